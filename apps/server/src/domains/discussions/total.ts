import { MAX_COUNTED } from '@assay/contract/page.ts';
import { LRUCache } from 'lru-cache';
import type { Call } from '../../platform/http/call.ts';
import { Recent } from '../../platform/recent.ts';
import { countDiscussions, type DiscussionFilter } from './list.queries.ts';

/** How long a forum of so many is taken for one: it loses a tenth of them in a week, not in seconds. */
const MANY_MS = 10_000;

const CATEGORIES_MAX = 100;

/** By category, 0 for all: whether visitors find as many discussions of the site as are counted at most. */
const openMany = () => new LRUCache<number, Recent<boolean>>({ max: CATEGORIES_MAX });

/** Filters by which very many may be found, and more by everybody than by visitors. */
const isOfSite = ({ gid, keyword, pid, uid, all }: DiscussionFilter) =>
  gid === null && !keyword?.trim() && pid === undefined && uid === undefined && !all;

/**
 * How many discussions a reader finds, up to `MAX_COUNTED`. Where visitors find so many everybody does, and nobody counts ten thousand for
 * each page of a list.
 */
export async function totalOf(call: Call, filter: DiscussionFilter): Promise<number> {
  if (isOfSite(filter)) {
    const many = call.ofNode(openMany);
    const category = filter.categoryId ?? 0;
    const known = many.get(category) ?? new Recent<boolean>();
    many.set(category, known);
    const { db, clock, venues } = call;
    const visitor = { viewer: null, clock, venues };
    const isMany = async () => (await countDiscussions(db, filter, visitor)) === MAX_COUNTED;
    if (await known.get(MANY_MS, isMany)) return MAX_COUNTED;
  }
  return countDiscussions(call.db, filter, call);
}
