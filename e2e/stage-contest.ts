import { setTimeout as sleep } from 'node:timers/promises';
import { call } from './api.ts';

/** As long as titles of contests are. */
export const TITLE = 'Autumn contest of the faculty, looked at from everywhere';
const HOUR_MS = 3_600_000;
/** The site lets a person submit again after a few seconds. */
const BETWEEN_SUBMISSIONS_MS = 6_000;
/** Not the one that other pages show: what is added to a contest leaves the public list. */
const ADDED = ['1012', '1014'] as const;

/** A public contest that began an hour ago. */
export const contestBody = (nowMs: number, title: string) => ({
  title,
  description: 'Two problems.',
  type: 0,
  auth: 0,
  pwd: '',
  startTime: new Date(nowMs - HOUR_MS).toISOString(),
  endTime: new Date(nowMs + 2 * HOUR_MS).toISOString(),
  removed: [],
  sealRank: false,
  sealRankTime: null,
  autoRealRank: true,
  visible: true,
  openPrint: true,
  openRank: true,
  rankShowName: 'username',
  openAccountLimit: false,
  accountLimitRule: '',
  starAccount: [],
  oiRankScoreType: 'Recent',
  awardType: 0,
  awardConfigList: [],
  allowEndSubmit: true,
  acmSettings: null,
  teamSize: 1,
  logoUrl: null,
});

/** A running contest with two problems, an announcement and a submission on its board. */
export async function stageContest(token: string, title = TITLE): Promise<{ cid: number; submitId: number }> {
  const made = await call('POST', 'admin/contest', { token, body: contestBody(Date.now(), title) });
  const cid = (made.data as { id: number }).id;
  for (const id of ADDED) {
    const listed = await call('GET', `admin/contest/get-problem-list?cid=${cid}&keyword=${id}`, { token });
    const pid = (listed.data as { records: { id: number }[] }).records[0]!.id;
    await call('POST', 'admin/contest/add-problem-from-public', { token, body: { cid, pid } });
  }
  const announcement = { cid, title: 'Read this', content: 'Water is at the entrance.', visible: true };
  await call('POST', 'admin/contest/announcement', { token, body: announcement });
  const submission = { token, body: { pid: 'A', cid, language: 'C', code: 'int main(void) { return 1; }\n' } };
  await sleep(BETWEEN_SUBMISSIONS_MS);
  const submitted = await call('POST', 'submit-problem-judge', submission);
  return { cid, submitId: (submitted.data as { submitId: number }).submitId };
}
