import type { Clock } from '../clock.ts';
import { findTimeMs } from './clock.queries.ts';
import type { Queryable } from './database.ts';

/** The database's time. */
export interface DatabaseClock extends Clock {
  /** Looks at the database's clock again. */
  follow(db: Queryable): Promise<void>;
}

/**
 * A clock that tells the database's time, so that all web nodes agree about when a contest ends and who came first,
 * and a clock of a machine that is wrong or set changes nothing (FI-7). Between looks it goes on with
 * the machine's monotonic time; before the first it is the machine's clock.
 */
export function createDatabaseClock(): DatabaseClock {
  let aheadMs = performance.timeOrigin;
  let isFollowing = false;
  return {
    now: () => new Date(isFollowing ? aheadMs + performance.now() : Date.now()),
    async follow(db) {
      const asked = performance.now();
      const ms = await findTimeMs(db);
      const answered = performance.now();
      // It was that time at some moment between question and answer.
      const [least, most] = [ms - answered, ms - asked];
      aheadMs = isFollowing ? Math.min(Math.max(aheadMs, least), most) : (least + most) / 2;
      isFollowing = true;
    },
  };
}
