import { spawn } from 'node:child_process';
import { findDanglingCitations } from './check-citations.ts';
import { findBreaches } from './check-layout.ts';
import { findRawStyles } from './check-style.ts';
import { findTableBreaches } from './check-tables.ts';
import { findWords } from './check-words.ts';
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
  // More threads learn the same types again: they take 98 seconds of the processor together, one takes 57.
  { name: 'types', run: program('tsc', '--singleThreaded') },
  { name: 'lint and format', run: program('biome', 'check', '--error-on-warnings', '--max-diagnostics=50', '.') },
  { name: 'unused code', run: program('knip') },
  { name: 'layout', run: async () => findBreaches() },
  { name: 'tables', run: async () => findTableBreaches() },
  { name: 'citations', run: async () => findDanglingCitations() },
  { name: 'style', run: async () => findRawStyles() },
  { name: 'words', run: async () => findWords() },
  { name: 'printed lists', run: findStalePrints },
  { name: 'schema', run: program('tsx', 'tools/db-dump.ts', '--check') },
];

/** Tells what a step found as soon as it is known; whether it found nothing. */
async function take({ name, run }: Step): Promise<boolean> {
  const started = performance.now();
  const findings = await run();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log([`${findings.length === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`, ...findings].join('\n'));
  return findings.length === 0;
}

// The types take as long as all the others, and one processor.
const [types, ...others] = STEPS;
const outcomes = await Promise.all([take(types!), takeInTurn(others)]);
process.exitCode = outcomes.every((isClean) => isClean) ? 0 : 1;

async function takeInTurn(steps: Step[]): Promise<boolean> {
  let isClean = true;
  for (const step of steps) isClean = (await take(step)) && isClean;
  return isClean;
}
