import type { JudgeCase } from '@assay/contract/judging/jobs.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { shownBytes } from '@assay/rules/judging/compare/shown-bytes.ts';
import { ProblemFailure } from '../platform/failures.ts';
import type { Conversation } from '../steps/interact.ts';
import type { CaseInput } from '../steps/run-case.ts';
import type { PassFiles } from '../steps/run-checker.ts';
import { type CaseVerdict, caseVerdict, judgingCases, limitsOfCase, type Shown } from './judge-cases.ts';
import type { JudgeTools } from './mode.ts';
import { checkerOn, pointsOf } from './output-checks.ts';
import { judgeInPasses } from './passes.ts';
import { readyWith } from './ready.ts';
import { compileSolution, hasDied, STDERR_BYTES, withStderr } from './solution.ts';

/** Characters of the interactor's file that are kept for those who manage the problem. */
const PROTOCOL_CHARS = 3000;

/**
 * The program talks with a program of the jury, the interactor, which decides. Where the problem has a checker besides, that
 * one looks at what the interactor wrote into its file, and both must accept (as Polygon does). Where the problem has several
 * passes, the interactor may ask for another conversation, as a checker does.
 */
export const judgeByConversation = judgingCases(async (task, tools, data) => {
  const { problem } = task.work;
  const solution = await compileSolution(task, tools);
  if (solution.kind === 'refused') return solution;
  return readyWith(task, tools, async (kept) => {
    kept.keep(solution.program);
    const interactor = await kept.checker(problem.checker);
    const protocolChecker = problem.protocolChecker && (await kept.checker(problem.protocolChecker));
    let doubtsIdle = true;

    const talk = async (
      one: JudgeCase,
      show: Shown,
      pass?: () => Promise<PassFiles>,
      asked?: CaseInput,
    ): Promise<CaseVerdict> => {
      const [path, answer] = await Promise.all([data.path(one.input), data.path(one.output)]);
      const input = asked ?? { kind: 'file', path, size: one.input.bytes };
      const conversation: Conversation = {
        program: solution.program,
        limits: limitsOfCase(task, one),
        interactor: checkerOn(one, interactor),
        input,
        answer: { kind: 'file', path: answer, size: one.output.bytes },
        caseScore: pointsOf(problem, one),
        stderrBytesMax: 0,
        doubtsIdle,
        ...(pass && { pass }),
      };
      const end = await tools.interactions.interact(conversation);
      // A program that has proved once that it waits for ever is believed the next time.
      if (end.isIdle) doubtsIdle = false;
      const protocol = end.protocol ?? new Uint8Array(0);
      const { verdict, share, message, cause, note } =
        protocolChecker && end.verdict === VERDICT.accepted
          ? await tools.checkers.check(
              protocolChecker,
              {
                input,
                output: { kind: 'bytes', bytes: protocol },
                answer: { kind: 'file', path: answer },
              },
              pointsOf(problem, one),
            )
          : end;
      const judged = {
        ...caseVerdict(one, verdict, message, cause),
        note: noteOf(note, protocol),
        timeMs: end.timeMs,
        memoryKb: end.memoryKb,
        ...(verdict === VERDICT.partial && { share }),
      };
      return show.stderr && !pass && hasDied(judged)
        ? withStderr(judged, await lastWords(tools, conversation, judged.message))
        : judged;
    };
    if (problem.passLimit === 1) return (one, show) => talk(one, show);
    return (one, show) =>
      judgeInPasses(tools, problem.passLimit, (folder, input) => talk(one, show, () => folder.next(), input));
  });
});

/** What a program that died writes to its standard error, in the same conversation once more; null when that ends otherwise. */
async function lastWords(tools: JudgeTools, one: Conversation, message: string | null): Promise<Uint8Array | null> {
  try {
    const end = await tools.interactions.interact({ ...one, stderrBytesMax: STDERR_BYTES });
    return end.message === message ? end.stderr : null;
  } catch (error) {
    if (error instanceof ProblemFailure) return null;
    throw error;
  }
}

/** The words for staff, with the beginning of the protocol: it may tell what contestants must not know. */
const noteOf = (note: string | null, protocol: Uint8Array): string | null =>
  [note, shownBytes(protocol, PROTOCOL_CHARS)].filter(Boolean).join('\n') || null;
