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

/** A page of discussions, pinned ones first, then the newest, and how many there are, up to `MAX_COUNTED`. */
export async function listDiscussions(
  db: Db,
  { gid, keyword, categoryId, pid, uid, all }: DiscussionFilter,
  { currentPage, limit }: Paging,
  reader: Reader,
) {
  const words = keyword?.trim();
  const found = db
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
  const ids = found
    .select('d.id')
    .orderBy('d.top', 'desc')
    .orderBy('d.id', 'desc')
    .limit(limit)
    .offset(offsetOf({ currentPage, limit }));
  const [rows, { total }] = await Promise.all([
    selectShown(db, reader.viewer?.uid ?? null)
      .modifyFront(PREPARED)
      .where('d.id', 'in', ids)
      .orderBy('d.top', 'desc')
      .orderBy('d.id', 'desc')
      .execute(),
    db
      .selectFrom(found.select('d.id').limit(MAX_COUNTED).as('counted'))
      .modifyFront(PREPARED)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}
