import type { Queryable } from '../../../platform/db/database.ts';
import { insertIdNotifications, insertNotification } from '../../../platform/db/notifications.queries.ts';
import type { Parts } from '../../../platform/of-node.ts';
import type { Services } from '../../../platform/services.ts';
import type { SignalMap } from '../../../platform/signals.ts';
import { LiveRanks } from '../../boards/live-ranks.ts';
import { type ContestColumns, findContest } from '../contests.queries.ts';
import { LiveBoard } from './live-board.ts';

/** Tells web nodes which submissions got another result than they had, or were deleted. */
const CHANNEL = 'contest_board';

type BoardStore = LiveRanks<ContestColumns, LiveBoard>;

const openBoards = (services: Services): BoardStore =>
  new LiveRanks(services, { channel: CHANNEL, load: LiveBoard.load });

/** The boards in memory of the node that these services belong to. */
export const boardStore = ({ ofNode }: Parts): BoardStore => ofNode(openBoards);

/** The version of a contest's board for those who follow it. */
export async function boardVersion(services: Services, cid: number): Promise<string | null> {
  const row = await findContest(services.db, cid);
  return row ? (await boardStore(services).get(row)).version : null;
}

/** First results are looked for by every board; that a result was replaced must be said. */
export async function tellRejudged(events: SignalMap['submissions.judged'], tx: Queryable) {
  const ids = events.filter(({ first }) => !first).map(({ submissionId }) => submissionId);
  await tell(ids, tx);
}

export const tellDeleted = ({ submissionId }: SignalMap['submission.deleted'], tx: Queryable) =>
  tell([submissionId], tx);

/** Boards are loaded anew when they are next asked for: something that is on all of them changed. */
export const forgetBoards = (tx: Queryable) => insertNotification(tx, CHANNEL, '');

/** From here on it is cheaper to load boards anew. */
const TOLD_MAX = 20_000;

async function tell(ids: readonly number[], tx: Queryable) {
  if (ids.length > TOLD_MAX) return forgetBoards(tx);
  await insertIdNotifications(tx, CHANNEL, ids);
}
