import type { Log } from './log.ts';
import type { Services } from './services.ts';

/** Work that runs beside the requests. It never runs twice at once in one process; several nodes may run it. */
export interface Task {
  name: string;
  everySeconds: number;
  /** Runs it as soon as this channel rings, too. */
  channel?: string;
  run(services: Services): Promise<void>;
}

export interface RunningTasks {
  /** Starts nothing new and waits for what is under way. */
  stop(): Promise<void>;
}

export function startTasks(tasks: readonly Task[], services: Services): RunningTasks {
  const stops = tasks.map((task) => startTask(task, services, services.log));
  return {
    stop: async () => {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}

function startTask(task: Task, services: Services, log: Log): () => Promise<void> {
  let stopped = false;
  let underWay: Promise<void> | null = null;
  let again = false;
  let isFailing = false;

  const runOnce = async () => {
    try {
      await task.run(services);
      if (isFailing) log.info({ task: task.name }, 'a background task works again');
      isFailing = false;
    } catch (error) {
      // A cause that lasts, such as a lost database, is told once.
      log[isFailing ? 'debug' : 'error']({ err: error, task: task.name }, 'a background task failed');
      isFailing = true;
    }
  };
  const ring = () => {
    if (stopped) return;
    again = underWay !== null;
    underWay ??= runOnce().then(() => {
      underWay = null;
      if (again) ring();
    });
  };
  const timer = setInterval(ring, task.everySeconds * 1000);
  const unlisten = task.channel ? services.notifications.listen(task.channel, ring) : null;
  ring();
  return async () => {
    stopped = true;
    clearInterval(timer);
    unlisten?.();
    await underWay;
  };
}
