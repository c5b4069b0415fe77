// Packs what was built, so that the server never has to: beside each file of text lie a .gz and a .br.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const LEAST = 512;
const TEXTS = new Set([".css", ".js", ".json", ".svg", ".txt", ".webmanifest"]);

function pack(file: string): void {
  const content = readFileSync(file);
  if (content.length >= LEAST) {
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  }
}

export function compress(): Plugin {
  let folder = "";
  return {
    name: "compress",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        if (TEXTS.has(extname(name))) {
          pack(join(folder, name));
        }
      }
    },
  };
}
