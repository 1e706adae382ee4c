import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vitest/config';
import type { VitestPluginContext } from 'vitest/node';
import { root } from '../start/root.mjs';

/** What tests of the server, the judge and the rules import; of what stands there, tests themselves are read by vitest. */
const FOLDERS = ['packages', 'apps/server', 'apps/judge', 'native'];
const SKIPPED = /^(node_modules|\..*)$/;
const PREFIX = 'assay-translated-';

/**
 * Lets tests import sources that were translated once, all together, and that Node loads itself. Vitest would hand each module to each
 * worker one by one, and reach what one takes from another through a getter.
 */
export function translated(): Plugin {
  let isUsed = true;
  return {
    name: 'translated-sources',
    enforce: 'pre',
    // who waits for changes, or counts lines that were run, means the sources themselves
    configureVitest({ vitest: { config } }: VitestPluginContext) {
      isUsed = !config.watch && !config.coverage.enabled;
      // beside the making of the database; who waits for it is told what went wrong
      if (isUsed) translateOnce().catch(() => {});
    },
    async resolveId(source, importer, options) {
      if (!isUsed || !importer || !/^(\.|@assay\/)/.test(source)) return;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const translations = await translateOnce();
      return translations.get(found?.id ?? '') ?? found;
    },
  };
}

let underWay: Promise<Map<string, string>> | undefined;
/** Projects of one run share what is translated. */
const translateOnce = () => (underWay ??= translate());

/** @returns the file to load instead, by the path of a source */
async function translate(): Promise<Map<string, string>> {
  const outdir = makeFolder();
  const files = FOLDERS.flatMap((folder) => listSources(join(root, folder)));
  const esbuild = await import('esbuild');
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: files,
    outdir,
    outbase: root,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'one-by-one',
        setup(build) {
          build.onResolve({ filter: /^(\.|@assay\/)/ }, ({ path, importer }) => ({
            path: placeOf(path, importer),
            external: true,
          }));
          const own = new Map(files.map((file) => [file, withOwnPlace(file)]));
          build.onLoad({ filter: /\.ts$/ }, ({ path }) => ({ contents: own.get(path)!, loader: 'ts' }));
        },
      },
    ],
  });
  return new Map(files.map((file) => [file, join(outdir, relative(root, file)).replace(/\.ts$/, '.mjs')]));
}

/** Sources find what stands beside them where they stand themselves. */
function withOwnPlace(file: string): string {
  const text = readFileSync(file, 'utf8');
  if (!text.includes('import.meta.')) return text;
  return text
    .replaceAll('import.meta.dirname', JSON.stringify(dirname(file)))
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href));
}

/** How a translated file names what its source imports. */
function placeOf(path: string, importer: string): string {
  const [, workspace, inside] = /^@assay\/([^/]+)\/(.+)$/.exec(path) ?? [];
  const target = workspace ? join(root, 'packages', workspace, 'src', inside!) : resolve(dirname(importer), path);
  if (!target.endsWith('.ts')) return pathToFileURL(target).href;
  const between = relative(dirname(importer), target).replace(/\.ts$/, '.mjs');
  return between.startsWith('.') ? between : `./${between}`;
}

function listSources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.test(entry.name) ? [] : listSources(path);
    return /\.ts$/.test(entry.name) && !/\.(test|d)\.ts$/.test(entry.name) ? [path] : [];
  });
}

/** A folder of this run, from where packages are found as from the sources; it goes with the run, or with the next after one that was killed. */
function makeFolder(): string {
  const parent = join(root, 'node_modules/.cache');
  mkdirSync(parent, { recursive: true });
  for (const name of readdirSync(parent)) {
    const pid = name.match(`^${PREFIX}(\\d+)-`)?.[1];
    if (pid && !isAlive(Number(pid))) rmSync(join(parent, name), { recursive: true, force: true });
  }
  const folder = mkdtempSync(join(parent, `${PREFIX}${process.pid}-`));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
