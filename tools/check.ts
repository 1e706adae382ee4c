import { spawn } from 'node:child_process';
import { findBreaches } from './check-layout.ts';
import { findStalePrints } from './print.ts';

/** A step of the check: its name and what it found, empty when all is well. */
interface Step {
  name: string;
  run(): Promise<string[]>;
}

/** Runs a program of the project; its whole output is the finding when it fails. */
const program =
  (...command: string[]) =>
  () =>
    new Promise<string[]>((resolve) => {
      const child = spawn('npx', ['--no-install', ...command], { stdio: ['ignore', 'pipe', 'pipe'] });
      let output = '';
      child.stdout.on('data', (chunk) => {
        output += chunk;
      });
      child.stderr.on('data', (chunk) => {
        output += chunk;
      });
      child.on('close', (code) => resolve(code === 0 ? [] : [output.trim()]));
    });

const STEPS: Step[] = [
  { name: 'types', run: program('tsc') },
  { name: 'lint and format', run: program('biome', 'check', '--error-on-warnings', '--max-diagnostics=50', '.') },
  { name: 'unused code', run: program('knip') },
  { name: 'layout', run: async () => findBreaches() },
  { name: 'printed lists', run: findStalePrints },
  { name: 'schema', run: program('tsx', 'tools/db-dump.ts', '--check') },
];

let failed = false;
for (const { name, run } of STEPS) {
  const started = performance.now();
  const findings = await run();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${findings.length === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
  for (const finding of findings) console.log(finding);
  failed ||= findings.length > 0;
}
process.exitCode = failed ? 1 : 0;
