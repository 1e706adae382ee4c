import type { JudgeCase, SubmissionJob } from '@assay/contract/judging/jobs.ts';
import { readBytes } from '@assay/formats/file-ref.ts';
import type { ProblemPackage } from '@assay/formats/problem-package.ts';
import { Report } from '@assay/formats/report.ts';
import { toSave } from '@assay/formats/site/to-save.ts';
import { refuseProblem } from '@assay/rules/authoring/refuse-problem.ts';
import { expect } from 'vitest';
import type { RealWorld } from './real-world.ts';

/** What the site hands to a node of a problem after its import, which must say no more than what is for information. */
export async function jobOfPackage(
  blobs: RealWorld['blobs'],
  problem: ProblemPackage,
  languages: string[],
): Promise<Partial<SubmissionJob['problem']> & { cases: JudgeCase[] }> {
  const report = new Report();
  const { save } = toSave(problem, { problemId: 'PAIR', auth: 1, languages }, report);
  // in which language the statement is shown does not matter to a node
  const told = report.notes.filter(({ severity, code }) => severity !== 'info' && code !== 'languageShown');
  expect(told).toEqual([]);
  expect(refuseProblem({ ...save, tags: [] })).toBeNull();
  if (save.cases.from !== 'upload') throw new Error('no cases');
  const settings = save.cases.samples;
  const cases = await Promise.all(
    problem.cases.map(async (one, at): Promise<JudgeCase> => {
      const { score, groupNum, timeMs, memoryMb, checkerArguments } = settings[at]!;
      return {
        index: at + 1,
        inputName: one.inputName,
        outputName: one.outputName,
        input: blobs.addBlob(await readBytes(one.input, 1000)),
        output: blobs.addBlob(one.output ? await readBytes(one.output, 1000) : Buffer.alloc(0)),
        score: score ?? 0,
        groupNum: groupNum ?? 1,
        ...(timeMs && { timeMs }),
        ...(memoryMb && { memoryMb }),
        ...(checkerArguments && { checkerArguments }),
      };
    }),
  );
  const { type, judgeMode, judgeCaseMode, checker, protocolChecker, passLimit, graderFiles } = save.problem;
  const complete = (one: typeof checker) => (one ? { ...one, points: one.points ?? ('percent' as const) } : null);
  return {
    type,
    judgeMode,
    judgeCaseMode,
    removeEndBlank: true,
    fileIo: save.problem.isFileIO ? { read: save.problem.ioReadFileName!, write: save.problem.ioWriteFileName! } : null,
    checker: complete(checker) as SubmissionJob['problem']['checker'],
    protocolChecker: (protocolChecker && checker
      ? { ...complete(checker), arguments: [], ...protocolChecker }
      : null) as SubmissionJob['problem']['protocolChecker'],
    passLimit: passLimit ?? 1,
    graderFiles: graderFiles ?? [],
    subtasks: save.subtasks ?? [],
    userExtraFiles: save.problem.userExtraFile ?? [],
    judgeExtraFiles: save.problem.judgeExtraFile ?? [],
    cases,
  };
}
