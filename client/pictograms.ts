// One file of all pictograms: `<use href="{url}#name">`. Its address is the default export of `virtual:pictograms`.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:pictograms";
const FILE = "pictograms.svg";

function symbol(folder: string, file: string): string {
  const source = readFileSync(join(folder, file), "utf-8");
  const inner = source.replace(/^[^<]*<svg[^>]*>/s, "").replace(/<\/svg>\s*$/, "");
  return `<symbol id="${file.replace(".svg", "")}" viewBox="0 0 24 24">${inner}</symbol>`;
}

/** All pictograms of a folder as symbols of one picture. */
export function sprite(folder: string): string {
  const files = readdirSync(folder).filter((file) => file.endsWith(".svg"));
  return `<svg xmlns="http://www.w3.org/2000/svg">${files
    .sort()
    .map((file) => symbol(folder, file))
    .join("")}</svg>`;
}

export function pictograms(folder: string): Plugin {
  let isBuild = false;
  return {
    name: "pictograms",
    configResolved(config) {
      isBuild = config.command === "build";
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) {
        return undefined;
      }
      if (!isBuild) {
        return `export default "/${FILE}"`;
      }
      const reference = this.emitFile({ type: "asset", name: FILE, source: sprite(folder) });
      return `export default import.meta.ROLLUP_FILE_URL_${reference}`;
    },
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_, response) => {
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(sprite(folder));
      });
    },
  };
}
