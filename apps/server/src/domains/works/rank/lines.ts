import type { Parts } from '../../../platform/of-node.ts';
import type { Services } from '../../../platform/services.ts';
import { KeptLines, KeptRanks } from '../../boards/kept-ranks.ts';
import { WORK_RANK_CHANNEL } from './follow.ts';
import { type LineRow, listLines } from './rank.queries.ts';

/** The lines of one work by points. */
type WorkLines = KeptLines<LineRow>;

const linesOf = (rows: readonly LineRow[]): WorkLines => new KeptLines(rows, ({ points }) => ({ points, time: 0 }));

/** The same people in the order of their ids, so that places tell nothing of results. */
export const unplaced = ({ all }: WorkLines): WorkLines => linesOf(all.map(({ row }) => ({ ...row, points: 0 })));

const openRanks = (services: Services) =>
  new KeptRanks(services, {
    channel: WORK_RANK_CHANNEL,
    load: async (db, wid) => linesOf(await listLines(db, wid)),
  });

export const workRanks = ({ ofNode }: Parts): KeptRanks<WorkLines> => ofNode(openRanks);

/** The version of a work's rank for those who follow it. */
export const workRankVersion = async (services: Parts, wid: number): Promise<string> =>
  workRanks(services).version(wid);
