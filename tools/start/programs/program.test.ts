import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { Program } from './program.mjs';

const folder = mkdtempSync(join(tmpdir(), 'assay-program-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let program: Program | undefined;
afterEach(() => program?.stop(1000));

const ALIVE = `console.log('{"event":"alive"}')`;

/** Keeps a script running that notes each of its starts. @returns how often it was started, and what was told of its ends */
function keep(
  script: string,
  mayRestart: (wasKilled: boolean) => boolean = () => true,
  env: Record<string, string> = {},
) {
  const at = mkdtempSync(join(folder, 'x'));
  const file = join(at, 'script.mjs');
  const starts = join(at, 'starts');
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs'; appendFileSync(${JSON.stringify(starts)}, 'x');\n${script}`,
  );
  const told: string[] = [];
  program = new Program({
    name: 'program',
    script: file,
    args: [],
    cwd: at,
    start: { wrap: (command) => command, env, weaker: undefined, end: () => {} },
    umask: 0o077,
    logFile: join(at, 'log'),
    mayRestart,
    onLine: () => false,
    onStart: () => {},
    onEnd: (what) => told.push(what),
    patience: { firstMs: 20_000, laterMs: 600, lookMs: 200 },
  });
  program.start();
  return { starts: () => (existsSync(starts) ? readFileSync(starts, 'utf8').length : 0), told, log: join(at, 'log') };
}

test.each([
  ['is stopped', `${ALIVE}; setTimeout(() => process.kill(process.pid, 'SIGSTOP'), 100);`],
  ['computes for ever', `${ALIVE}; setTimeout(() => { for (;;); }, 100);`],
])('a program that %s is replaced', async (_how, script) => {
  const { starts, told } = keep(script);
  await expect.poll(starts, { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
  expect(told[0]).toMatch(/^The program has not answered for \d+ s$/);
});

test('a program that goes on saying that it lives is left alone, and its signs are no lines of the log', async () => {
  const { starts, told, log } = keep(`console.log('a line'); ${ALIVE}; setInterval(() => ${ALIVE}, 100);`);
  await expect.poll(() => existsSync(log) && readFileSync(log, 'utf8'), { timeout: 20_000 }).toBe('a line\n');
  await new Promise((resolve) => setTimeout(resolve, 2000));
  expect([starts(), told]).toEqual([1, []]);
});

test('secrets stand in no environment that a list of processes shows: they come on standard input', async () => {
  const script = `import { readFileSync } from 'node:fs';
    console.log(JSON.stringify({ handed: JSON.parse(readFileSync(0, 'utf8')), shown: readFileSync('/proc/self/environ', 'utf8') }));
    ${ALIVE}; setInterval(() => ${ALIVE}, 100);`;
  const secret = { DATABASE_URL: 'postgresql://x', JUDGE_TOKEN: 'a-token-of-length-16' };
  const { log } = keep(script, () => true, { ...secret, PORT: '8080' });
  await expect.poll(() => existsSync(log) && readFileSync(log, 'utf8').trim(), { timeout: 20_000 }).toMatch(/./);
  const { handed, shown } = JSON.parse(readFileSync(log, 'utf8'));
  expect(handed).toEqual(secret);
  expect(shown).toContain('PORT=8080');
  for (const value of Object.values(secret)) expect(shown).not.toContain(value);
});

test('whether it may be started again depends on whether it was killed or ended by itself', async () => {
  const killed = keep(`process.kill(process.pid, 'SIGKILL');`, (wasKilled) => wasKilled);
  await expect.poll(killed.starts, { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
  await program?.stop(1000);
  keep(`console.error('no such thing'); process.exit(1);`, (wasKilled) => wasKilled);
  await expect(program!.failed).rejects.toThrow('no such thing');
});
