import type { Paging } from '@assay/contract/page.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { containing } from '../../../platform/db/like.ts';
import { offsetOf } from '../../../platform/db/page.ts';
import { isShown } from '../qsheets.queries.ts';

export interface SheetFilter {
  keyword?: string | undefined;
  /** Also those that are hidden. */
  all?: boolean;
}

function listed(db: Db, { keyword, all }: SheetFilter) {
  const words = keyword?.trim();
  return db
    .selectFrom('qsheets as q')
    .$if(!all, (query) => query.where('q.visible', '=', true))
    .$if(!!words, (query) => query.where('q.title', 'ilike', containing(words!)));
}

/** How many problems are shown in a sheet `q`, each once. */
const problemCount = sql<number>`(
  select count(distinct qp.pid) from qsheet_problems qp join problems p on p.id = qp.pid
  where qp.qid = q.id and ${isShown()})`;

/** One page of the sheets in their order. @param uid whose progress is read */
export const listSheets = (db: Db, filter: SheetFilter, page: Paging, uid: number) =>
  listed(db, filter)
    .leftJoin('qsheet_participants as own', (join) => join.onRef('own.qid', '=', 'q.id').on('own.uid', '=', uid))
    .selectAll('q')
    .select([problemCount.as('problem_count'), 'own.solved'])
    .orderBy('q.rank')
    .orderBy('q.id')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute();

export async function countSheets(db: Db, filter: SheetFilter): Promise<number> {
  const { total } = await listed(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
