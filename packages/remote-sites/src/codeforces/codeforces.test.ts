import { codeforces as simulated, gym as simulatedGym } from '@assay/remote-simulators/codeforces/codeforces.ts';
import { type Simulator, startSimulator } from '@assay/remote-simulators/core/simulator.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSiteClient } from '../client/client.ts';
import { readVerdict } from '../verdicts.ts';
import { runIdOf } from './keys.ts';
import { VERDICTS } from './languages.ts';
import { withFormulas } from './problem.ts';
import { codeforces, gym } from './site.ts';

let archive: Simulator;
let other: Simulator;
beforeAll(async () => {
  archive = await startSimulator(simulated, { callGapMs: 0 });
  other = await startSimulator(simulatedGym, { callGapMs: 0 });
});
afterAll(async () => {
  await archive.close();
  await other.close();
});
beforeEach(() => archive.faults.clear());
const open = ({ origin }: Simulator = archive) =>
  createSiteClient({ ...codeforces, origin, hosts: [], inside: [new URL(origin).host], timeoutMs: 2_000 });

test.each([
  ['SUBMITTED', 5],
  ['TESTING', 7],
  ['OK', 0],
  ['PARTIAL', 8],
  ['WRONG_ANSWER', -1],
  ['CHALLENGED', -1],
  ['PRESENTATION_ERROR', -3],
  ['COMPILATION_ERROR', -2],
  ['TIME_LIMIT_EXCEEDED', 1],
  ['IDLENESS_LIMIT_EXCEEDED', 1],
  ['MEMORY_LIMIT_EXCEEDED', 2],
  ['RUNTIME_ERROR', 3],
  ['SECURITY_VIOLATED', 3],
  ['CRASHED', 4],
  ['INPUT_PREPARATION_CRASHED', 4],
  ['SKIPPED', 4],
  ['REJECTED', 4],
  ['FAILED', 4],
  ['QUARANTINED', null],
])('“%s” is %s', (words, status) => expect(readVerdict(VERDICTS, words)).toBe(status));

test('languages are those of its form', () => {
  expect(codeforces.languages.map(({ id }) => Number(id)).toSorted((one, two) => one - two)).toEqual([
    3, 4, 6, 7, 9, 12, 13, 19, 20, 28, 31, 32, 34, 36, 40, 41, 43, 51, 54, 55, 57, 65, 67, 70, 75, 79, 83, 87, 88, 89,
    91, 96, 97, 98, 99,
  ]);
});

test.each([
  [codeforces, '1a', '1A', '/problemset/submit/1/A', '/contest/1/submission/7'],
  [codeforces, '1234B2', '1234B2', '/problemset/submit/1234/B2', '/contest/1234/submission/7'],
  [codeforces, '92101', '92101', '/problemset/submit/921/01', '/contest/921/submission/7'],
  [gym, '101991e', '101991E', '/gym/101991/submit?problem=E', '/gym/101991/submission/7'],
] as const)('$code names %s', (site, text, key, submit, submission) => {
  expect(site.keyOf(text)).toBe(key);
  expect(site.byPerson!.submitAddress(key)).toBe(submit);
  expect(site.submissionAddress({ id: '7', key })).toBe(submission);
});

test.each([
  [codeforces, '100001A'],
  [codeforces, 'A1'],
  [codeforces, '1'],
  [codeforces, '92102/../1'],
  [gym, '1A'],
  [gym, '200001A'],
])('$code has no problem %s', (site, text) => expect(site.keyOf(text)).toBeNull());

test.each([
  ['300000005', '300000005'],
  [' https://codeforces.com/contest/1/submission/300000005 ', '300000005'],
  ['https://codeforces.com/gym/101991/submission/301000001#x', '301000001'],
  ['https://codeforces.com/problemset/submission/1/300000005', '300000005'],
  ['https://codeforces.com/profile/alice', null],
  ['300000005 or 1', null],
  ['', null],
])('%s names a submission', (text, id) => expect(runIdOf(text)).toBe(id));

test.each([
  ['$$$n$$$ costs $5', '$n$ costs \u{f0024}5'],
  ['$$$$$$a$$$$$$', '$$a$$'],
  ['$ and $', '\u{f0024} and \u{f0024}'],
])('formulas of %s', (text, read) => expect(withFormulas(text)).toBe(read));

describe('problems', () => {
  test('formulas, money, a picture, limits with a fraction, no rating among the tags', async () => {
    const problem = await codeforces.readProblem(open(), '1A');
    expect(problem).toMatchObject({ timeMs: 1500, memoryKb: 262_144, files: null, tags: ['math'], warnings: [] });
    expect(problem.texts.en).toMatchObject({ title: 'Theatre Square', output: 'The number of stones.' });
    expect(problem.texts.en!.description).toContain('$n \\times m$ meters, a stone costs \\$5. $$a_1 \\le 10^9$$');
    expect(problem.samples).toEqual([{ input: '6 6 4\n', output: '4\n' }]);
    expect(problem.pictures).toEqual([`${archive.origin}/images/1A.png`]);
  });

  test('samples of both kinds, a blank line in one, old formulas, a note', async () => {
    const problem = await codeforces.readProblem(open(), '1234B2');
    expect(problem.samples).toEqual([
      { input: '7 2\n1 2\n', output: '2\n2 1\n' },
      { input: '1\n\n2\n', output: 'x\n' },
    ]);
    expect(problem.texts.en).toMatchObject({ title: 'Social Network (hard version)', hint: 'Look.' });
    expect(problem.texts.en!.description).toContain('<sub>1</sub>');
  });

  test('what is interactive says so, with what it says of that', async () => {
    const problem = await codeforces.readProblem(open(), '92101');
    expect(problem.warnings).toEqual(['noSamples', 'interactive']);
    expect(problem.texts.en!.hint).toContain('Print and flush.');
  });

  test('the gym: files, a document, what is shown to those alone who are logged in', async () => {
    expect(await gym.readProblem(open(other), '100001A')).toMatchObject({ files: { input: 'a.in', output: 'a.out' } });
    const document = await gym.readProblem(open(other), '100003A');
    expect(document).toMatchObject({
      timeMs: 2000,
      memoryKb: 262_144,
      files: { input: 'paper.in', output: 'paper.out' },
    });
    expect(document.warnings).toEqual(['document', 'noSamples']);
    expect(document.texts.en!.description).toContain('/gym/100003/problem/A');
    await expect(gym.readProblem(open(other), '100002B')).rejects.toMatchObject({ kind: 'refused' });
  });

  test.each([
    ['1999A', null, 'refused'],
    ['1Z', null, 'missing'],
    ['1A', 'captcha', 'blocked'],
    ['1A', 'rateLimit', 'busy'],
    ['1A', 'redirectInside', 'unknownPage'],
    ['1A', 'changedMarkup', 'unknownPage'],
    ['1A', 'http502', 'unreachable'],
  ] as const)('%s with %s is %s', async (key, kind, trouble) => {
    if (kind) archive.faults.add([{ kind }]);
    await expect(codeforces.readProblem(open(), key)).rejects.toMatchObject({ kind: trouble });
  });
});

describe('REM-23 calls are counted', () => {
  /** A client that keeps a pace, by the site's clock. */
  const paced = (gapMs: number) => {
    const turn = async () => archive.world.advance(gapMs);
    return createSiteClient({ ...codeforces, origin: archive.origin, inside: [new URL(archive.origin).host], turn });
  };
  const refused = () => archive.log.filter(({ status }) => status === 503).length;
  beforeEach(() => {
    archive.world.callGapMs = simulated.callGapMs!;
    archive.world.advance(60_000);
    archive.log.length = 0;
  });
  afterAll(() => {
    archive.world.callGapMs = 0;
  });

  test.each([
    ['at our pace none is refused', codeforces.gapMs, 0],
    ['what is refused, because others call too, is asked again', 1_100, 2],
  ])('%s', async (_what, gapMs, most) => {
    const client = paced(gapMs);
    for (let count = 0; count < 3; count++) await codeforces.follow(client, 'alice', []);
    expect(refused()).toBe(most);
  });

  test('who goes on is told to come later', async () => {
    await codeforces.follow(paced(0), 'alice', []);
    const again = codeforces.follow(paced(0), 'alice', []);
    await expect(again).rejects.toMatchObject({ kind: 'busy', details: { seconds: 2, words: 'Call limit exceeded' } });
  });
});

/** A form, as a browser sends it that is logged in as somebody. */
describe('what its form takes', () => {
  const fields = {
    action: 'submitSolutionFormSubmitted',
    'cf-turnstile-response': 'sim-human-ok',
    contestId: '1',
    submittedProblemIndex: 'A',
    programTypeId: '54',
  };
  const signIn = (handle: string) => {
    const cookie = archive.world.openSession();
    const session = archive.world.sessions.get(cookie)!;
    session.handle = handle;
    return { cookie, csrf: session.csrf };
  };
  const post = async (cookie: string, source: string, inBody: string, inQuery = inBody) => {
    const body = new URLSearchParams({ ...fields, source, csrf_token: inBody });
    const headers = { cookie: `JSESSIONID=${cookie}` };
    const address = `${archive.origin}/problemset/submit?csrf_token=${inQuery}`;
    const answer = await fetch(address, { method: 'POST', redirect: 'manual', headers, body });
    return { status: answer.status, text: await answer.text() };
  };

  test('the token of the session alone, in both places; another log-in has another', async () => {
    const [one, two] = [signIn('pool1'), signIn('pool1')];
    const page = await fetch(`${archive.origin}/problemset/submit`, {
      headers: { cookie: `JSESSIONID=${one.cookie}` },
    });
    expect(await page.text()).toContain(`name="csrf_token" value="${one.csrf}"`);
    const wrong: [body: string, query: string][] = [
      ['sim', 'sim'],
      [two.csrf, two.csrf],
      [one.csrf, ''],
      ['', one.csrf],
    ];
    for (const [body, query] of wrong) {
      expect(await post(one.cookie, 'a', body, query)).toEqual({ status: 403, text: 'csrf' });
    }
    expect((await post(one.cookie, 'a', one.csrf)).status).toBe(302);
  });

  test('twenty submissions of an account in five minutes, not one more', async () => {
    const { cookie, csrf } = signIn('pool2');
    for (let at = 0; at < 20; at++) expect((await post(cookie, `${at}`, csrf)).status).toBe(302);
    const more = await post(cookie, 'more', csrf);
    expect(more).toMatchObject({ status: 200, text: expect.stringContaining('more than 20 times in 5 minutes') });
    const other = signIn('alice');
    expect((await post(other.cookie, 'more', other.csrf)).status).toBe(302);
    archive.world.advance(300_000);
    expect((await post(cookie, 'more', csrf)).status).toBe(302);
    expect(
      archive.world.submissions.filter(({ handle, source }) => handle === 'pool2' && source === 'more'),
    ).toHaveLength(1);
  });
});

describe('submissions of people', () => {
  const add = (directive: string) => {
    const source = `// @sim ${directive}`;
    return String(archive.world.add({ handle: 'alice', key: '1A', language: '54', source, length: 20 }).id);
  };

  test('are seen as they wait, at their test, and over', async () => {
    const id = add('verdict=WA test=3 queue=2 compile=0 run=10 cases=10');
    const find = () => codeforces.byPerson!.findRun(open(), { id, key: '1A', handle: 'alice' });
    expect(await find()).toMatchObject({ id, key: '1A', handle: 'alice', status: 5, test: null });
    archive.world.advance(7_000);
    expect(await find()).toMatchObject({ status: 7, test: 6 });
    archive.world.advance(60_000);
    expect(await codeforces.follow(open(), 'alice', [])).toContainEqual(
      expect.objectContaining({ id, status: -1, test: 3, timeMs: 15, memoryKb: 1808 }),
    );
    expect(await codeforces.byPerson!.findRun(open(), { id: '1', key: '1A', handle: 'alice' })).toBeNull();
  });

  test('a profile proves whose a user name is', async () => {
    archive.world.account('alice')!.profile = 'assay-word';
    expect(await codeforces.byPerson!.readProfile(open(), 'alice')).toBe('assay-word');
    await expect(codeforces.byPerson!.readProfile(open(), 'nobody')).rejects.toMatchObject({ kind: 'missing' });
  });

  test('a page in place of the interface is understood as none', async () => {
    archive.faults.add([{ kind: 'changedMarkup', param: 4 }]);
    await expect(codeforces.follow(open(), 'alice', [])).rejects.toMatchObject({ kind: 'unknownPage' });
  });
});
