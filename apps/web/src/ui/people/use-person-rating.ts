import { getRatingsOf, RATINGS_AT_ONCE } from '@assay/contract/rankings/rating.ts';
import { useEffect } from 'react';
import { call } from '../../lib/call.ts';
import { useSiteConfig } from '../../lib/site-config.ts';
import { createStore, useStore } from '../../lib/store.ts';

/** How long a name keeps its colour before it is asked for again. */
const FRESH_MS = 5 * 60_000;
/** Names of a page are drawn together: they are asked for together. */
const GATHER_MS = 30;

const ratings = createStore<ReadonlyMap<number, number>>(new Map());
const askedAt = new Map<number, number>();
let waiting = new Set<number>();

async function ask() {
  const uids = [...waiting];
  waiting = new Set();
  for (let at = 0; at < uids.length; at += RATINGS_AT_ONCE) {
    const some = uids.slice(at, at + RATINGS_AT_ONCE);
    const answer = await call(getRatingsOf, { uids: some.join() }, { quiet: true }).catch(() => []);
    if (answer.length === 0) continue;
    const next = new Map(ratings.get());
    for (const { uid, rating } of answer) next.set(uid, rating);
    ratings.set(next);
  }
}

/** The contest rating of somebody whose name is shown; undefined without one, and while the site rates no contests. */
export function usePersonRating(uid: number | undefined): number | undefined {
  const isOpen = useSiteConfig()?.openRating === true;
  const known = useStore(ratings);
  useEffect(() => {
    if (!isOpen || uid === undefined || Date.now() - (askedAt.get(uid) ?? 0) < FRESH_MS) return;
    askedAt.set(uid, Date.now());
    if (waiting.size === 0) setTimeout(() => void ask(), GATHER_MS);
    waiting.add(uid);
  }, [isOpen, uid]);
  return isOpen && uid !== undefined ? known.get(uid) : undefined;
}
