import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { openTestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildContest, type ContestOptions } from '@assay/testkit/build/contest.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { judged, openFakeJudge } from '@assay/testkit/fake-judge.ts';
import { DEFAULT_SETTINGS } from '../../../../platform/settings/settings.ts';
import { openField } from '../../boards/testing/field.ts';

export const HOUR = 3600;

/** A site with two who were in its contests, two who come later, and those who run them. */
export async function openVirtualStage() {
  const site = await openTestSite();
  await site.services.settings.write({ ...DEFAULT_SETTINGS, submitIntervalSeconds: 0 }, site.services.db);
  const judge = await openFakeJudge(site);
  const people = async () => ({
    anna: await buildUser(site),
    bela: await buildUser(site),
    late: await buildUser(site),
    later: await buildUser(site),
    author: await buildUser(site, { role: 'admin' }),
    root: await buildUser(site, { role: 'root' }),
  });
  const ask = (who?: BuiltUser) => as(site, { token: who?.token });
  const stage = {
    site,
    judge,
    ...(await people()),
    /** New people in their roles. */
    login: async () => void Object.assign(stage, await people()),
    ask,
    /** Five hours, over since one. Anna solved A at 0:10 and B at 4:12, Bela A at 0:15 after a rejected one. */
    async contest(options: ContestOptions = {}) {
      const contest = await buildContest(site, {
        author: stage.author,
        startsIn: -6 * HOUR,
        openRank: true,
        ...options,
      });
      const field = openField(site, contest);
      const { anna, bela } = stage;
      for (const { uid } of [anna, bela]) await field.join(uid);
      await field.submit(anna.uid, 0, 0, 600, 100);
      await field.submit(anna.uid, 1, 0, 4.2 * HOUR, 100);
      await field.submit(bela.uid, 0, -1, 700, 0);
      await field.submit(bela.uid, 0, 0, 900, 100);
      return contest;
    },
    /** Submits as whoever and has it judged; @returns the submission */
    async solve(who: BuiltUser, cid: number, displayId: string, status: number, score?: number): Promise<number> {
      const body = { pid: displayId, cid, language: 'C++ 17', code: 'int main() {}' };
      const { data, msg, status: answered } = await ask(who)(submitProblemJudge, body);
      if (answered !== 200) throw new Error(msg);
      const [job] = await judge.claim();
      await judge.report(job!, judged([status]));
      if (score !== undefined) {
        await site.services.db.updateTable('submissions').set({ score }).where('id', '=', data.submitId).execute();
      }
      return data.submitId;
    },
    close: () => site.close(),
  };
  return stage;
}
export type VirtualStage = Awaited<ReturnType<typeof openVirtualStage>>;
