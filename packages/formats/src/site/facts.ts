import type { CheckerTest, ValidatorTest } from '@assay/contract/judging/workshop/program-test.ts';
import type { InputValidator } from '@assay/contract/problems/problem.ts';
import type { JsonValue, Origin, ProblemPackage, Sample, Statement } from '../problem-package.ts';

/**
 * What a package states and a problem of the site has no column for. It is kept as a document beside the problem, and
 * written back by an export where the problem still says the same.
 */
export interface PackageFacts {
  origin: Origin;
  author: string;
  sourceUrl: string;
  licence: string;
  rightsOwner: string;
  /** Language tags that the two texts of the site came from. */
  languages: { zh: string | null; en: string | null };
  /** In languages that the site has no place for. */
  titles: Record<string, string>;
  statements: Record<string, Statement>;
  samples: Sample[];
  outputKb: number | null;
  codeKb: number | null;
  groupNames: Record<string, string>;
  /** By the name of the input file. */
  cases: Record<string, { name: string; description: string; isSample: boolean }>;
  /** Not there in what was stored before they were read. */
  inputValidators?: InputValidator[];
  checkerTests?: CheckerTest[];
  validatorTests?: ValidatorTest[];
  extra: Record<string, JsonValue>;
}

const ZH = ['zh', 'zh-cn', 'zh-hans', 'zh-hans-cn', 'cn', 'zh-sg', 'zh-tw', 'zh-hant', 'zh-hk'];
const isEnglish = (tag: string) => tag === 'en' || tag.startsWith('en-');

/**
 * Which statements become the two texts of the site. A package in other languages alone has its first shown in the place of
 * the English one.
 */
export function chooseLanguages(problem: Pick<ProblemPackage, 'titles' | 'statements'>): PackageFacts['languages'] {
  const tags = [...new Set([...Object.keys(problem.statements), ...Object.keys(problem.titles)])];
  const zh = ZH.find((tag) => tag in problem.statements) ?? ZH.find((tag) => tags.includes(tag)) ?? null;
  const en = Object.keys(problem.statements).find(isEnglish) ?? tags.find(isEnglish) ?? null;
  // a title alone is no text when there is a statement in the other language
  const hasText = (tag: string | null) => tag !== null && tag in problem.statements;
  const anyText = Object.keys(problem.statements).length > 0;
  const chosen = { zh: anyText && !hasText(zh) ? null : zh, en: anyText && !hasText(en) ? null : en };
  if (chosen.zh === null && chosen.en === null) chosen.en = tags[0] ?? null;
  return chosen;
}

const without = <T>(record: Record<string, T>, tags: readonly (string | null)[]) =>
  Object.fromEntries(Object.entries(record).filter(([tag]) => !tags.includes(tag)));

export function factsOf(problem: ProblemPackage): PackageFacts {
  const languages = chooseLanguages(problem);
  const shown = [languages.zh, languages.en];
  return {
    origin: problem.origin,
    author: problem.author,
    sourceUrl: problem.sourceUrl,
    licence: problem.licence,
    rightsOwner: problem.rightsOwner,
    languages,
    titles: without(problem.titles, shown),
    statements: without(problem.statements, shown),
    samples: problem.samples,
    outputKb: problem.judging.limits.outputKb,
    codeKb: problem.judging.limits.codeKb,
    groupNames: Object.fromEntries(problem.groups.map(({ num, name }) => [num, name])),
    cases: Object.fromEntries(
      problem.cases.map(({ inputName, name, description, isSample }) => [inputName, { name, description, isSample }]),
    ),
    inputValidators: problem.inputValidators,
    checkerTests: problem.checkerTests,
    validatorTests: problem.validatorTests,
    extra: problem.extra,
  };
}
