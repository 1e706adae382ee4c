import type { getAdminProblem } from '@assay/contract/authoring/editor.ts';
import type { TestSources } from '@assay/contract/authoring/generators.ts';
import type { JurySolutionData } from '@assay/contract/authoring/jury-solutions.ts';
import { VERSION_PARTS, type VersionPart } from '@assay/contract/authoring/versions.ts';
import type { DataOf } from '@assay/contract/op.ts';

type Stored = DataOf<typeof getAdminProblem>;

/** A problem as it is edited, with the solutions of its jury. */
export interface EditedState extends Pick<Stored, 'tags' | 'languages' | 'codeTemplates' | 'questions'> {
  /** Without who sees it, which is no matter of its content. */
  problem: Omit<Stored['problem'], 'auth'>;
  solutions: readonly Omit<JurySolutionData, 'id'>[];
  /** What its tests are made of; absent where nothing was saved of it. */
  generators?: VersionedSources | undefined;
}

/** What tests are made of, as versions keep it. */
type Later = 'checkerTests' | 'validatorTests';
export type VersionedSources = Omit<TestSources, Later> & Partial<Pick<TestSources, Later>>;

/** The state of a problem in the parts of a version (EDIT-12); {@link stateOf} puts them together again. */
export function partsOf(state: EditedState) {
  const { problem, tags, languages, codeTemplates, questions, solutions, generators } = state;
  const {
    problemId,
    texts,
    source,
    examples,
    checker,
    protocolChecker,
    graderFiles,
    userExtraFile,
    judgeExtraFile,
    ...limits
  } = problem;
  return {
    statement: { problemId, texts, source, examples },
    limits,
    programs: { checker, protocolChecker, graderFiles, userExtraFile, judgeExtraFile },
    languages: { languages, codeTemplates },
    tags,
    solutions,
    generators,
    questions,
  } satisfies Record<VersionPart, unknown>;
}
export type VersionContent = ReturnType<typeof partsOf>;

/** What {@link partsOf} took apart. */
export const stateOf = ({ statement, limits, programs, languages, ...rest }: VersionContent): EditedState => ({
  problem: { ...limits, ...statement, ...programs },
  ...languages,
  ...rest,
});

/** What decides about results: the rest of a problem may change without any of them changing. */
const JUDGED: ReadonlySet<string> = new Set<VersionPart | 'data'>([
  'limits',
  'programs',
  'languages',
  'questions',
  'data',
]);

/** A version by the hashes of its parts. */
export interface VersionHashes {
  number: number;
  parts: Readonly<Partial<Record<VersionPart, string>>>;
  dataVersion: number | null;
}

/** The parts in which a version differs from the one before it; all where there is none. */
export const changedParts = (before: VersionHashes | null, after: VersionHashes): (VersionPart | 'data')[] => [
  ...VERSION_PARTS.filter((part) => before?.parts[part] !== after.parts[part]),
  ...(before?.dataVersion === after.dataVersion ? [] : (['data'] as const)),
];

/**
 * The version since which results are the same (EDIT-15).
 * @param versions all that are kept, newest first
 */
export function judgedSince(versions: readonly VersionHashes[]): number {
  const at = versions.findIndex((one, i) =>
    changedParts(versions[i + 1] ?? null, one).some((part) => JUDGED.has(part)),
  );
  return versions[at]?.number ?? 0;
}
