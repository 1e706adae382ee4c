import { monitorEventLoopDelay } from 'node:perf_hooks';
import { LiveBoard } from '../../apps/server/src/domains/contests/boards/live-board.ts';
import { findContest } from '../../apps/server/src/domains/contests/contests.queries.ts';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { spreadOf } from '../measure/measure.ts';
import { CID } from './cid.ts';
import { hold, type Stand } from './parts.ts';

/** The boards of the contest loaded cold from the database, and folded anew in memory, in this process. */
export async function measureBoards({ site }: Stand): Promise<void> {
  const { db, close } = openDatabase(site.url, 4);
  try {
    const row = (await findContest(db, CID))!;
    const cold: number[] = [];
    const pauses = monitorEventLoopDelay({ resolution: 1 });
    pauses.enable();
    let board = await LiveBoard.load(db, row);
    pauses.disable();
    for (let round = 0; round < 3; round++) {
      const startedMs = performance.now();
      board = await LiveBoard.load(db, row);
      cold.push(performance.now() - startedMs);
    }
    const folds: number[] = [];
    const refreshes: number[] = [];
    for (let round = 0; round < 9; round++) {
      const startedMs = performance.now();
      board.boards.board('real').rebuild();
      folds.push(performance.now() - startedMs);
      const refreshedMs = performance.now();
      await board.refresh(db, row);
      refreshes.push(performance.now() - refreshedMs);
    }
    hold('while they are loaded first, the longest wait of others', pauses.max / 1e6, 300);
    hold('three boards cold from the database, median', spreadOf(cold).p50, 3_000);
    hold('one board folded anew in memory, median', spreadOf(folds).p50, 100);
    hold('a look at what is new while nothing is, median', spreadOf(refreshes).p50, 50);
  } finally {
    await close();
  }
}
