import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { fail } from '@assay/contract/errors.ts';
import { compileInteractive, compileSpj } from '@assay/contract/judging/compile-checker.ts';
import type { InputOf } from '@assay/contract/op.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { checkerLanguage } from '../../problems/checkers/checker-languages.ts';
import { findOwnerToWrite } from '../../problems/find-owner.ts';
import { testRunTopic } from '../progress/progress.ts';
import { insertJob, PRIORITY } from '../queue/queue.queries.ts';
import { deleteTestRun, findTestRunResult, insertTestRun } from './test-run.queries.ts';

const COMPILATIONS_PER_MINUTE = 20;
/** Longer than the slowest compilation on a busy node; the queue keeps the work no longer either. */
const WAIT_MS = 75_000;
/** In case the news of the end went to another server process. */
const LOOK_AGAIN_MS = 1_000;

/** Compiles as the judge will: on a node, with the files that the judge lays beside it. Answers when it is done. */
async function compile(call: Call, input: InputOf<typeof compileSpj>) {
  const viewer = viewerOf(call);
  await findOwnerToWrite(call, viewer, input);
  const language = await checkerLanguage(call.db, input.language);
  call.limiter.take('compile-checker', String(viewer.uid), COMPILATIONS_PER_MINUTE, 60);
  const testJudgeKey = randomUUID();
  await call.db.transaction().execute(async (tx) => {
    await insertTestRun(tx, {
      testKey: testJudgeKey,
      uid: viewer.uid,
      pid: input.pid ?? null,
      work: {
        kind: 'compile',
        testJudgeKey,
        language,
        code: input.code,
        extraFiles: input.extraFiles ?? [],
      },
    });
    await insertJob(tx, {
      testKey: testJudgeKey,
      uid: viewer.uid,
      priority: PRIORITY.testRun,
      language,
    });
  });
  call.work.ring(language);
  const report = await waitForReport(call, testJudgeKey);
  await deleteTestRun(call.db, testJudgeKey);
  // Nobody took it, or no node could do it: the judge's trouble, not the code's.
  if (report?.outcome !== 'compiled') return fail('problem.checkerNotTried');
  return { ok: report.message === null, message: report.message };
}

async function waitForReport(call: Call, testJudgeKey: string) {
  const ended = new AbortController();
  const stop = () => ended.abort();
  const endSubscription = call.push.subscribe(testRunTopic(testJudgeKey), stop);
  call.reply.raw.once('close', stop);
  call.stopping.signal.addEventListener('abort', stop);
  try {
    for (const until = performance.now() + WAIT_MS; ; ) {
      const report = await findTestRunResult(call.db, testJudgeKey);
      if (report || performance.now() > until || ended.signal.aborted) return report ?? null;
      await pause(LOOK_AGAIN_MS, undefined, { signal: ended.signal }).catch(() => {});
    }
  } finally {
    endSubscription();
    call.reply.raw.off('close', stop);
    call.stopping.signal.removeEventListener('abort', stop);
  }
}

export const compileCheckerCalls: Implementation[] = [
  implement(compileSpj, compile),
  implement(compileInteractive, compile),
];
