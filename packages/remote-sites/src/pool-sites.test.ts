import { type Simulator, startSimulator } from '@assay/remote-simulators/core/simulator.ts';
import { SIMULATED } from '@assay/remote-simulators/simulators.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSiteClient } from './client/client.ts';
import { VERDICTS as LIBRE_VERDICTS } from './libre/languages.ts';
import { VERDICTS as POJ_VERDICTS } from './poj/languages.ts';
import { prepareSource } from './prepare.ts';
import { SITES } from './sites.ts';
import { readVerdict } from './verdicts.ts';

/** What all sites with accounts have in common; what HDU alone does stands in `hdu/hdu.test.ts`. */
const POOL = Object.values(SITES).flatMap(({ robot, ...site }) => (robot ? [{ ...site, robot }] : []));
const KEYS: Readonly<Record<string, string>> = { HDU: '1000', POJ: '1000', LIBRE: '1', SPOJ: 'TEST' };

describe.each(POOL)('$code', (site) => {
  let simulator: Simulator;
  beforeAll(async () => {
    simulator = await startSimulator(SIMULATED[site.code]!);
  });
  afterAll(() => simulator.close());
  beforeEach(() => {
    simulator.faults.clear();
    simulator.world.advance(60_000);
  });
  const open = () => {
    const { origin } = simulator;
    return createSiteClient({ ...site, origin, hosts: [], inside: [new URL(origin).host], timeoutMs: 2_000 });
  };
  const POOL1 = { handle: 'pool1', secret: 'pw-1' };
  const key = KEYS[site.code]!;
  const [language] = site.languages;
  const send = async (code = '// @sim verdict=WA 中文 + %\nint main(){}') => {
    const client = open();
    await site.robot.login(client, POOL1);
    const { submitKey } = await site.readProblem(client, key);
    const prepared = prepareSource(site, language!, code, 'assay 1234567890abcdef')!;
    const sent = await site.robot.submit(
      client,
      { key, submitKey, language: language!, source: prepared.source },
      POOL1,
    );
    return { client, sent };
  };

  test('what is sent is found again, decoded as it was, and followed to its verdict', async () => {
    const { client, sent } = await send();
    const [run] = await site.robot.listOwn(client, { handle: 'pool1', key });
    if (sent.id !== null) expect(run!.id).toBe(sent.id);
    expect(run).toMatchObject({ handle: 'pool1', key, status: 5 });
    expect(simulator.world.find(Number(run!.id))!.source).toContain('中文 + %');
    simulator.world.advance(10_000);
    const runs = await site.follow(client, 'pool1', [{ id: run!.id, key, handle: 'pool1' }]);
    expect(runs.find(({ id }) => id === run!.id)).toMatchObject({ status: -1 });
    const source = await site.robot.readSource?.(client, run!);
    if (source !== undefined) expect(source).toContain('assay 1234567890abcdef');
  });

  test('what its compiler said', async () => {
    const { client } = await send('// @sim verdict=CE\nint main(){ x }');
    simulator.world.advance(10_000);
    const [run] = await site.robot.listOwn(client, { handle: 'pool1', key });
    expect(run!.status).toBe(-2);
    const words = await site.readCompileError!(client, { id: run!.id, key, handle: 'pool1' });
    expect(words).toContain("error: 'x' was not declared in <this> scope");
  });

  test.each([
    ['duplicateCode', /refused|unknownPage/],
    ['expireLogin', /signedOut/],
    ['captcha', /blocked/],
    ['http502', /unreachable/],
    ['http503', /unreachable/],
    ['rateLimit', /busy/],
    ['reset', /unreachable/],
    ['stall', /unreachable/],
    ['changedMarkup', /unknownPage|refused/],
  ] as const)('%s while it is sent', async (kind, trouble) => {
    const { submitPath } = SIMULATED[site.code]!;
    const path = submitPath.source.replace(/[\\^$]/g, '').replace(/\?.*/, '');
    simulator.faults.add([{ kind, method: 'POST', path, param: kind === 'changedMarkup' ? 4 : 5 }]);
    if (kind === 'changedMarkup') simulator.faults.add([{ kind: 'expireLogin', method: 'POST', path }]);
    await expect(send()).rejects.toMatchObject({ kind: expect.stringMatching(trouble) });
  });

  test('a wrong password', async () => {
    const login = site.robot.login(open(), { ...POOL1, secret: 'wrong' });
    await expect(login).rejects.toMatchObject({ kind: 'badCredentials' });
  });

  test('a problem that is gone', async () => {
    simulator.faults.add([{ kind: 'removedProblem' }]);
    await expect(site.readProblem(open(), key)).rejects.toMatchObject({ kind: 'missing' });
  });
});

test.each([
  ['Waiting', 5],
  ['Compiling', 6],
  ['Running & Judging', 7],
  ['Accepted', 0],
  ['Presentation Error', -3],
  ['Time Limit Exceeded', 1],
  ['Memory Limit Exceeded', 2],
  ['Output Limit Exceeded', 3],
  ['Wrong Answer', -1],
  ['Runtime Error', 3],
  ['Compile Error', -2],
  ['System Error', 4],
  ['Validator Error', 4],
  ['Judging Paused', null],
])('POJ: “%s” is %s', (words, status) => expect(readVerdict(POJ_VERDICTS, words)).toBe(status));

test.each([
  ['Pending', 5],
  ['Preparing', 5],
  ['Compiling', 6],
  ['Running', 7],
  ['Accepted', 0],
  ['PartiallyCorrect', 8],
  ['WrongAnswer', -1],
  ['CompilationError', -2],
  ['RuntimeError', 3],
  ['OutputLimitExceeded', 3],
  ['FileError', 3],
  ['TimeLimitExceeded', 1],
  ['MemoryLimitExceeded', 2],
  ['JudgementFailed', 4],
  ['ConfigurationError', 4],
  ['SystemError', 4],
  ['Canceled', -4],
  ['Quarantined', null],
])('LibreOJ: “%s” is %s', (words, status) => expect(readVerdict(LIBRE_VERDICTS, words)).toBe(status));

describe('problems of POJ and LibreOJ', () => {
  const reading = async (code: 'POJ' | 'LIBRE', id: string) => {
    const simulator = await startSimulator(SIMULATED[code]!);
    const site = SITES[code]!;
    try {
      const { origin } = simulator;
      const client = createSiteClient({ ...site, origin, hosts: [], inside: [new URL(origin).host] });
      return await site.readProblem(client, id);
    } finally {
      await simulator.close();
    }
  };

  test('POJ: dollars are no formulas, the source is told', async () => {
    const problem = await reading('POJ', '1000');
    expect(problem).toMatchObject({ timeMs: 1000, memoryKb: 10000, source: 'POJ' });
    expect(problem.texts.en).toMatchObject({ title: 'A+B Problem', description: 'Calculate a+b' });
    expect(problem.texts.en!.hint).toContain('\\$5 or \\$6');
    expect(problem.samples).toEqual([{ input: '1 2\n', output: '3\n' }]);
  });

  test('POJ: line breaks in samples, a picture', async () => {
    expect((await reading('POJ', '3000')).samples).toEqual([{ input: '2\n0 0\n3 4\n', output: 'Scenario #1\n' }]);
    expect((await reading('POJ', '1001')).pictures).toEqual([expect.stringMatching(/\/images\/1001_1\.jpg$/)]);
  });

  test('LibreOJ: its pages lie elsewhere than what is asked', () => {
    const { pageOrigin, problemAddress, submissionAddress } = SITES.LIBRE;
    expect(new URL(problemAddress('1'), pageOrigin).href).toBe('https://loj.ac/p/1');
    expect(new URL(submissionAddress({ id: '7', key: '1' }), pageOrigin).href).toBe('https://loj.ac/s/7');
  });

  test('LibreOJ: both languages, the real id, sections in any order, files, kinds', async () => {
    const first = await reading('LIBRE', '1');
    expect(first.texts).toMatchObject({ zh: { input: '一行两个整数。' }, en: { output: 'One integer.' } });
    expect(first.texts.zh!.hint).toContain('这是第一个样例。');
    const other = await reading('LIBRE', '6764');
    expect(other).toMatchObject({ submitKey: '41180', pictures: ['https://img.loj.ac/a.png'] });
    expect(other.texts.zh).toMatchObject({ output: '见题目描述。' });
    expect(other.samples).toHaveLength(2);
    expect((await reading('LIBRE', '2')).files).toEqual({ input: 'a.in', output: 'a.out' });
    expect((await reading('LIBRE', '3')).warnings).toEqual(['interactive']);
    await expect(reading('LIBRE', '4')).rejects.toMatchObject({ kind: 'refused' });
  });
});
