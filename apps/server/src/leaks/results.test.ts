import { CONTEST_TYPE } from '@assay/contract/contests/contest.ts';
import { saveContestTeam } from '@assay/contract/contests/staff/teams.ts';
import { startContestVirtual } from '@assay/contract/contests/virtual.ts';
import { as } from '@assay/testkit/ask.ts';
import { type BuiltContest, buildContest } from '@assay/testkit/build/contest.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR, openLeakStage, tellersOf } from './testing/contest-stage.ts';
import { type Both, expectSame, type Found } from './testing/hearing.ts';
import { READING } from './testing/reading.ts';

const {
  site,
  author,
  owner,
  rival,
  otherAdmin,
  build,
  register,
  submit,
  ask,
  everythingFor,
  hearBothOf,
  expectSilence,
} = await openLeakStage();
afterAll(() => site.close());

describe('T-IDOR-2 while a contest runs', { timeout: 120_000 }, () => {
  test('nobody reads the code of another, nor opens the submission', async () => {
    const contest = await buildContest(site, { author });
    const submitId = await submit(owner, contest.cid, 0);
    for (const who of [null, rival]) expect(tellersOf(await everythingFor(who, contest, submitId))).toEqual([]);
    // the owner does
    expect(tellersOf(await everythingFor(owner, contest, submitId))).not.toEqual([]);
  });

  test('T-LEAK-2 the owner learns nothing of the cases under ACM rules', async () => {
    const contest = await build({});
    const submitId = await submit(owner, contest.cid);
    const found = await everythingFor(owner, contest, submitId);
    for (const name of ['getAllCaseResult {}', 'getFirstFailCase {}', 'downloadFirstFailTestcase {}']) {
      expect([name, found.get(name)!.status >= 400]).toEqual([name, true]);
    }
  });

  test('its results stand in no figure outside', async () => {
    const contest = await build({ sealsBefore: 5 * HOUR });
    const submitId = await submit(owner, contest.cid);
    await expectSilence([null, rival, otherAdmin], contest, submitId);
  });
});

/** The rules of contests; under those with points a result has some. */
const RULES = Object.entries(CONTEST_TYPE).map(([name, type]) => ({
  name,
  type,
  score: type === CONTEST_TYPE.acm ? undefined : 70,
}));

describe('T-IDOR-4 under the seal', () => {
  const sealed = {
    startsIn: -4.5 * HOUR,
    sealsBefore: HOUR,
    openRank: true,
    autoRealRank: false,
    allowEndSubmit: true,
  };
  /** While they run and later, by the place of the rules. */
  const heard: Both[][][] = [];
  beforeAll(async () => {
    const contestant = await buildUser(site);
    const watched: { contest: BuiltContest; submitId: number; score: number | undefined }[] = [];
    for (const { type, score } of RULES) {
      const contest = await build({ ...sealed, type });
      await register(contest.cid, contestant);
      watched.push({ contest, submitId: await submit(owner, contest.cid), score });
    }
    const hear = (people: (BuiltUser | null)[]) => hearBothOf(watched.map((one) => ({ ...one, people })));
    heard.push(await hear([null, contestant, otherAdmin]));
    site.clock.advance(HOUR);
    heard.push(await hear([contestant]));
  }, 300_000);

  test.each(RULES.map(({ name }, at) => ({ name, at })))(
    'by the rules of $name nobody tells a verdict of others, neither while it runs nor later',
    ({ at }) => {
      expect(heard.map((each) => each[at]!.length)).toEqual([3, 1]);
      for (const { wrong, right } of heard.flatMap((each) => each[at]!)) expectSame(right, wrong);
    },
  );
});

test('T-IDOR-4 a team learns nothing of another one under the seal, and all of its own', {
  timeout: 120_000,
}, async () => {
  const contest = await build({ startsIn: -4.5 * HOUR, sealsBefore: HOUR, openRank: true, teamSize: 2 });
  const { cid } = contest;
  const [mate, other] = [await buildUser(site), await buildUser(site)];
  for (const who of [owner, mate, other]) await register(cid, who);
  const staff = as(site, author);
  await staff(saveContestTeam, { cid, name: 'Ours', school: '', usernames: [owner.username, mate.username] });
  await staff(saveContestTeam, { cid, name: 'Theirs', school: '', usernames: [other.username] });
  const submitId = await submit(owner, cid);
  await expectSilence([null, rival, other], contest, submitId);
  expect(tellersOf(await everythingFor(other, contest, submitId), 'int main')).toEqual([]);
  expect(tellersOf(await everythingFor(mate, contest, submitId), 'int main')).not.toEqual([]);
});

describe('T-IDOR-3 in an OI contest without live results', { timeout: 120_000 }, () => {
  test('not even the owner tells the verdict', async () => {
    const contest = await build({ type: CONTEST_TYPE.oi, startsIn: -4.5 * HOUR, sealsBefore: 5 * HOUR });
    const submitId = await submit(owner, contest.cid);
    await expectSilence([null, rival, owner, otherAdmin], contest, submitId, 70);
  });

  test('what is accepted leaves no trace outside of it', async () => {
    const contest = await build({ type: CONTEST_TYPE.oi, startsIn: -4.5 * HOUR, sealsBefore: 5 * HOUR });
    await register(contest.cid, owner);
    const outside = async () => {
      const found: Found = new Map();
      for (const [at, who] of [null, rival, owner].entries()) {
        for (const op of READING) found.set(`${op.name} ${at}`, await ask(op, who, {}));
      }
      return found;
    };
    const before = await outside();
    await submit(owner, contest.cid, 0);
    expectSame(await outside(), before);
  });
});

describe('R-7 when it is over', { timeout: 120_000 }, () => {
  test('results are there for all, code and the data for their owner alone', async () => {
    const contest = await buildContest(site, { author, startsIn: -4.5 * HOUR, sealsBefore: HOUR });
    const submitId = await submit(owner, contest.cid);
    site.clock.advance(HOUR);
    const found = await everythingFor(rival, contest, submitId);
    expect(tellersOf(found)).toEqual([]);
    expect(found.get('getSubmissionDetail {}')).toMatchObject({ status: 200 });
    expect(found.get('getContestSubmissions {"status":-1}')!.body).toContain('"ownerofit"');
  });
});

describe('in a virtual participation that runs', { timeout: 120_000 }, () => {
  test.each([
    ['ACM', CONTEST_TYPE.acm],
    ['OI', CONTEST_TYPE.oi],
  ] as const)('nobody else tells a verdict, under OI rules not even its owner: %s', async (_, type) => {
    const contest = await build({ type, startsIn: -6 * HOUR, sealsBefore: 5 * HOUR, openRank: true });
    const who = await buildUser(site);
    const { status } = await as(site, who)(startContestVirtual, { cid: contest.cid });
    expect(status).toBe(200);
    const submitId = await submit(who, contest.cid);
    const watching = await buildUser(site);
    await expectSilence(type === CONTEST_TYPE.oi ? [null, watching, who] : [null, watching], contest, submitId);
  });
});
