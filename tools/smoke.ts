import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSandbox, buildStale, launcherBuilds, siteBuilds } from './start/builds.mjs';
import { provideToolchains } from './start/toolchains/toolchains.mjs';

/**
 * `npm run smoke -- 22 24`: the product on other versions of Node than the one it is developed on. Each is installed from
 * its npm package, then the pure rules and one whole journey (a site from `npm start`, a browser, a judged submission)
 * run under it: whatever the journey starts is started with that Node, too.
 */
const MAJORS = ['22', '24'];
const FOLDER = join('node_modules', '.cache', 'assay-nodes');

/** The program of the newest Node of a major version; installed when it is not there. */
function nodeOf(major: string): string {
  const home = join(process.cwd(), FOLDER, major);
  const program = join(home, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (existsSync(program)) return program;
  mkdirSync(home, { recursive: true });
  const name = `node-${process.platform}-${process.arch}@^${major}`;
  execFileSync('npm', ['install', '--prefix', home, '--no-save', '--no-package-lock', '--ignore-scripts', name], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return program;
}

/** Runs tests under a Node; whether all passed. */
function passes(program: string, ...tests: string[]): boolean {
  const env = { ...process.env, PATH: `${join(program, '..')}:${process.env.PATH}`, NO_COLOR: '1' };
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...tests];
  return spawnSync(program, args, { env, stdio: 'inherit' }).status === 0;
}

await provideToolchains(['sandbox', 'judging', 'tests'], ['sandbox', 'tests']);
// A journey waits for a site to start, not for all of it to be built.
await buildSandbox();
await buildStale([...launcherBuilds, ...siteBuilds]);

const { positionals } = parseArgs({ allowPositionals: true });
const outcomes = (positionals.length > 0 ? positionals : MAJORS).map((major) => {
  const program = nodeOf(major);
  const version = execFileSync(program, ['--version'], { encoding: 'utf8' }).trim();
  const passed =
    passes(program, '--project', 'rules') && passes(program, '--project', 'journeys', 'e2e/main-journey.test.ts');
  return { line: `${passed ? 'ok  ' : 'FAIL'} ${version}`, passed };
});
console.log(outcomes.map(({ line }) => line).join('\n'));
process.exitCode = outcomes.every(({ passed }) => passed) ? 0 : 1;
