import type { ProblemSave } from '@assay/contract/authoring/editor.ts';
import { JUDGE_MODE_TEXT, traitsOf } from '@assay/contract/problems/judge-modes.ts';
import { PROBLEM_TYPE } from '@assay/contract/problems/problem.ts';
import type { Lang } from '@assay/contract/words.ts';
import { hasGrader } from '@assay/rules/authoring/refuse-grader.ts';
import { templateText } from '@assay/rules/judging/code-template.ts';
import { hasGraders } from '@assay/rules/judging/graded-modes.ts';
import { languageNamed } from '@assay/rules/judging/languages/all.ts';
import { standardValidator } from '../icpc/standard-validator.ts';
import type { JudgeProgram, ProblemPackage, TextFile } from '../problem-package.ts';
import { languagesWords, languageWords } from '../reading/language-words.ts';
import type { Report } from '../report.ts';
import { chooseLanguages } from './facts.ts';
import { limitsOf } from './limits.ts';
import { SITE_NOTES } from './notes.ts';
import { composeText, exampleOf } from './texts.ts';
import { caseSettings, siteCaseNames } from './to-cases.ts';

const DEFAULT_DIFFICULTY = 1;
const SAMPLES_MAX = 20;
const TAGS_MAX = 20;
const TITLE_MAX = 255;

export interface SaveChoices {
  problemId: string;
  auth: 1 | 2;
  /** Names of the site's languages. */
  languages: readonly string[];
  /** What the smallest judge node at work has for programs; null where nobody knows. */
  nodeMemoryMb?: number | null;
}

/** What the editor would save for a package; the cases are yet to be stored under their names. */
export interface SiteDraft {
  save: Omit<ProblemSave, 'tags'>;
  /** Names; whoever saves finds or makes them. */
  tags: string[];
}

function textsOf(problem: ProblemPackage, report: Report): ProblemSave['problem']['texts'] {
  const chosen = chooseLanguages(problem);
  const shown = [chosen.zh, chosen.en];
  const left = Object.keys(problem.statements).filter((tag) => !shown.includes(tag));
  if (left.length > 0) report.add(SITE_NOTES.languagesLeft, null, { languages: languagesWords(left) });
  if (chosen.en !== null && !/^en\b/.test(chosen.en)) {
    report.add(SITE_NOTES.languageShown, null, { language: languageWords(chosen.en) });
  }
  const anyTitle = Object.values(problem.titles)[0] ?? problem.key;
  const textIn = (tongue: Lang) => {
    const language = chosen[tongue];
    if (language === null) return null;
    const statement = problem.statements[language];
    for (const section of ['input', 'output'] as const) {
      if (!statement?.[section]) report.add(SITE_NOTES[`${section}Elsewhere`], null);
    }
    const title = (problem.titles[language] || anyTitle).replace(/\s+/g, ' ').trim().slice(0, TITLE_MAX);
    return composeText(title, statement, problem.samples, tongue, language);
  };
  return { zh: textIn('zh'), en: textIn('en') };
}

function checkerFields(program: JudgeProgram, report: Report): ProblemSave['problem']['checker'] {
  if (program.language === null) report.add(SITE_NOTES.checkerLanguage, program.name, { name: program.name });
  return {
    language: languageNamed(program.language ?? ''),
    code: program.code,
    convention: program.convention,
    arguments: program.arguments,
    points: program.points ?? 'percent',
    timeMs: null,
    memoryMb: null,
  };
}

/** Mode, programs and the files beside them. */
function judgingOf({ judging }: ProblemPackage, report: Report) {
  const { checker, interactor, comparison } = judging;
  let { mode } = judging;
  let program = interactor ?? checker;
  if (comparison.by === 'tokens' && program === null) {
    if (mode === 'default') mode = 'spj';
    if (traitsOf(mode).checker !== 'none') {
      program = standardValidator(comparison);
      report.add(SITE_NOTES.tokensByProgram);
    } else report.add(SITE_NOTES.comparisonLost, null, { mode: JUDGE_MODE_TEXT[mode] });
  }
  const fileIo = traitsOf(mode).interacts ? null : judging.fileIo;
  if (judging.fileIo && !fileIo) report.add(SITE_NOTES.fileIoLost);
  return {
    judgeMode: mode,
    isRemoveEndBlank: comparison.by !== 'exact',
    checker: program === null ? null : checkerFields(program, report),
    protocolChecker:
      interactor !== null && checker !== null
        ? { language: languageNamed(checker.language ?? ''), code: checker.code }
        : null,
    passLimit: judging.passes ?? 1,
    graderFiles: once(judging.graderFiles, report),
    userExtraFile: once(judging.userExtraFiles, report),
    judgeExtraFile: once(judging.judgeExtraFiles, report),
    isFileIO: fileIo !== null,
    ioReadFileName: fileIo?.read ?? null,
    ioWriteFileName: fileIo?.write ?? null,
  };
}

/** Files by name, each once; empty ones say nothing to any compiler. */
function once(files: readonly TextFile[], report: Report): TextFile[] {
  const byName = new Map<string, string>();
  for (const { name, content } of files) {
    const known = byName.get(name);
    if (known === undefined) byName.set(name, content);
    else if (known !== content) report.add(SITE_NOTES.codeDiffers, null, { name });
  }
  return [...byName].flatMap(([name, content]) => (content.trim() === '' ? [] : [{ name, content }]));
}

/** Languages without a grader cannot be judged in a problem that has graders. */
function withGrader({ judging, languages }: ProblemPackage, allowed: string[], report: Report): string[] {
  if (!hasGraders({ judgeMode: judging.mode, graderFiles: judging.graderFiles })) return allowed;
  const left = allowed.filter((language) => hasGrader(language, judging.graderFiles));
  if (left.length === 0 || left.length === allowed.length) return allowed;
  const off = allowed.filter((language) => !left.includes(language));
  // a package that names no languages asks for none of those
  if (languages === null) report.add(SITE_NOTES.graderLanguages, null, { languages: left.join(', ') });
  else report.add(SITE_NOTES.noGrader, null, { languages: off.join(', ') });
  return left;
}

function languagesOf(problem: ProblemPackage, choices: SaveChoices, report: Report): string[] {
  const known = new Set(choices.languages);
  if (problem.languages === null) return [...known];
  const named = [...new Set(problem.languages.map(languageNamed))];
  for (const language of named) {
    if (!known.has(language)) report.add(SITE_NOTES.languageUnknown, null, { language });
  }
  const allowed = named.filter((language) => known.has(language));
  if (allowed.length > 0) return allowed;
  report.add(SITE_NOTES.noLanguageLeft);
  return [...known];
}

/** Templates of languages that the site has; of several for one language the first counts. */
function templatesOf({ templates }: ProblemPackage, known: ReadonlySet<string>) {
  const byLanguage = new Map<string, string>();
  for (const { language, ...parts } of templates) {
    const name = languageNamed(language);
    const code = templateText(parts);
    if (known.has(name) && !byLanguage.has(name) && code.trim() !== '') byLanguage.set(name, code);
  }
  return [...byLanguage].map(([language, code]) => ({ language, code, status: true }));
}

/**
 * What a package becomes on the site. Nothing is refused here: whoever saves holds the result against the shape and the
 * rules of the editor.
 */
export function toSave(problem: ProblemPackage, choices: SaveChoices, report: Report): SiteDraft {
  const type = problem.scoring === 'oi' ? PROBLEM_TYPE.oi : PROBLEM_TYPE.acm;
  const usesSubtasks = type === PROBLEM_TYPE.oi && problem.groups.length > 0;
  if (problem.samples.length > SAMPLES_MAX) report.add(SITE_NOTES.samplesCut, null, { count: SAMPLES_MAX });
  const tags = [...new Set(problem.tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))];
  if (tags.length > TAGS_MAX) report.add(SITE_NOTES.tagsCut, null, { count: TAGS_MAX });
  const names = siteCaseNames(problem.cases);
  const cases = caseSettings(problem, report);
  const { settings } = problem;
  return {
    tags: tags.slice(0, TAGS_MAX),
    save: {
      problem: {
        problemId: choices.problemId.toUpperCase(),
        texts: textsOf(problem, report),
        source: problem.source.replace(/\s+/g, ' ').trim().slice(0, TITLE_MAX),
        type,
        auth: choices.auth,
        difficulty: problem.difficulty ?? DEFAULT_DIFFICULTY,
        ...limitsOf(problem, choices.nodeMemoryMb ?? null, report),
        examples: problem.samples.slice(0, SAMPLES_MAX).map(exampleOf),
        judgeCaseMode: settings.caseMode ?? (usesSubtasks ? 'subtasks' : 'default'),
        openCaseResult: settings.openCaseResult ?? true,
        codeShare: settings.codeShare ?? true,
        ...judgingOf(problem, report),
      },
      languages: withGrader(problem, languagesOf(problem, choices, report), report),
      codeTemplates: templatesOf(problem, new Set(choices.languages)),
      cases: {
        from: 'upload',
        uploadKey: '',
        samples: cases.map((own, at) => ({ input: names[at]!.input, output: names[at]!.output, ...own })),
      },
      subtasks: usesSubtasks
        ? problem.groups.map(({ num, score, rule, dependsOn }) => ({ num, score: Math.round(score), rule, dependsOn }))
        : [],
    },
  };
}
