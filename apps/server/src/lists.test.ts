import { getProblemVersions } from '@assay/contract/authoring/versions.ts';
import { CALLS } from '@assay/contract/calls.ts';
import { addJoinLink, getJoinLinkUses } from '@assay/contract/groups/join-links.ts';
import { jsonSchemaOf } from '@assay/contract/json-schema.ts';
import { addMedal } from '@assay/contract/medals/admin.ts';
import type { AnyOp } from '@assay/contract/op.ts';
import { getSimilarityPairs, getSimilarityReports } from '@assay/contract/similarity/reports.ts';
import { getSubmissionList } from '@assay/contract/submissions/list.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildContest } from '@assay/testkit/build/contest.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { buildQSheet } from '@assay/testkit/build/qsheet.ts';
import { buildTraining } from '@assay/testkit/build/training.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { buildWork } from '@assay/testkit/build/work.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from './platform/settings/settings.ts';

let site: TestSite;
let root: BuiltUser;
/** What lists of one thing are lists of. */
let subject: Record<string, number>;
let linkId: number;
let wid: number;
let pid: number;
let reportId: number;
beforeAll(async () => {
  site = await openTestSite();
  root = await buildUser(site, { role: 'root' });
  const { cid } = await buildContest(site, { problems: [], openRank: true });
  await site.services.settings.write({ ...DEFAULT_SETTINGS, openContestComment: true }, site.services.db);
  const set = await site.services.db
    .insertInto('rejudge_sets')
    .values({ kind: 'run', filter: '{}', reason: '', by_uid: root.uid })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { gid } = await buildGroup(site, { owner: root });
  const joinLink = { gid, days: 1, needsApproval: false };
  linkId = (await as(site, root)(addJoinLink, joinLink)).data.id;
  const { tid } = await buildTraining(site);
  const { qid, groupIds } = await buildQSheet(site);
  ({ pid } = await buildProblem(site));
  ({ id: reportId } = await site.services.db
    .insertInto('similarity_reports')
    .values({ kind: 'contest', target_id: cid, title: '', asked_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow());
  const { id: medalId } = (await as(site, root)(addMedal, { name: 'Medal' })).data;
  subject = { cid, contestID: cid, setId: set.id, gid, tid, uid: root.uid, qid, groupId: groupIds[0]!, medalId };
  ({ wid } = await buildWork(site));
});
afterAll(() => site.close());

/** The submissions of one venue at a time; the uses of one link. */
const subjectOf = (op: AnyOp) => {
  if (op.name === getSubmissionList.name) return {};
  if (op.name === getProblemVersions.name) return { pid };
  if (op.name === getSimilarityReports.name) return { kind: 'contest', targetId: subject.cid };
  if (op.name === getSimilarityPairs.name) return { reportId };
  // a timed work goes by the name of a training
  if (op.path.includes('/homework/')) return { ...subject, tid: wid, id: wid };
  return op.name === getJoinLinkUses.name ? { ...subject, id: linkId } : subject;
};

const lists = CALLS.filter((op) => 'currentPage' in (jsonSchemaOf(op.input, 'draft-7').properties ?? {}));

test('there are lists to test', () => {
  expect(lists.map((op) => op.name)).toEqual(
    expect.arrayContaining(['getUserList', 'getMailOutbox', 'getProblemList']),
  );
});

interface Page {
  records: unknown[];
  size: number;
  current: number;
}

test.each(lists.map((op) => [op.name, op] as const))('T-RATE-2 %s bears any page and size', async (_name, op) => {
  const values = ['1000000', '-1', '0', '1e9', 'abc', '', '1.5', '99999999999999999999', "' or 1=1--", '300'];
  for (const value of values) {
    for (const input of [{ limit: value }, { currentPage: value }, { limit: value, currentPage: value }]) {
      const started = performance.now();
      const { status, data } = await as(site, root).refused(op, { ...subjectOf(op), ...input });
      expect([input, status]).toEqual([input, 200]);
      const answer = data as unknown as Page | { commentList: Page } | { conversations: unknown[] };
      expect(performance.now() - started).toBeLessThan(1_000);
      if ('conversations' in answer) {
        expect(answer.conversations.length).toBeLessThanOrEqual(200);
        continue;
      }
      const page = 'commentList' in answer ? answer.commentList : answer;
      expect(page.size).toBeGreaterThanOrEqual(1);
      expect(page.size).toBeLessThanOrEqual(300);
      expect(page.current).toBeGreaterThanOrEqual(1);
    }
  }
});
