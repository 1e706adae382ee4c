import type { Paging } from '@assay/contract/page.ts';
import { getRankList, RANK_PERIOD } from '@assay/contract/rankings/rank-list.ts';
import { placesFrom } from '@assay/rules/rankings/places.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { offsetOf, pageAnswer } from '../../platform/db/page.ts';
import { type Implementation, implement } from '../../platform/http/call.ts';
import type { RunningPeriod } from './count.queries.ts';
import { runningPeriods } from './count.ts';
import {
  type CountedBoard,
  countLines,
  findLines,
  findPlaces,
  keyOf,
  listLines,
  type Ranked,
} from './rank-list.queries.ts';
import { listAuthors } from './tutorial-rank.queries.ts';

const sameKey = (board: CountedBoard) => (one: Ranked, other: Ranked) => {
  const [a, b] = [keyOf(board, one), keyOf(board, other)];
  return a.first === b.first && a.second === b.second;
};

/** A page of a board with the place of each line. */
async function boardPage(db: Queryable, board: CountedBoard, period: RunningPeriod, paging: Paging) {
  const [rows, total] = await Promise.all([listLines(db, board, period, paging), countLines(db, board, period)]);
  const [first] = rows;
  if (!first) return { rows: [], places: [], total };
  // the others follow by counting
  const [place] = await findPlaces(db, board, period, [keyOf(board, first)]);
  return { rows, places: placesFrom(rows, place!, offsetOf(paging) + 1, sameKey(board)), total };
}

/** Those who are called so, with their places among all. */
async function foundPage(db: Queryable, board: CountedBoard, period: RunningPeriod, words: string, paging: Paging) {
  const { rows, total } = await findLines(db, board, period, words, paging);
  const keys = new Map(rows.map((row) => [JSON.stringify(keyOf(board, row)), keyOf(board, row)]));
  const found = await findPlaces(db, board, period, [...keys.values()]);
  const places = new Map([...keys.keys()].map((key, at) => [key, found[at]!]));
  return { rows, places: rows.map((row) => places.get(JSON.stringify(keyOf(board, row)))!), total };
}

/** What people are shown with. */
const shownPerson = ({
  uid,
  username,
  nickname,
  avatar,
  title_name,
  title_color,
  signature,
}: Omit<Ranked, 'ac' | 'total' | 'score'>) => {
  return { uid, username, nickname, avatar, titleName: title_name, titleColor: title_color, signature };
};

const shareOf = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100);

/** A page of the authors of tutorials. */
async function authorsPage({ db }: { db: Queryable }, asked: Parameters<typeof listAuthors>[1], paging: Paging) {
  const rows = await listAuthors(db, asked, paging);
  const records = rows.map(({ rank, ac, total, score, ...row }) => {
    return { ...shownPerson(row), rank: Number(rank), ac, total, score, rating: shareOf(ac, total) };
  });
  return pageAnswer(records, Number(rows[0]?.people ?? 0), paging);
}

export const rankListCalls: Implementation[] = [
  implement(getRankList, async (call, { type, searchUser, filterType = RANK_PERIOD.all, ...paging }) => {
    const period = runningPeriods(call).find((one) => one.period === filterType)!;
    if (type === 'TUTORIAL')
      return authorsPage(call, { period, words: searchUser, timeZone: call.config.timeZone }, paging);
    const { rows, places, total } = searchUser
      ? await foundPage(call.db, type, period, searchUser, paging)
      : await boardPage(call.db, type, period, paging);
    const records = rows.map((row, at) => {
      const { ac, total, score } = row;
      return { ...shownPerson(row), rank: places[at]!, ac, total, score, rating: shareOf(ac, total) };
    });
    return pageAnswer(records, total, paging);
  }),
];
