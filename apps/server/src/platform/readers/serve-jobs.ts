import { setPriority } from 'node:os';
import { type MessagePort, parentPort } from 'node:worker_threads';
import { Failure } from '@assay/contract/failure.ts';
import { type Answer, type Job, READY, type Request } from './job.ts';

/** Below everything that answers people: on Linux this is the thread's own. */
const NICENESS = 10;

async function answerOf(job: Job<never, unknown> | undefined, { name, input }: Request): Promise<Answer> {
  if (!job) return { error: `there is no job “${name}”` };
  try {
    return { output: await job.run(input as never) };
  } catch (error) {
    if (error instanceof Failure) {
      const { code, params, detail } = error;
      return { failure: { code, params, detail } };
    }
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** Makes this thread answer what the pool asks of it. */
export function serveJobs(jobs: readonly Job<never, unknown>[], port: MessagePort | null = parentPort): void {
  setPriority(NICENESS);
  const byName = new Map(jobs.map((job) => [job.name, job]));
  port?.postMessage(READY);
  port?.on('message', async (request: Request) => {
    port.postMessage(await answerOf(byName.get(request.name), request));
  });
}
