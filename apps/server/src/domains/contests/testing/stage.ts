import { registerContest } from '@assay/contract/contests/list.ts';
import type { PushEvent } from '@assay/contract/push.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { type Asker, as } from '@assay/testkit/ask.ts';
import { type BuiltContest, buildContest, type ContestOptions } from '@assay/testkit/build/contest.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { type FakeJudge, judged, openFakeJudge } from '@assay/testkit/fake-judge.ts';
import { DEFAULT_SETTINGS } from '../../../platform/settings/settings.ts';
import { newsTopics } from '../../news/news.ts';

/** A running contest with its author, two contestants, and two who manage other contests. */
export interface ContestStage extends BuiltContest {
  site: TestSite;
  judge: FakeJudge;
  root: BuiltUser;
  author: BuiltUser;
  /** Manages contests, but not this one. */
  stranger: BuiltUser;
  anna: BuiltUser;
  bela: BuiltUser;
  ask(user?: BuiltUser): Asker;
  /** Submits to a problem and judges it at once; @returns the submission */
  solve(user: BuiltUser, displayId: string, status: number, code?: string): Promise<number>;
  /** What is told to somebody from now on. */
  listen(user: BuiltUser, isAdmin?: boolean): PushEvent[];
}

export async function openContestStage(options: ContestOptions = {}): Promise<ContestStage> {
  const site = await openTestSite();
  await site.services.settings.write({ ...DEFAULT_SETTINGS, submitIntervalSeconds: 0 }, site.services.db);
  const author = await buildUser(site, { role: 'admin', username: 'author' });
  const contest = await buildContest(site, { author, ...options });
  const [root, stranger, anna, bela] = await Promise.all([
    buildUser(site, { role: 'root', username: 'boss' }),
    buildUser(site, { role: 'admin', username: 'stranger' }),
    buildUser(site, { username: 'anna' }),
    buildUser(site, { username: 'bela' }),
  ]);
  const ask = (user?: BuiltUser) => as(site, { token: user?.token });
  for (const user of [anna, bela]) await ask(user)(registerContest, { cid: contest.cid });
  const judge = await openFakeJudge(site);
  return {
    ...contest,
    site,
    judge,
    root,
    author,
    stranger,
    anna,
    bela,
    ask,
    async solve(user, displayId, status, code = 'int main() {}') {
      const sent = { cid: contest.cid, pid: displayId, language: 'C++ 17', code };
      const receipt = await ask(user)(submitProblemJudge, sent);
      if (receipt.status !== 200) throw new Error(receipt.msg);
      const [job] = await judge.claim();
      await judge.report(job!, judged([status]));
      return receipt.data.submitId;
    },
    listen(user, isAdmin = false) {
      const heard: PushEvent[] = [];
      for (const topic of newsTopics({ kind: 'contest', id: contest.cid }, user.uid, { isStaff: isAdmin }))
        site.services.push.subscribe(topic, (event) => heard.push(event));
      return heard;
    },
  };
}
