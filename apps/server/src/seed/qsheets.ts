import type { GroupOpening } from '@assay/contract/qsheets/qsheet.ts';
import { QSHEETS, type SeedQSheet } from '@assay/seeds/site/qsheets.ts';
import { findProblems } from '../domains/problems/find.queries.ts';
import { insertSheet } from '../domains/qsheets/manage/admin.queries.ts';
import { insertBound, insertGroup } from '../domains/qsheets/manage/groups.queries.ts';
import type { Queryable } from '../platform/db/database.ts';
import type { Services } from '../platform/services.ts';
import { hasQSheets } from './seed.queries.ts';

async function seedQSheet(tx: Queryable, { title, description, groups }: SeedQSheet): Promise<void> {
  const { id: qid } = await insertSheet(tx, { title, description });
  const known = await findProblems(
    tx,
    groups.flatMap(({ problemIds }) => problemIds),
  );
  let before = 0;
  for (const { title: name, opens, problemIds } of groups) {
    const opening: GroupOpening = opens.by === 'solved' ? { ...opens, groupId: before } : opens;
    const { id: groupId } = await insertGroup(tx, qid, { title: name, opens: opening });
    const pids = problemIds.flatMap((problemId) => known.get(problemId)?.id ?? []);
    await insertBound(tx, { qid, groupId }, pids);
    before = groupId;
  }
}

/** Creates the question sheets that come with the site, unless it has any. Its problems must be there. */
export async function seedQSheets({ db }: Pick<Services, 'db'>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (await hasQSheets(tx)) return;
    for (const sheet of QSHEETS) await seedQSheet(tx, sheet);
  });
}
