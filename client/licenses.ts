// What others made and the page is built of: their names, licences and notices go along as /licenses.txt.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PACKAGE = /^.*\/(node_modules\/(?:@[^/]+\/)?[^/]+)\//;
const FILE = "licenses.txt";
const LINE = `\n${"-".repeat(72)}\n`;

interface About {
  name: string;
  version: string;
  license: string;
  dependencies: Record<string, string>;
}

function about(folder: string): About {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf-8"));
}

function notice(folder: string): string {
  const { name, version, license } = about(folder);
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  const text = file === undefined ? "" : `\n${readFileSync(join(folder, file), "utf-8").trim()}\n`;
  return `${name} ${version} (${license})\n${text}`;
}

export function licenses(): Plugin {
  return {
    name: "licenses",
    apply: "build",
    generateBundle() {
      // Fonts come in by style sheets, which name no modules, and helpers of helpers by modules alone.
      const named = Object.keys(about(".").dependencies).map((name) => `node_modules/${name}`);
      const bundled = [...this.getModuleIds()].flatMap((id) => PACKAGE.exec(id)?.slice(1, 2) ?? []);
      const folders = [...new Set([...named, ...bundled])].filter((folder) => existsSync(folder)).sort();
      this.emitFile({ type: "asset", fileName: FILE, source: folders.map(notice).join(LINE) });
    },
  };
}
