import { createHash } from 'node:crypto';
import type { getAdminProblem, ProblemSave } from '@assay/contract/authoring/editor.ts';
import type { JudgeCase } from '@assay/contract/judging/jobs.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { traitsOf } from '@assay/contract/problems/judge-modes.ts';
import { PROBLEM_TYPE, type Subtask } from '@assay/contract/problems/problem.ts';
import { templateParts } from '@assay/rules/judging/code-template.ts';
import type { FileRef } from '../file-ref.ts';
import { standardComparison } from '../icpc/standard-validator.ts';
import type { JudgeProgram, JurySolution, PackageFile, ProblemPackage, Sample } from '../problem-package.ts';
import { extensionOfLanguage } from '../source-language.ts';
import type { PackageFacts } from './facts.ts';
import { decomposeText, exampleOf } from './texts.ts';

type Edited = DataOf<typeof getAdminProblem>;

/** A problem of the site with all that belongs to it. */
export interface SiteProblem {
  problem: ProblemSave['problem'];
  author: string;
  tags: string[];
  /** Allowed languages; null when these are all of the site. */
  languages: string[] | null;
  codeTemplates: Edited['codeTemplates'];
  cases: readonly JudgeCase[];
  subtasks: readonly Subtask[];
  files: Record<'statement' | 'attachment' | 'jury', PackageFile[]>;
  solutions: JurySolution[];
  facts: PackageFacts | null;
  fileOf(blob: { hash: string; bytes: number }): FileRef;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Samples as they came, where the site still shows them so. */
function samplesOf({ problem, facts }: SiteProblem): Sample[] {
  return problem.examples.map((example, at) => {
    const known = facts?.samples[at];
    const shown = known && exampleOf(known);
    const isSame = shown?.input === example.input && shown.output === example.output;
    return isSame ? known! : { ...example, notes: {}, interaction: null };
  });
}

function program(
  checker: NonNullable<ProblemSave['problem']['checker']>,
  kind: 'checker' | 'interactor',
): JudgeProgram {
  return {
    language: checker.language,
    name: `${kind}.${extensionOfLanguage(checker.language)}`,
    code: checker.code,
    convention: checker.convention,
    arguments: checker.arguments,
    points: checker.points,
  };
}

function judgingOf({ problem, facts }: SiteProblem): ProblemPackage['judging'] {
  const isInteractive = traitsOf(problem.judgeMode).interacts;
  const own = traitsOf(problem.judgeMode).checker !== 'none' ? (problem.checker ?? null) : null;
  const standard = own && standardComparison(own);
  const checker = own && !standard ? program(own, isInteractive ? 'interactor' : 'checker') : null;
  const { protocolChecker } = problem;
  const second: JudgeProgram | null =
    isInteractive && protocolChecker
      ? {
          language: protocolChecker.language,
          name: `checker.${extensionOfLanguage(protocolChecker.language)}`,
          code: protocolChecker.code,
          convention: own?.convention ?? 'testlib',
          arguments: [],
          points: own?.points ?? null,
        }
      : null;
  return {
    mode: standard && problem.judgeMode === 'spj' ? 'default' : problem.judgeMode,
    limits: {
      timeMs: problem.timeLimit,
      memoryMb: problem.memoryLimit,
      stackMb: problem.stackLimit,
      outputKb: facts?.outputKb ?? null,
      codeKb: facts?.codeKb ?? null,
    },
    comparison: standard ?? { by: problem.isRemoveEndBlank ? 'lines' : 'exact' },
    checker: isInteractive ? second : checker,
    interactor: isInteractive ? checker : null,
    graderFiles: (problem.graderFiles ?? []).map((file) => ({ ...file, language: null })),
    passes: traitsOf(problem.judgeMode).fields.includes('passLimit') ? (problem.passLimit ?? null) : null,
    fileIo: problem.isFileIO ? { read: problem.ioReadFileName ?? '', write: problem.ioWriteFileName ?? '' } : null,
    userExtraFiles: problem.userExtraFile,
    judgeExtraFiles: problem.judgeExtraFile,
  };
}

function casesOf(site: SiteProblem): ProblemPackage['cases'] {
  const { problem, facts, cases } = site;
  const isChecked = traitsOf(problem.judgeMode).checker !== 'none' && problem.checker != null;
  const examples = new Set(problem.examples.map(({ input, output }) => hashOf(input) + hashOf(output)));
  const isOi = problem.type === PROBLEM_TYPE.oi;
  const isGrouped = problem.judgeCaseMode !== 'default' && problem.judgeCaseMode !== 'ergodic_without_error';
  return cases.map((one) => {
    const known = facts?.cases[one.inputName];
    return {
      name: known?.name ?? one.inputName.replace(/\.[^.]+$/, ''),
      inputName: one.inputName,
      outputName: one.outputName,
      input: site.fileOf(one.input),
      output: site.fileOf(one.output),
      score: isOi ? one.score : null,
      group: isGrouped ? one.groupNum : null,
      limits:
        one.timeMs === undefined && one.memoryMb === undefined
          ? null
          : { timeMs: one.timeMs ?? null, memoryMb: one.memoryMb ?? null },
      checkerArguments: (isChecked && one.checkerArguments) || null,
      isSample: known?.isSample ?? examples.has(one.input.hash + one.output.hash),
      description: known?.description ?? '',
    };
  });
}

/** A problem of the site as a package; what came in with a package is written back where it still holds. */
export function fromSite(site: SiteProblem): ProblemPackage {
  const { problem, facts, files } = site;
  const samples = samplesOf(site);
  const judging = judgingOf(site);
  const titles: Record<string, string> = {};
  const statements: ProblemPackage['statements'] = {};
  for (const tongue of ['en', 'zh'] as const) {
    const text = problem.texts[tongue];
    if (!text) continue;
    const language = facts?.languages[tongue] ?? tongue;
    titles[language] = text.title;
    statements[language] = decomposeText(text, samples, tongue, language);
  }
  return {
    origin: facts?.origin ?? { format: 'assay', id: problem.problemId, uuid: null, revision: null, url: null },
    key: problem.problemId,
    titles: { ...titles, ...facts?.titles },
    statements: { ...statements, ...facts?.statements },
    statementFiles: files.statement,
    attachments: files.attachment,
    inputValidators: facts?.inputValidators ?? [],
    checkerTests: facts?.checkerTests ?? [],
    validatorTests: facts?.validatorTests ?? [],
    juryFiles: files.jury,
    samples,
    author: facts?.author || site.author,
    source: problem.source,
    sourceUrl: facts?.sourceUrl ?? '',
    licence: facts?.licence ?? '',
    rightsOwner: facts?.rightsOwner ?? '',
    tags: site.tags,
    difficulty: problem.difficulty,
    scoring: problem.type === PROBLEM_TYPE.oi ? 'oi' : 'acm',
    judging,
    cases: casesOf(site),
    groups: groupsOf(site),
    languages: site.languages,
    templates: site.codeTemplates
      .filter(({ status }) => status)
      .map(({ language, code }) => ({ language, ...templateParts(code) })),
    solutions: site.solutions,
    settings: {
      auth: problem.auth,
      caseMode: problem.judgeCaseMode,
      openCaseResult: problem.openCaseResult,
      codeShare: problem.codeShare,
    },
    extra: facts?.extra ?? {},
  };
}

/** Subtasks by rules of their own; those of the two older modes have the points that their cases carry. */
function groupsOf({ problem, cases, subtasks, facts }: SiteProblem): ProblemPackage['groups'] {
  const nameOf = (num: number) => facts?.groupNames[num] ?? String(num);
  if (problem.judgeCaseMode === 'subtasks') return subtasks.map((one) => ({ ...one, name: nameOf(one.num) }));
  if (problem.judgeCaseMode !== 'subtask_lowest' && problem.judgeCaseMode !== 'subtask_average') return [];
  const rule = problem.judgeCaseMode === 'subtask_lowest' ? 'min' : 'average';
  const numbers = [...new Set(cases.map(({ groupNum }) => groupNum))].sort((a, b) => a - b);
  return numbers.map((num) => ({
    num,
    name: nameOf(num),
    score: Math.max(...cases.filter(({ groupNum }) => groupNum === num).map(({ score }) => score)),
    rule,
    dependsOn: [],
  }));
}
