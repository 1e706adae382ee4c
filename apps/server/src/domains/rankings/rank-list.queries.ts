import type { Paging } from '@assay/contract/page.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { containing, exactly } from '../../platform/db/like.ts';
import { offsetOf } from '../../platform/db/page.ts';
import type { RunningPeriod } from './count.queries.ts';

/** The rankings that are counted from submissions. */
export type CountedBoard = 'ACM' | 'OI';

/** By which lines are ordered: the first is counted in buckets of a width, the second decides between equals. */
const ORDERS = {
  ACM: {
    first: sql.ref('l.ac'),
    width: 1,
    second: sql.ref('l.total'),
    isBefore: sql`<`,
    order: sql`l.ac desc, l.total, l.uid`,
    backwards: sql`l.ac, l.total desc, l.uid desc`,
  },
  OI: {
    first: sql.ref('l.score'),
    width: 100,
    second: sql.ref('l.ac'),
    isBefore: sql`>`,
    order: sql`l.score desc, l.ac desc, l.uid`,
    backwards: sql`l.score, l.ac, l.uid desc`,
  },
} as const;

export interface Ranked {
  uid: number;
  username: string;
  nickname: string;
  avatar: string | null;
  title_name: string | null;
  title_color: string | null;
  signature: string;
  ac: number;
  total: number;
  score: number;
}

const COLUMNS = sql`l.uid, l.ac, l.total, l.score, u.username, u.nickname, u.avatar, u.title_name, u.title_color, u.signature`;

const ofPeriod = ({ period, starts }: RunningPeriod) => sql`period = ${period} and starts = ${starts}::date`;

/** How many people have a line. */
export async function countLines(db: Queryable, board: CountedBoard, period: RunningPeriod): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select coalesce(sum(people), 0)::integer as people from rank_buckets
    where board = ${board} and ${ofPeriod(period)}`.execute(db);
  return rows[0]!.people;
}

/**
 * A page of a board: the buckets in which it begins and ends are looked up, and it is reached from the beginning of the one or from the end
 * of the other, whichever is nearer. So the last page costs what the first one does, and what is passed over, which may be half of all who
 * have solved nothing, is passed over in the index alone.
 */
export async function listLines(db: Queryable, board: CountedBoard, period: RunningPeriod, paging: Paging) {
  const { first, width, order, backwards } = ORDERS[board];
  const [offset, stop] = [offsetOf(paging), offsetOf(paging) + paging.limit].map((at) => sql`${at}::bigint`);
  const { rows } = await sql<Ranked>`
    with buckets as (
      select value, people, sum(people) over (order by value desc) as upto from rank_buckets
      where board = ${board} and ${ofPeriod(period)} and people > 0),
    -- in one pass: of the buckets that reach so far the first has the highest value
    found as (
      select max(value) filter (where upto > ${offset}) as begin, ${offset} - min(upto - people) filter (where upto > ${offset}) as ahead,
        coalesce(max(value) filter (where upto >= ${stop}), min(value)) as "end",
        coalesce(min(upto) filter (where upto >= ${stop}), max(upto)) - least(${stop}, max(upto)) as behind,
        least(${stop}, max(upto)) - ${offset} as size
      from buckets),
    way as materialized (select *, ahead <= behind as is_forwards from found where size > 0)
    select ${COLUMNS} from way cross join lateral (
      (select l.uid from rank_lines l where way.is_forwards and ${ofPeriod(period)} and ${first} < way.begin + ${width}::bigint
        order by ${order} offset way.ahead limit ${paging.limit})
      union all
      (select uid from (
        select l.uid from rank_lines l where not way.is_forwards and ${ofPeriod(period)} and ${first} >= way."end"
        order by ${backwards} offset way.behind limit ${paging.limit}) from_behind limit way.size)) page
    join rank_lines l on l.uid = page.uid and ${ofPeriod(period)}
    join users u on u.uid = l.uid order by ${order}`.execute(db);
  return rows;
}

/** Of a line: what it is ordered by. */
interface LineKey {
  first: number;
  second: number;
}

export const keyOf = (board: CountedBoard, { ac, total, score }: Pick<Ranked, 'ac' | 'total' | 'score'>): LineKey =>
  board === 'ACM' ? { first: ac, second: total } : { first: score, second: ac };

/** The places of lines: one more than the people who are strictly better. */
export async function findPlaces(
  db: Queryable,
  board: CountedBoard,
  period: RunningPeriod,
  keys: readonly LineKey[],
): Promise<number[]> {
  const { first, width, second, isBefore } = ORDERS[board];
  const bucket = sql`given.first - given.first % ${width}::bigint`;
  const { rows } = await sql<{ place: number }>`
    select 1 + (
        select coalesce(sum(people), 0) from rank_buckets
        where board = ${board} and ${ofPeriod(period)} and value > ${bucket})
      + (
        select count(*) from rank_lines l
        where ${ofPeriod(period)} and ${first} > given.first and ${first} < ${bucket} + ${width}::bigint)
      + (
        select count(*) from rank_lines l
        where ${ofPeriod(period)} and ${first} = given.first and ${second} ${isBefore} given.second) as place
    from unnest(${keys.map((key) => key.first)}::bigint[], ${keys.map((key) => key.second)}::bigint[])
      with ordinality as given (first, second, at)
    order by given.at`.execute(db);
  return rows.map(({ place }) => Number(place));
}

/** Two characters stand in too many names: they are looked for at their beginning. */
const PREFIX_CHARS = 2;
/** By so many last characters the index is asked: names begin alike and end apart, and it goes through all that share any three of them. */
const TAIL_CHARS = 6;
/** The same text as the index over names; what it finds is looked at again, as words may lie across both. */
const INDEXED = sql`(u.username || ' ' || u.nickname)`;

function isNamed(words: string) {
  const pattern = containing(words);
  const beginning = `${exactly(words.toLowerCase())}%`;
  const tail = containing([...words].slice(-TAIL_CHARS).join(''));
  return [...words].length <= PREFIX_CHARS
    ? sql`(u.username_key like ${beginning} or u.nickname <> '' and lower(u.nickname) like ${beginning})`
    : sql`${INDEXED} ilike ${tail} and (u.username ilike ${pattern} or u.nickname ilike ${pattern})`;
}

/** Parts of names that more people share are too many to be put in order. */
const CALLED_MAX = 1000;
/** Of those, the ones among so many first lines are found beside them, so that the best stand first. */
const BEST_MAX = 1000;

/**
 * `named`: the people of a ranking who are called so; of very many, as many as come and those among its best.
 * @param best ids in the order of the ranking
 */
export const namedAmong = (words: string, best: RawBuilder<unknown>) => sql`
  called as materialized (
    -- the offset lets it be planned as if all were wanted: for a few of many, everybody would be read until enough were found
    select uid from (select u.uid from users u where ${isNamed(words)} offset 0) all_called limit ${CALLED_MAX + 1}),
  best as materialized (
    -- each is looked at by itself: an index over names would find all of them first
    select l.uid from (${best} limit ${BEST_MAX}) l
    cross join lateral (select from users u where u.uid = l.uid and ${isNamed(words)} offset 0) so
    where (select count(*) from called) > ${CALLED_MAX}),
  named as (select uid from called union select uid from best)`;

/** A page of those lines whose people are called so, with their number: of very many, those that stand well (RANK-5). */
export async function findLines(
  db: Queryable,
  board: CountedBoard,
  period: RunningPeriod,
  words: string,
  paging: Paging,
) {
  const { order } = ORDERS[board];
  const { rows } = await sql<Ranked & { found: number }>`
    with ${namedAmong(words, sql`select uid from rank_lines l where ${ofPeriod(period)} order by ${order}`)},
    lines as materialized (
      select l.* from named
      join rank_lines l on l.uid = named.uid and ${ofPeriod(period)}),
    page as (select * from lines l order by ${order} limit ${paging.limit} offset ${offsetOf(paging)})
    select counted.found, ${COLUMNS} from (select count(*)::integer as found from lines) counted
    left join (page l join users u on u.uid = l.uid) on true order by ${order}`.execute(db);
  return { rows: rows.filter(({ uid }) => uid !== null), total: rows[0]!.found };
}
