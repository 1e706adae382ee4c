// @ts-check
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Builds the page of the drawing board: from the packages beside this file, which are needed for nothing else, to files that are
 * served as they are.
 */
const here = dirname(fileURLToPath(import.meta.url));
const modules = join(here, 'node_modules');
const dist = join(here, 'dist');
const LIBRARY = join(modules, '@excalidraw/excalidraw/dist/prod');

/** Where the library would look for fonts that are not beside the page: the beginning of a template, and what stands there instead. */
const PUBLIC_FONTS = '`https://esm.sh/';
// biome-ignore lint/suspicious/noTemplateCurlyInString: it becomes part of a template
const OWN_FONTS = "`${new URL('/drawing/', window.location.href).href}";
/** The languages of the site. */
const LANGUAGES = /\/(en|zh-CN)-[^/]*$/;

/** @type {import('esbuild').Plugin} */
const leaner = {
  name: 'leaner',
  setup(build) {
    build.onLoad({ filter: /\/excalidraw\/dist\/prod\/[^/]+\.js$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      return source.includes(PUBLIC_FONTS) ? { contents: source.replace(PUBLIC_FONTS, OWN_FONTS) } : null;
    });
    // diagrams from text are not offered
    build.onResolve({ filter: /^@excalidraw\/mermaid-to-excalidraw$/ }, ({ path }) => ({ path, namespace: 'empty' }));
    build.onLoad({ filter: /\/locales\/[^/]+\.js$/ }, ({ path }) =>
      LANGUAGES.test(path) ? null : { contents: 'export default {};' },
    );
    build.onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: 'export {};' }));
  },
};

/** @param {typeof import('esbuild')} esbuild */
export async function buildDrawing(esbuild) {
  const { outputFiles, metafile } = await esbuild.build({
    absWorkingDir: here,
    entryPoints: ['src/main.ts'],
    outdir: 'dist',
    entryNames: '[name]-[hash]',
    chunkNames: 'chunks/[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    publicPath: '/drawing/',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    jsx: 'automatic',
    metafile: true,
    write: false,
    logLevel: 'silent',
    conditions: ['production'],
    nodePaths: [modules],
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.IS_PREACT': '"false"' },
    loader: { '.woff2': 'file', '.svg': 'file' },
    plugins: [leaner],
  });
  rmSync(dist, { recursive: true, force: true });
  for (const { path, contents, text } of outputFiles) {
    // the styles of what is loaded later are those of the page already
    if (path.endsWith('.css') && path.includes('/chunks/')) continue;
    mkdirSync(dirname(path), { recursive: true });
    // a newer library may name it otherwise: that is to be seen, not to be served
    if (text.includes('esm.sh')) throw new Error('the library still names a public address of fonts');
    writeFileSync(path, contents);
  }
  cpSync(join(LIBRARY, 'fonts'), join(dist, 'fonts'), { recursive: true });
  const address = (/** @type {string} */ path) => `/drawing/${path.slice('dist/'.length)}`;
  const [script = '', { cssBundle = '' } = {}] =
    Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === 'src/main.ts') ?? [];
  const files = [
    `<link rel="stylesheet" crossorigin href="${address(cssBundle)}" />`,
    `<script type="module" crossorigin src="${address(script)}"></script>`,
  ].join('');
  const page = readFileSync(join(here, 'src/index.html'), 'utf8').replace('<!-- files -->', files);
  writeFileSync(join(dist, 'index.html'), page);
}
