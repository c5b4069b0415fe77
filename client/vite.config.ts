import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compress } from "./compress.ts";
import { licenses } from "./licenses.ts";
import { pictograms } from "./pictograms.ts";

const server = process.env.KOSMODROM_SERVER ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [svelte(), pictograms("src/art/pictograms"), licenses(), compress()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 300,
  },
  server: {
    // A board may say what its game's own texts say.
    fs: { allow: [".."] },
    proxy: {
      "/api": server,
      "/ws": { target: server.replace("http", "ws"), ws: true },
    },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    environment: "happy-dom",
    // A thread and a window for all files: src/setup.ts clears what one leaves to the next.
    pool: "threads",
    isolate: false,
    testTimeout: 30_000,
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/setup.ts"],
  },
});
