import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { printContract } from '../../tools/print-contract.ts';
import { printScreenList } from '../../tools/print-screens.ts';
import { mantineStyles } from '../../tools/web/mantine-styles.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Markdown asks for it to decode `&amp;` and its like, which every browser does by itself. */
const entitiesByBrowser = { find: /^entities$/, replacement: at('./src/lib/browser-entities.ts') };

/** Where the pages of screens are named. */
const PAGE_TABLES = ['./src/pages-public.ts', './src/pages-groups.ts', './src/pages-admin.ts'];

export default defineConfig({
  root: at('.'),
  plugins: [
    printContract(),
    mantineStyles(),
    react(),
    printScreenList(() => PAGE_TABLES.map((file) => readFileSync(at(file), 'utf8')).join('\n')),
  ],
  resolve: { alias: [entitiesByBrowser] },
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    strictPort: true,
    proxy: { '/api': { target: process.env.API_URL ?? 'http://127.0.0.1:8080', changeOrigin: false } },
  },
  build: {
    target: 'es2022',
    sourcemap: 'hidden',
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'router', test: /node_modules\/@tanstack\// },
            { name: 'app', tags: ['$initial'] },
            // What most pages have: nothing that opens over a page or asks for input, which brings half of Mantine along.
            {
              name: 'common',
              test: /\/(web\/src\/(lib|ui(?!\/(crud|dialogs|form|upload|table\/(edited|pager|row-actions|search))))|packages\/contract\/src\/(?!failures)|@mantine\/core\/esm\/core|components\/(Skeleton|Stack|Group|Text)|lucide-react)\//,
              minShareCount: 16,
            },
          ],
        },
      },
    },
  },
});
