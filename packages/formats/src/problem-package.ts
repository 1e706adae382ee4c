import type { CheckerTest, ValidatorTest } from '@assay/contract/judging/workshop/program-test.ts';
import type { JudgeMode } from '@assay/contract/problems/judge-modes.ts';
import type {
  CaseMode,
  CheckerConvention,
  CheckerPoints,
  InputValidator,
  SubtaskRule,
} from '@assay/contract/problems/problem.ts';
import type { VerdictName } from '@assay/contract/verdict.ts';
import type { FileRef } from './file-ref.ts';

/**
 * A problem as any format can state it. What a format does not state is `null` or empty, never a guess; guesses are made
 * by readers only where the format leaves no other way, and each is told in the report.
 */
export interface ProblemPackage {
  /** Where it comes from, so that a second import finds the first. */
  origin: Origin;
  /** The id or short name it asks for; empty when it has none. */
  key: string;
  /** Title per language, keyed by lower-case BCP 47 tags such as `en`, `zh`, `sv`, `zh-tw`. */
  titles: Record<string, string>;
  statements: Record<string, Statement>;
  /** What `file://name` in statements refers to: pictures, documents, downloads. Names are unique, without folders. */
  statementFiles: PackageFile[];
  /** Files offered to contestants for download. */
  attachments: PackageFile[];
  samples: Sample[];
  author: string;
  source: string;
  sourceUrl: string;
  licence: string;
  rightsOwner: string;
  tags: string[];
  /** 0 easy, 1 mid, 2 hard; null when not stated. */
  difficulty: number | null;
  /** `acm`: all cases or nothing; `oi`: points. */
  scoring: 'acm' | 'oi';
  judging: Judging;
  cases: PackageCase[];
  /** Subtasks in order of their numbers; empty when cases stand alone. */
  groups: CaseGroup[];
  /** Names of languages as this product names them; null: all. */
  languages: string[] | null;
  templates: CodeTemplate[];
  solutions: JurySolution[];
  /** What a verification asks about each input. Their files are among `juryFiles`, too, where their format keeps them so. */
  inputValidators: InputValidator[];
  /** What checker and validators have to say of outputs and inputs that their authors wrote down. */
  checkerTests: CheckerTest[];
  validatorTests: ValidatorTest[];
  /** What the jury keeps beside the problem and the judge does not use: generators, validators, LaTeX, editorials. */
  juryFiles: PackageFile[];
  /** Settings of the site that a package of our own states, and foreign ones leave to the site. */
  settings: SiteSettings;
  /** What the format states and this model has no place for, by format; written back by an export in the same format. */
  extra: Record<string, JsonValue>;
}

export type JsonValue = null | boolean | number | string | JsonValue[] | { [key: string]: JsonValue };

export interface Origin {
  /** Id of the format, as in the registry. */
  format: string;
  /** Id in the system it was made in. */
  id: string | null;
  uuid: string | null;
  revision: string | null;
  url: string | null;
}

/** Sections in Markdown; HTML inside is allowed. Pictures and files are named by `file://name`. */
export interface Statement {
  description: string;
  input: string;
  output: string;
  /** How to talk to the interactor. */
  interaction: string;
  hint: string;
  /** Name of the statement file that is the statement itself, such as a PDF; sections may then be empty. */
  document: string | null;
}

export interface PackageFile {
  /** Without folders, except in `juryFiles`, where it is the path inside the package. */
  name: string;
  file: FileRef;
}

export interface TextFile {
  name: string;
  content: string;
}

export interface Sample {
  input: string;
  output: string;
  /** Explanation per language. */
  notes: Record<string, string>;
  /** Transcript of an interactive sample: lines beginning with `<` are read by the program, those with `>` written. */
  interaction: string | null;
}

export interface Judging {
  mode: JudgeMode;
  limits: Limits;
  /** How outputs are compared in the mode `default`. */
  comparison: Comparison;
  /** In the modes `spj`, `multi_pass`, `grader`, `submit_answer`; beside an interactor only where both judge. */
  checker: JudgeProgram | null;
  interactor: JudgeProgram | null;
  /** Files beside the solution, per language; `language: null` means every language. */
  graderFiles: (TextFile & { language: string | null })[];
  /** Runs per case at most, in the mode `multi_pass`. */
  passes: number | null;
  fileIo: { read: string; write: string } | null;
  /** Files that programs find in their folder, and that the checker finds in its. */
  userExtraFiles: TextFile[];
  judgeExtraFiles: TextFile[];
}

/** Null: not stated. */
export interface Limits {
  timeMs: number | null;
  memoryMb: number | null;
  stackMb: number | null;
  outputKb: number | null;
  codeKb: number | null;
}

/**
 * `lines`: blanks at the ends of lines and of the text do not count. `exact`: every byte counts.
 * `tokens`: words separated by white space, as the standard validator of the ICPC package format compares them.
 */
export type Comparison =
  | { by: 'lines' }
  | { by: 'exact' }
  | {
      by: 'tokens';
      caseSensitive: boolean;
      spaceSensitive: boolean;
      /** A number is right within either tolerance. */
      floatAbsolute: number | null;
      floatRelative: number | null;
    };

/** A checker or an interactor. */
export interface JudgeProgram {
  /** Name of a language of this product; null when none fits. */
  language: string | null;
  /** File name of the main source. */
  name: string;
  code: string;
  convention: CheckerConvention;
  arguments: string[];
  /** What a score printed by the program means; null when it prints none, or the convention tells. */
  points: CheckerPoints | null;
}

export interface PackageCase {
  /** Base name, shown to the jury. */
  name: string;
  inputName: string;
  outputName: string;
  input: FileRef;
  /** Null: the package holds no answer. */
  output: FileRef | null;
  score: number | null;
  /** Number of its group, null without groups. */
  group: number | null;
  limits: { timeMs: number | null; memoryMb: number | null } | null;
  /**
   * For the checker, or the interactor where there is one, in place of its own; flags of the standard validator where outputs are
   * compared by `tokens`. Null: those of the problem.
   */
  checkerArguments: string[] | null;
  /** One of the samples, judged too. */
  isSample: boolean;
  description: string;
}

export interface CaseGroup {
  /** From 1, in judging order. */
  num: number;
  name: string;
  /** Points of the whole group. */
  score: number;
  rule: SubtaskRule;
  /** Numbers of groups that must be passed first. */
  dependsOn: number[];
}

export interface CodeTemplate {
  language: string;
  prepend: string;
  body: string;
  append: string;
}

export interface JurySolution {
  /** File name, or the path of the folder when there are several files. */
  name: string;
  /** Name of a language of this product; null when none fits. */
  language: string | null;
  code: string;
  /** Verdicts it may end with; empty: nothing is promised. */
  expected: VerdictName[];
  /** Points it must get, both ends included; null: not promised. */
  score: { min: number; max: number } | null;
  author: string;
  /** The solution that the answers come from. */
  isModel: boolean;
}

/** Null: the site's default. */
export interface SiteSettings {
  /** 1 public, 2 private. */
  auth: number | null;
  caseMode: CaseMode | null;
  openCaseResult: boolean | null;
  codeShare: boolean | null;
}
