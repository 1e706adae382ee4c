import type { Paging } from '@assay/contract/page.ts';
import { type ContestViewer, mayDeleteContest, mayEditContest } from '@assay/rules/contests/access.ts';
import { statusAt } from '@assay/rules/contests/clock.ts';
import { pageAnswer } from '../../../platform/db/page.ts';
import { type Call, viewerOf } from '../../../platform/http/call.ts';
import { clockOf, contestFacts } from '../entry.ts';
import type { GroupPart } from '../groups/group-part.ts';
import { countManagedContests, listManagedContests, type ManagedFilter } from './admin.queries.ts';

/** A page of the contests of the site or of one group, as those see them who run some of them. */
export async function managedPage(call: Call, filter: ManagedFilter, page: Paging, part: GroupPart) {
  const { uid, username, role } = viewerOf(call);
  const who = { uid, username, role, isRegistered: false, isDisqualified: false };
  const viewer: ContestViewer = { ...who, groupAuth: part.groupAuth };
  const now = call.clock.now();
  const [rows, total] = await Promise.all([
    listManagedContests(call.db, filter, page),
    countManagedContests(call.db, filter),
  ]);
  const records = rows.map((row) => ({
    id: row.id,
    uid: row.author_uid,
    author: row.author,
    title: row.title,
    type: row.type,
    auth: row.auth,
    status: statusAt(clockOf(row), now.getTime()),
    startTime: row.start_time.toISOString(),
    endTime: row.end_time.toISOString(),
    visible: row.visible,
    problemCount: row.problem_count ?? 0,
    count: row.count ?? 0,
    mayEdit: mayEditContest(viewer, contestFacts(row, part)),
    mayDelete: mayDeleteContest(viewer, contestFacts(row, part)),
    gmtCreate: row.gmt_create.toISOString(),
    gmtModified: row.gmt_modified.toISOString(),
  }));
  return pageAnswer(records, total, page);
}
