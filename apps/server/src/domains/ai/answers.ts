import { createHash } from 'node:crypto';
import {
  AI_DONE,
  explainCe,
  explainProblem,
  findMistake,
  markAiAnswer,
  perfectCode,
  proposeHints,
  provideIdea,
} from '@assay/contract/ai/answers.ts';
import { fail, failureText } from '@assay/contract/errors.ts';
import { refuseUsage } from '@assay/rules/ai/access.ts';
import { promptOf } from '@assay/rules/ai/prompt.ts';
import { type Call, type Implementation, implement, STREAMING, viewerOf } from '../../platform/http/call.ts';
import { openTextStream } from '../../platform/push/stream.ts';
import {
  type AiOutcome,
  findAnswer,
  findUsage,
  holdBudget,
  insertAnswer,
  insertRequest,
  markRequest,
  updateRequest,
} from './ai.queries.ts';
import { askModel } from './model.ts';
import { askAboutProblem, askAboutSubmission, askForHints, type Question } from './question.ts';

/** Questions of one person, those that need no model included. */
const QUESTIONS_PER_HOUR = 120;
const MARKS_PER_HOUR = 120;

/** Enters one more request of the viewer. @throws Failure of `refuseUsage` */
async function takeRequest(call: Call, { kind }: Question): Promise<number> {
  const { uid } = viewerOf(call);
  const now = call.clock.now();
  const { aiPerUser: perUser, aiPerSite: perSite } = await call.settings.read();
  return call.db.transaction().execute(async (tx) => {
    await holdBudget(tx);
    const refusal = refuseUsage(await findUsage(tx, uid, now), { perUser, perSite });
    if (refusal) throw refusal;
    return insertRequest(tx, { uid, kind, outcome: 'running', answer_id: null, gmt_create: now });
  });
}

/** Passes on what the model says, as it says it. @returns the whole answer; null when it broke off or nobody listens any more */
async function relay(call: Call, prompt: ReturnType<typeof promptOf>, requestId: number) {
  const left = new AbortController();
  const stream = openTextStream(call.reply, () => left.abort());
  stream.send(String(requestId), 'request');
  let content = '';
  let outcome: AiOutcome = 'failed';
  try {
    const signal = AbortSignal.any([left.signal, call.stopping.signal]);
    for await (const piece of askModel(call.config.ai!, { messages: prompt, signal })) {
      content += piece;
      stream.send(piece);
    }
    outcome = 'answered';
  } catch (error) {
    if (left.signal.aborted) outcome = 'left';
    else {
      call.log.warn({ requestId: call.requestId, error: String(error) }, 'the language model failed');
      stream.send(failureText(content === '' ? 'ai.unavailable' : 'ai.brokenOff', call.lang), 'error');
    }
  }
  return { stream, outcome, content };
}

/** Answers a question from what was answered before, else by the model, as a stream. */
async function answer(call: Call, question: Question) {
  const { uid } = viewerOf(call);
  call.limiter.take('ai-questions', String(uid), QUESTIONS_PER_HOUR, 3600);
  const { kind, pid } = question;
  const prompt = promptOf(kind, question.facts, call.lang);
  const digest = createHash('sha256')
    .update(JSON.stringify([call.config.ai!.model, prompt]))
    .digest();
  const known = await findAnswer(call.db, digest);
  if (known) {
    const asked = { uid, kind, outcome: 'cached', answer_id: known.id, gmt_create: call.clock.now() } as const;
    const requestId = await insertRequest(call.db, asked);
    const stream = openTextStream(call.reply, () => {});
    stream.send(String(requestId), 'request');
    stream.send(known.content);
    stream.send(AI_DONE);
    stream.end();
    return STREAMING;
  }
  const requestId = await takeRequest(call, question);
  const { stream, outcome, content } = await relay(call, prompt, requestId);
  const isWhole = outcome === 'answered' && content !== '';
  const answer_id = isWhole
    ? await insertAnswer(call.db, { kind, digest, pid, content, gmt_create: call.clock.now() })
    : null;
  await updateRequest(call.db, requestId, { outcome, answer_id });
  stream.send(AI_DONE);
  stream.end();
  return STREAMING;
}

export const aiAnswerCalls: Implementation[] = [
  implement(explainProblem, async (call, { pid }) => answer(call, await askAboutProblem(call, pid))),
  implement(proposeHints, async (call, { pid }) => answer(call, await askForHints(call, pid))),
  implement(explainCe, async (call, { submitId }) =>
    answer(call, await askAboutSubmission(call, 'explain-ce', submitId)),
  ),
  implement(provideIdea, async (call, { submitId }) =>
    answer(call, await askAboutSubmission(call, 'provide-idea', submitId)),
  ),
  implement(findMistake, async (call, { submitId }) =>
    answer(call, await askAboutSubmission(call, 'find-mistake', submitId)),
  ),
  implement(perfectCode, async (call, { submitId }) =>
    answer(call, await askAboutSubmission(call, 'perfect-code', submitId)),
  ),

  implement(markAiAnswer, async (call, { requestId, helpful, report }) => {
    const { uid } = viewerOf(call);
    call.limiter.take('ai-marks', String(uid), MARKS_PER_HOUR, 3600);
    const mark = { ...(helpful !== undefined && { helpful }), ...(report?.trim() && { report: report.trim() }) };
    if (Object.keys(mark).length === 0) return null;
    if (!(await markRequest(call.db, { id: requestId, uid }, mark))) fail('ai.unknown');
    return null;
  }),
];
