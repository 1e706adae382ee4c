import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { printContract } from '../../tools/print-contract.ts';
import { printScreenList } from '../../tools/print-screens.ts';
import { classesInPlace, nameClasses } from '../../tools/web/class-names.ts';
import { leanKits } from '../../tools/web/lean-kits.ts';
import { mantineStyles } from '../../tools/web/mantine-styles.ts';
import { sharedChunks } from '../../tools/web/shared-chunks.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Markdown asks for it to decode `&amp;` and its like, which every browser does by itself. */
const entitiesByBrowser = { find: /^entities$/, replacement: at('./src/lib/browser-entities.ts') };

/** Where the pages of screens are named. */
const readTables = () =>
  Object.fromEntries(
    ['public', 'contests', 'more', 'groups', 'admin']
      .map((name) => `pages-${name}.ts`)
      .map((file) => [file, readFileSync(at(`./src/${file}`), 'utf8')]),
  );

/** How the web app is built and served while it is worked on. */
export const config: UserConfig = {
  root: at('.'),
  plugins: [printContract(), mantineStyles(), leanKits(at('./src')), classesInPlace(), react()],
  css: { modules: { generateScopedName: nameClasses(at('.')) } },
  resolve: { alias: [entitiesByBrowser] },
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    strictPort: true,
    proxy: { '/api': { target: process.env.API_URL ?? 'http://127.0.0.1:8080', changeOrigin: false } },
  },
  build: {
    target: 'es2022',
    sourcemap: 'hidden',
    // docs/weights.txt tells what is loaded
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
    rolldownOptions: { optimization: { inlineConst: true } },
  },
};

/** What changes seldom is kept by browsers when the rest is new; what every page begins with is one file. */
const OWN_FILES = [
  { name: 'parts', test: /node_modules\/(react|react-dom|scheduler|@tanstack)\// },
  { name: 'app', tags: ['$initial' as const] },
];
/** Most visits begin at home: a request that it saves is worth as much as one of as many other pages. */
const HOME_WEIGHT = 300;
/** By the end of a module's name: how many pages its own counts for. What shows parts of all pages to those who change them has no say in their files. */
const WEIGHTS = { '/src/pages/home/home.tsx': HOME_WEIGHT, '/src/pages/admin/design/results.tsx': 0 };
const weigh = (moduleIds: Iterable<string>) => {
  const ids = [...moduleIds];
  return Object.entries(WEIGHTS).find(([end]) => ids.some((id) => id.endsWith(end)))?.[1] ?? 1;
};
/** Beside what the back office and groups load as their frame, more than this comes near what a page may weigh (docs/weights.txt). */
const LARGE_BYTES = 120_000;
const large = {
  isLarge: (moduleIds: Iterable<string>, bytes: number) =>
    bytes > LARGE_BYTES && [...moduleIds].some((id) => id.includes('/src/pages/')),
  weight: 5,
};

export default defineConfig({
  ...config,
  plugins: [
    config.plugins,
    printScreenList(readTables),
    sharedChunks(config, OWN_FILES, { requestBytes: 4_000, weigh, large }),
  ],
});
