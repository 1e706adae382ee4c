// @ts-check
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runCommand } from './commands.mjs';
import { compressFiles } from './compress.mjs';
import { runStep, say } from './progress.mjs';
import { root } from './root.mjs';
import { computeStamp, hasStamp, writeStamp } from './stamp.mjs';

/**
 * Something built from sources. `dist` holds the result and, written last, the stamp of the sources it was built from.
 * @typedef {object} Build
 * @property {string} name
 * @property {string} dist
 * @property {string[]} sources
 * @property {() => Promise<unknown>} run
 */

const SHARED = ['packages/contract', 'packages/rules', 'package-lock.json', 'tools/start/builds.mjs'];

/** @type {Build} */
const database = {
  name: 'Bundling the database supervisor',
  dist: 'packages/postgres/dist',
  sources: ['packages/postgres', 'package-lock.json', 'tools/start/builds.mjs'],
  run: () =>
    bundle(['packages/postgres/src/postgres.ts', 'packages/postgres/src/processes.ts'], 'packages/postgres/dist'),
};

/** @type {Build} */
const server = {
  name: 'Bundling the server',
  dist: 'apps/server/dist',
  sources: ['apps/server/src', 'apps/server/package.json', 'packages/seeds', ...SHARED],
  run: () => bundle(['apps/server/src/main.ts', 'apps/server/src/reader-worker.ts'], 'apps/server/dist'),
};

/** @type {Build} */
const judge = {
  name: 'Bundling the judge',
  dist: 'apps/judge/dist',
  sources: ['apps/judge/src', 'apps/judge/package.json', ...SHARED],
  run: () => bundle(['apps/judge/src/main.ts'], 'apps/judge/dist'),
};

/** @type {Build} */
const web = {
  name: 'Building the web app',
  dist: 'apps/web/dist',
  sources: ['apps/web', 'tools/web', ...SHARED],
  run: buildWeb,
};

/** @type {Build} */
const drawing = {
  name: 'Building the drawing board',
  dist: 'drawing/dist',
  sources: ['drawing/src', 'drawing/build.mjs', 'drawing/package-lock.json'],
  run: buildDrawing,
};

/** What the launcher itself needs to start anything. */
export const launcherBuilds = [database];

/** What the launcher runs, besides the sandbox helper, which has its own Makefile: programs, one after the other, and pages. */
export const programBuilds = [server, judge];
export const siteBuilds = [...programBuilds, web];

/** What a site does without where it cannot be made: its packages are fetched for the build alone. */
export const optionalBuilds = [drawing];

/** Compiles the sandbox helper; make finds out by itself whether there is anything to do. */
export async function buildSandbox() {
  const make = (/** @type {string[]} */ ...args) => runCommand('make', ['-C', join(root, 'native/sandbox'), ...args]);
  const isCurrent = await make('-q').then(
    () => true,
    () => false,
  );
  if (!isCurrent) await runStep('Compiling the sandbox', () => make());
}

/** Builds what is stale, one after the other; two who want the same of one tree take turns. @param {Build[]} builds */
export async function buildStale(builds) {
  for (const build of builds) {
    const stampFile = join(root, build.dist, '.stamp');
    if (hasStamp(stampFile, computeStamp(build.sources))) continue;
    await withTurn(build, async () => {
      const stamp = computeStamp(build.sources);
      if (hasStamp(stampFile, stamp)) return;
      rmSync(stampFile, { force: true });
      await runStep(build.name, build.run);
      writeStamp(stampFile, stamp);
    });
  }
}

/** @param {string[]} options */
const buildWithVite = (...options) =>
  runCommand(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', ...options], {
    cwd: join(root, 'apps/web'),
    env: { ...process.env, NODE_ENV: 'production' },
  });

async function buildWeb() {
  await buildWithVite('--emptyOutDir');
  await buildWithVite('--config', 'vite.draw.config.ts');
  await compressFiles(join(root, 'apps/web/dist'));
}

/** Builds what is stale and goes on without what cannot be built. @param {Build[]} builds */
export async function buildOptional(builds) {
  for (const build of builds) {
    try {
      await buildStale([build]);
    } catch (error) {
      say(`  The site goes on without it: ${/** @type {Error} */ (error).message.split('\n', 1)[0]}`);
    }
  }
}

/** The packages of the drawing board are ten times what it is built to: they go when it is built. */
async function buildDrawing() {
  const folder = join(root, 'drawing');
  await runCommand('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: folder });
  const [esbuild, { buildDrawing: build }] = await Promise.all([import('esbuild'), import(join(folder, 'build.mjs'))]);
  await build(esbuild);
  await esbuild.stop();
  await compressFiles(join(folder, 'dist'));
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
}

/** Makes one `.mjs` in `outdir` of each entry. @param {string[]} entryPoints @param {string} outdir */
export async function bundle(entryPoints, outdir) {
  const esbuild = await import('esbuild');
  await esbuild.build({
    absWorkingDir: root,
    entryPoints,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    sourcesContent: false,
    // a program's text stays in memory as long as it runs
    minifyWhitespace: true,
    lineLimit: 200,
    logLevel: 'silent',
    // Native code cannot be bundled, `pg` reaches for `pg-native` only when asked to, and what prints certificates looks for files beside itself.
    external: ['@node-rs/*', 'fontkit', 'pdfkit', 'sharp', 'subset-font', 'pg-native'],
    // CommonJS packages inside an ES module still call `require` for Node's own modules.
    banner: {
      js: "import { createRequire as createRequireForBundle } from 'node:module'; const require = createRequireForBundle(import.meta.url);",
    },
  });
  await esbuild.stop();
  for (const entry of entryPoints) narrow(resolve(root, outdir, `${basename(entry, '.ts')}.mjs`));
}

/**
 * One letter beyond Latin makes V8 keep a whole program with two bytes a letter. The bundler escapes them everywhere but in regular expressions,
 * where the same escapes mean the same.
 * @param {string} file
 */
function narrow(file) {
  const text = readFileSync(file, 'utf8');
  const [raw] = /String\.raw`[^`]*[^\0-\xff][^`]*`/.exec(text) ?? [];
  if (raw) throw new Error(`${file}: what stands raw in a program must be Latin: ${raw.slice(0, 300)}`);
  const narrowed = text.replace(/(\\*)([^\0-\xff])/g, (_, backslashes, letter) => {
    if (backslashes.length % 2 === 1) throw new Error(`${file}: an escaped ${letter} cannot be written otherwise`);
    return `${backslashes}\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  writeFileSync(file, narrowed);
}

/** @param {Build} build @param {() => Promise<void>} work */
async function withTurn({ dist }, work) {
  const lock = join(root, `node_modules/.assay-build-${dist.replaceAll('/', '-')}`);
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
      if (isAbandoned(lock)) rmSync(lock, { force: true });
      else await sleep(200);
    }
  }
  try {
    await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** @param {string} lock */
function isAbandoned(lock) {
  try {
    return existsSync(lock) && !existsSync(`/proc/${readFileSync(lock, 'utf8')}`);
  } catch {
    return false;
  }
}
