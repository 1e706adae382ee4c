import { afterAll, expect, test } from 'vitest';
import type { Job } from './job.ts';
import { ReaderThread } from './reader-thread.ts';
import { createReaders } from './readers.ts';

const program = (onMessage: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(
      `import { parentPort as port } from 'node:worker_threads';
       port.postMessage('ready');
       port.on('message', async ({ input }) => { ${onMessage} });`,
    )}`,
  );

const job = (time: number): Job<unknown, unknown> => ({
  name: 'no job of the site',
  lane: 'import',
  bounds: {
    reader: { en: 'Test', zh: '测试' },
    where: 'reader-thread.test.ts',
    input: { max: 1, unit: 'bytes' },
    time,
  },
  run: () => {
    throw new Error('it runs in the thread alone');
  },
});

test('a thread that never comes to an end is ended, and says why', async () => {
  const thread = new ReaderThread(program('for (;;);'));
  await expect(thread.run(job(200), null)).rejects.toMatchObject({ code: 'reader.tooSlow', params: { seconds: 1 } });
  expect(thread.isDead).toBe(true);
});

test('so is one inside a regular expression', async () => {
  const thread = new ReaderThread(program("/^(a+)+$/.test('a'.repeat(64) + 'b')"));
  await expect(thread.run(job(200), null)).rejects.toMatchObject({ code: 'reader.tooSlow' });
});

test('one that takes all memory is ended alone', { timeout: 60_000 }, async () => {
  const thread = new ReaderThread(program('const all = []; for (;;) all.push(new Array(1e5).fill(Math.random()));'));
  await expect(thread.run(job(60_000), null)).rejects.toMatchObject({ code: 'reader.tooMuchMemory' });
  expect(thread.isDead).toBe(true);
});

test('it knows nothing of the environment of the server', async () => {
  const thread = new ReaderThread(program('port.postMessage({ output: Object.keys(process.env) })'));
  expect(await thread.run(job(5_000), null)).toEqual([]);
  await thread.end();
});

test('failures keep their parameters', async () => {
  const answer = { failure: { code: 'testdata.badName', params: { entry: '../x' } } };
  const thread = new ReaderThread(program(`port.postMessage(${JSON.stringify(answer)})`));
  await expect(thread.run(job(5_000), null)).rejects.toMatchObject({
    code: 'testdata.badName',
    params: { entry: '../x' },
  });
  await thread.end();
});

const readers = createReaders((lane) =>
  lane === 'import'
    ? new ReaderThread(program('setTimeout(() => port.postMessage({ output: input }), 300)'))
    : new ReaderThread(),
);
afterAll(() => readers.close());

test('one import of a person at a time, a few of all, and the others wait or are told to', async () => {
  const run = (person: number) => readers.run(job(60_000), person, person);
  const first = run(1);
  await expect(run(1)).rejects.toMatchObject({ code: 'reader.oneAtATime' });
  const others = Array.from({ length: 9 }, (_, at) => run(at + 2));
  await expect(run(100)).rejects.toMatchObject({ code: 'reader.busy' });
  expect(await Promise.all([first, ...others])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(await run(1)).toBe(1);
});

test('after one was ended the next gets a fresh thread', async () => {
  await expect(readers.run(job(1), 7, 7)).rejects.toMatchObject({ code: 'reader.tooSlow' });
  expect(await readers.run(job(60_000), 8, 7)).toBe(8);
});
