import { DISCUSSION_STATUS } from '@assay/contract/discussions/discussion.ts';
import { MAX_COUNTED, type Paging } from '@assay/contract/page.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { containing } from '../../platform/db/like.ts';
import { offsetOf } from '../../platform/db/page.ts';
import { PREPARED } from '../../platform/db/prepared.ts';
import { selectShown } from './discussions.queries.ts';
import { isOpenByProblem, type Reader } from './visibility.queries.ts';

export interface DiscussionFilter {
  /** Null for those of the site, `any` for those of the site and of all groups. */
  gid: number | 'any' | null;
  keyword?: string | undefined;
  categoryId?: number | undefined;
  pid?: number | undefined;
  uid?: number | undefined;
  /** Also those that are disabled or deleted. */
  all: boolean;
}

const LISTED = sql<boolean>`d.status = ${sql.lit(DISCUSSION_STATUS.normal)}`;

/** Discussions that a reader finds. */
function selectFound(db: Db, { gid, keyword, categoryId, pid, uid, all }: DiscussionFilter, reader: Reader) {
  const words = keyword?.trim();
  return db
    .selectFrom('discussions as d')
    .$if(gid !== 'any', (query) => query.where('d.gid', gid === null ? 'is' : '=', gid as number | null))
    .$if(!all, (query) => query.where(LISTED))
    .$if(categoryId !== undefined, (query) => query.where('d.category_id', '=', categoryId!))
    .$if(pid !== undefined, (query) => query.where('d.pid', '=', pid!))
    .$if(uid !== undefined, (query) => query.where('d.uid', '=', uid!))
    .$if(!!words, (query) =>
      query.where((eb) =>
        eb.or([eb('d.title', 'ilike', containing(words!)), eb('d.description', 'ilike', containing(words!))]),
      ),
    )
    .where(isOpenByProblem(reader));
}

/** A page of discussions, pinned ones first, then the newest. */
export const listDiscussions = (db: Db, filter: DiscussionFilter, { currentPage, limit }: Paging, reader: Reader) =>
  selectShown(db, reader.viewer?.uid ?? null)
    .modifyFront(PREPARED)
    .where(
      'd.id',
      'in',
      selectFound(db, filter, reader)
        .select('d.id')
        .orderBy('d.top', 'desc')
        .orderBy('d.id', 'desc')
        .limit(limit)
        .offset(offsetOf({ currentPage, limit })),
    )
    .orderBy('d.top', 'desc')
    .orderBy('d.id', 'desc')
    .execute();

/** Those of the site that a reader finds, the newest first. */
export async function listFoundIds(db: Db, reader: Reader, limit: number): Promise<number[]> {
  const rows = await selectFound(db, { gid: null, all: false }, reader)
    .select('d.id')
    .orderBy('d.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** How many a reader finds, up to `MAX_COUNTED`. */
export async function countDiscussions(db: Db, filter: DiscussionFilter, reader: Reader): Promise<number> {
  const { total } = await db
    .selectFrom(selectFound(db, filter, reader).select('d.id').limit(MAX_COUNTED).as('counted'))
    .modifyFront(PREPARED)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
