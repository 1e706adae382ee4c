import { getSubmissionDetail } from '@assay/contract/submissions/detail.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ContestStage, openContestStage } from '../testing/stage.ts';

let stage: ContestStage;
let outsider: BuiltUser;
let submitId: number;
beforeAll(async () => {
  stage = await openContestStage({ openCode: true, startsIn: -60, lasts: 3600 });
  outsider = await buildUser(stage.site);
  submitId = await stage.solve(stage.anna, 'A', VERDICT.accepted, 'int anna;');
});
afterAll(async () => {
  await stage.site.close();
});

/** The code that somebody is shown; what is refused otherwise. */
async function codeFor(who: BuiltUser) {
  const { data } = await stage.ask(who).refused(getSubmissionDetail, { submitId });
  return 'code' in data ? data.code : (data as { submission: { code: string | null } }).submission.code;
}

describe('CON-42 a contest that opens code', () => {
  test('opens none while it runs', async () => {
    expect(await codeFor(stage.bela)).toBe('submission.unknown');
    expect(await codeFor(stage.anna)).toBe('int anna;');
  });

  test('opens it to who took part once it is over, and to nobody else', async () => {
    stage.site.clock.advance(3601);
    expect(await codeFor(stage.bela)).toBe('int anna;');
    expect(await codeFor(outsider)).toBeNull();
    const row = stage.site.services.db.updateTable('contest_registrations').where('uid', '=', stage.bela.uid);
    await row.set({ disqualified: true }).execute();
    expect(await codeFor(stage.bela)).toBeNull();
    await row.set({ disqualified: false }).execute();
  });

  test('another opens none at all', async () => {
    await stage.site.services.db.updateTable('contests').set({ open_code: false }).execute();
    expect(await codeFor(stage.bela)).toBeNull();
  });
});
