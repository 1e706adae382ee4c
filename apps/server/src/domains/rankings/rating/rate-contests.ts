import type { Skill } from '@assay/rules/rankings/elo-mmr.ts';
import type { RatingChange } from '@assay/rules/rankings/rate-places.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Services } from '../../../platform/services.ts';
import type { SignalMap } from '../../../platform/signals.ts';
import { ratePlacesJob } from './rate-job.ts';
import {
  type ChainLink,
  deleteComputed,
  findPlaces,
  insertComputed,
  listComputed,
  listSkillsBefore,
  listWanted,
  lockChain,
  updateRatings,
  upsertPlaces,
  type WantedLink,
} from './rating-chain.queries.ts';

/** Stores who came where in a contest that is over and open, if it is rated. */
export const notePlaces = ({ cid, results }: SignalMap['contest.settled'], tx: Queryable) =>
  upsertPlaces(
    tx,
    cid,
    results
      .filter(({ tried }) => tried)
      .map(({ uid, place }) => [uid, place] as const)
      .sort((one, other) => one[1] - other[1] || one[0] - other[0]),
    new Date(),
  ).then(() => {});

const sameLink = (one: ChainLink | undefined, other: ChainLink | undefined) =>
  one?.cid === other?.cid && one?.basis === other?.basis;

/** Where two chains part; null when they are the same. */
function firstDifference(wanted: readonly ChainLink[], computed: readonly ChainLink[]): number | null {
  const length = Math.max(wanted.length, computed.length);
  for (let at = 0; at < length; at++) if (!sameLink(wanted[at], computed[at])) return at;
  return null;
}

/** Rates contests from one of the chain on, each by what is known after the one before it. */
async function replay({ db, readers }: Pick<Services, 'db' | 'readers'>, wanted: readonly WantedLink[], from: number) {
  const skills: Map<number, Skill> = await listSkillsBefore(db, from);
  const computed: RatingChange[][] = [];
  for (const { cid, minutes, floor, ceiling } of wanted.slice(from)) {
    const places = await findPlaces(db, cid);
    const known = new Map(places.flatMap(([uid]) => (skills.has(uid) ? [[uid, skills.get(uid)!] as const] : [])));
    const contest = { minutes, floor, ceiling, places };
    const changes = await readers.run(ratePlacesJob, { contest, skills: known }, null);
    for (const { uid, skill } of changes) skills.set(uid, skill);
    computed.push(changes);
  }
  return computed;
}

/**
 * Rates what is to be rated and was not yet: compares the contests that count, in order, with those that ratings were computed from, and
 * computes anew from where they part (RANK-10). Contests that were added, judged anew, prolonged, deleted or are not rated any more all
 * show as such a difference. What was computed replaces what stood there at once; if anything changed meanwhile, the next round does it.
 */
export async function rateContests(services: Pick<Services, 'db' | 'readers' | 'settings'>) {
  const { db, settings } = services;
  if (!(await settings.read()).openRating) return;
  const [wanted, before] = [await listWanted(db), await listComputed(db)];
  const from = firstDifference(wanted, before);
  if (from === null) return;
  const computed = await replay(services, wanted, from);
  await db.transaction().execute(async (tx) => {
    await lockChain(tx);
    if (firstDifference(await listComputed(tx), before) !== null) return;
    if (firstDifference(await listWanted(tx), wanted) !== null) return;
    const touched = new Set(await deleteComputed(tx, from));
    for (const [offset, changes] of computed.entries()) {
      await insertComputed(tx, from + offset, wanted[from + offset]!, changes);
      for (const { uid } of changes) touched.add(uid);
    }
    await updateRatings(tx, [...touched]);
  });
}
