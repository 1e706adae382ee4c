import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { printContract } from '../../tools/print-contract.ts';
import { nameClasses } from '../../tools/web/class-names.ts';
import { drawnPages } from '../../tools/web/drawn-pages.ts';

/** How the program is built that draws the first sight of pages for the server: one file, beside the web app but not served with it. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [printContract(), drawnPages(), react()],
  css: { modules: { generateScopedName: nameClasses(fileURLToPath(new URL('.', import.meta.url))) } },
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'src/draw.tsx',
    outDir: 'dist/.draw',
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node20',
    sourcemap: false,
    rolldownOptions: { output: { entryFileNames: 'draw.mjs', codeSplitting: false } },
  },
});
