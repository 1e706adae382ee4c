import { performance } from 'node:perf_hooks';
import { setImmediate as others } from 'node:timers/promises';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** A server rests that had less than this share of a second to do. */
const RESTING_SHARE = 0.1;
const RESTING_SECONDS = 2;
/** Growth since the last time that is worth a moment in which nobody is served. */
const WORTH_BYTES = 64 * 1024 ** 2;

/** What is known of a server for a look each second. */
export interface Rest {
  /** Share of the last second in which it had something to do. */
  busy: number;
  heapBytes: number;
}

/**
 * Decides when memory that nobody uses is given back. V8 does it by itself when much more of it has come together, at a moment when it is
 * asked for more: after a crowd has come, a server would hold twice what it needs for as long as nothing happens.
 * @returns whether to do so now; afterwards `kept` is to be told how much is left
 */
export function watchRest(): { isDue(look: Rest): boolean; kept(heapBytes: number): void } {
  let rested = 0;
  let keptBytes = 0;
  return {
    isDue({ busy, heapBytes }) {
      rested = busy < RESTING_SHARE ? rested + 1 : 0;
      return rested >= RESTING_SECONDS && heapBytes - keptBytes >= WORTH_BYTES;
    },
    kept(heapBytes) {
      keptBytes = heapBytes;
    },
  };
}

/** To be called each second: gives memory back while the server rests. */
export function spareMemory(): () => Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const watch = watchRest();
  let seen = performance.eventLoopUtilization();
  const heapBytes = () => getHeapStatistics().total_heap_size;
  const slackBytes = () => heapBytes() - getHeapStatistics().used_heap_size;
  return async () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, seen);
    seen = now;
    if (!watch.isDue({ busy: utilization, heapBytes: heapBytes() })) return;
    collect();
    await others();
    // what is left lies between what is in use: then that is moved together
    if (slackBytes() >= WORTH_BYTES) {
      setFlagsFromString('--compact-on-every-full-gc');
      collect();
      setFlagsFromString('--no-compact-on-every-full-gc');
    }
    watch.kept(heapBytes());
  };
}
