import type { Parts } from '../../../platform/of-node.ts';
import type { Services } from '../../../platform/services.ts';
import { KeptLines, KeptRanks } from '../../boards/kept-ranks.ts';
import { RANK_CHANNEL } from './follow.ts';
import { type LineRow, listLines } from './rank.queries.ts';

/** More problems first, then less running time (TRAIN-4). */
const orderOf = ({ solved, run_time_ms }: LineRow) => ({ points: solved, time: run_time_ms });

const openRanks = (services: Services) =>
  new KeptRanks(services, {
    channel: RANK_CHANNEL,
    load: async (db, tid) => new KeptLines(await listLines(db, tid), orderOf),
  });

export const trainingRanks = ({ ofNode }: Parts): KeptRanks<KeptLines<LineRow>> => ofNode(openRanks);

/** The version of a training's rank for those who follow it. */
export const rankVersion = async (services: Parts, tid: number): Promise<string> =>
  trainingRanks(services).version(tid);
