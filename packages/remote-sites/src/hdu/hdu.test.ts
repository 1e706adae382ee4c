import { type Simulator, startSimulator } from '@assay/remote-simulators/core/simulator.ts';
import { hdu as simulated } from '@assay/remote-simulators/hdu/hdu.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSiteClient } from '../client/client.ts';
import { prepareSource } from '../prepare.ts';
import { readVerdict } from '../verdicts.ts';
import { VERDICTS } from './languages.ts';
import { hdu } from './site.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator(simulated);
});
afterAll(() => simulator.close());
beforeEach(() => simulator.faults.clear());

const open = () =>
  createSiteClient({
    ...hdu,
    origin: simulator.origin,
    hosts: [],
    inside: [new URL(simulator.origin).host],
    timeoutMs: 2_000,
  });
const POOL = { handle: 'pool1', secret: 'pw-1' };
const [GXX] = hdu.languages;

const send = async (client = open(), code = '// @sim verdict=WA\nint main(){}') => {
  await hdu.robot.login(client, POOL);
  const prepared = prepareSource(hdu, GXX!, code, 'assay 1234567890abcdef')!;
  return hdu.robot.submit(client, { key: '1000', submitKey: '1000', language: GXX!, source: prepared.source }, POOL);
};

test.each([
  ['Queuing', 5],
  ['Submitted', 5],
  ['Compiling', 6],
  ['Running', 7],
  ['Accepted', 0],
  ['Presentation Error', -3],
  ['Wrong Answer', -1],
  ['Runtime Error (ACCESS_VIOLATION)', 3],
  ['Runtime Error\n(STACK_OVERFLOW)', 3],
  ['Runtime Error (INTEGER_DIVIDE_BY_ZERO)', 3],
  ['Time Limit Exceeded', 1],
  ['Memory Limit Exceeded', 2],
  ['Output Limit Exceeded', 3],
  ['Compilation Error', -2],
  ['System Error', 4],
  ['Out Of Contest Time', 4],
  ['Judging Paused', null],
  ['accepted', null],
  ['__proto__', null],
])('“%s” is %s', (words, status) => expect(readVerdict(VERDICTS, words)).toBe(status));

test.each([
  ['1000', '1000'],
  ['999', null],
  ['01000', null],
  ['1000a', null],
  ['../1000', null],
])('%s as an id', (text, key) => expect(hdu.keyOf(text)).toBe(key));

test('languages are those of its form', () => {
  expect(hdu.languages.map(({ id, name }) => `${id} ${name}`)).toEqual([
    '0 G++',
    '1 GCC',
    '2 C++',
    '3 C',
    '4 Pascal',
    '5 Java',
    '6 C#',
  ]);
});

describe('problems', () => {
  test('one sample, the limits of other languages than Java', async () => {
    expect(await hdu.readProblem(open(), '1000')).toMatchObject({
      texts: { en: { title: 'A + B Problem', description: 'Calculate *A + B*.', hint: '' } },
      samples: [{ input: '1 1\n', output: '2\n' }],
      timeMs: 1000,
      memoryKb: 32768,
      warnings: [],
    });
  });

  test('a hint within the sample is taken out of it; Chinese and formulas stay', async () => {
    const problem = await hdu.readProblem(open(), '1001');
    expect(problem.texts.en!.description).toContain('给定 n, calculate');
    expect(problem.texts.en!.description).toContain('$1 \\le n \\le 10^5$');
    expect(problem.texts.en!.hint).toBe('Use integers of 32 bits.');
    expect(problem.samples).toEqual([{ input: '1\n100\n', output: '1\n\n5050\n' }]);
    expect(problem.source).toBe('DYGG');
  });

  test('pictures by whole addresses, a table, no part for the output', async () => {
    const problem = await hdu.readProblem(open(), '3642');
    expect(problem.pictures).toEqual([
      `${simulator.origin}/data/images/3642-1.png`,
      `${simulator.origin}/data/images/3642-2.png`,
    ]);
    for (const address of problem.pictures) expect(problem.texts.en!.description).toContain(address);
    expect(problem.texts.en!.output).toBe('See the description.');
    expect(problem.samples[0]!.input).toBe('1\n2 < 3\n');
    expect(problem).toMatchObject({ timeMs: 5000, memoryKb: 32768 });
  });

  test.each([
    ['removedProblem', { kind: 'missing' }],
    ['http503', { kind: 'unreachable' }],
    ['http502', { kind: 'unreachable' }],
    ['reset', { kind: 'unreachable' }],
    ['stall', { kind: 'unreachable' }],
    ['captcha', { kind: 'blocked' }],
    ['forbidden', { kind: 'blocked' }],
    ['redirectLoop', { kind: 'unreachable' }],
    ['redirectInside', { kind: 'unknownPage' }],
    ['hugeBody', { kind: 'unreachable' }],
    ['changedMarkup', { kind: 'unknownPage' }],
  ] as const)('%s', async (kind, trouble) => {
    simulator.faults.add([{ kind, path: '/showproblem' }]);
    await expect(hdu.readProblem(open(), '1000')).rejects.toMatchObject(trouble);
  });

  test('wrong limits are said, a wrong charset does no harm, a script does not come along', async () => {
    simulator.faults.add([{ kind: 'wrongLimits' }, { kind: 'wrongCharset' }, { kind: 'evilHtml' }]);
    const problem = await hdu.readProblem(open(), '1001');
    expect(problem.warnings).toEqual(['noLimits']);
    expect(problem.texts.en!.description).toContain('给定');
    expect(problem.texts.en!.description).not.toMatch(/alert\(1\)|onclick|<script/);
  });
});

describe('submitting', () => {
  test('it is taken as it was written, and found by who sent it', async () => {
    const client = open();
    const before = await hdu.robot.listOwn(client, { handle: 'pool1', key: '1000' });
    expect(await send(client)).toEqual({ id: null });
    const [newest, ...rest] = await hdu.robot.listOwn(client, { handle: 'pool1', key: '1000' });
    expect(rest).toHaveLength(before.length);
    expect(newest).toMatchObject({ key: '1000', handle: 'pool1', language: 'G++', status: 5, raw: 'Queuing' });
    simulator.world.advance(10_000);
    const [followed] = await hdu.follow(open(), 'pool1', [newest!]);
    expect(followed).toMatchObject({ id: newest!.id, status: -1, timeMs: 15, memoryKb: 1808 });
  });

  test.each([
    ['too soon', {}, 'busy'],
    ['duplicateCode', { kind: 'duplicateCode' }, 'refused'],
    ['unknownLanguage', { kind: 'unknownLanguage' }, 'refused'],
    ['expireLogin', { kind: 'expireLogin', path: '/submit' }, 'signedOut'],
    ['rateLimit', { kind: 'rateLimit', path: '/submit' }, 'busy'],
  ] as const)('%s', async (_what, fault, kind) => {
    simulator.world.advance(10_000);
    if ('kind' in fault) simulator.faults.add([fault]);
    else await send();
    await expect(send()).rejects.toMatchObject({ kind });
  });

  test('a wrong password', async () => {
    await expect(hdu.robot.login(open(), { ...POOL, secret: 'no' })).rejects.toMatchObject({ kind: 'badCredentials' });
  });

  test.each(['dropAfterAccept', 'dropBeforeAccept'] as const)('%s may have arrived', async (kind) => {
    simulator.world.advance(10_000);
    simulator.faults.add([{ kind, path: '/submit' }]);
    await expect(send()).rejects.toMatchObject({ kind: 'unreachable', details: { mayHaveArrived: true } });
  });

  test('what its compiler said', async () => {
    simulator.world.advance(10_000);
    const client = open();
    await send(client, '// @sim verdict=CE\nint main(){ x }');
    const [run] = await hdu.robot.listOwn(client, { handle: 'pool1', key: '1000' });
    simulator.world.advance(10_000);
    expect(await hdu.follow(client, 'pool1', [run!])).toContainEqual(
      expect.objectContaining({ id: run!.id, status: -2 }),
    );
    expect(await hdu.readCompileError!(client, run!)).toContain('not declared in <this> scope');
  });
});

test.each([1, 2, 3, 4])('a list whose markup changed (%i) is not read', async (param) => {
  await send().catch(() => {});
  simulator.faults.add([{ kind: 'changedMarkup', path: '/status', param }]);
  await expect(hdu.robot.listOwn(open(), { handle: 'pool1', key: '1000' })).rejects.toMatchObject({
    kind: 'unknownPage',
  });
});
