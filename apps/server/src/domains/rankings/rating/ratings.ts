import {
  getContestRatingChanges,
  getRatingList,
  getRatingsOf,
  getUserRating,
  RATING_HISTORY_MAX,
} from '@assay/contract/rankings/rating.ts';
import { pageAnswer } from '../../../platform/db/page.ts';
import { type Call, type Implementation, implement } from '../../../platform/http/call.ts';
import { openPart } from '../../profiles/person.ts';
import { findRated, findRating, listChanges, listHistory, listRated, listRatingsOf } from './ratings.queries.ts';

const isRating = async ({ settings }: Call) => (await settings.read()).openRating;

/** Contest ratings (RANK-7, RANK-11); while the site has none, all of it is empty. */
export const ratingCalls: Implementation[] = [
  implement(getRatingList, async (call, { searchUser, ...paging }) => {
    if (!(await isRating(call))) return pageAnswer([], 0, paging);
    const { rows, total } = await (searchUser === undefined
      ? listRated(call.db, paging)
      : findRated(call.db, searchUser, paging));
    const records = rows.map(({ place, title_name, title_color, ...row }) => ({
      ...row,
      rank: Number(place),
      titleName: title_name,
      titleColor: title_color,
    }));
    return pageAnswer(records, total, paging);
  }),

  implement(getUserRating, async (call, asked) => {
    const { row, isShown } = await openPart(call, asked, 'contests');
    const found = isShown && (await isRating(call)) ? await findRating(call.db, row.uid) : undefined;
    if (!found) return { rating: null, highest: null, history: [] };
    const history = await listHistory(call.db, row.uid, RATING_HISTORY_MAX);
    return {
      ...found,
      history: history.map(({ end_time, ...change }) => ({ ...change, endTime: end_time.toISOString() })),
    };
  }),

  implement(getRatingsOf, async (call, { uids }) =>
    (await isRating(call)) ? listRatingsOf(call.db, uids.split(',').map(Number)) : [],
  ),

  implement(getContestRatingChanges, async (call, { cid }) =>
    (await isRating(call)) ? listChanges(call.db, cid) : [],
  ),
];
