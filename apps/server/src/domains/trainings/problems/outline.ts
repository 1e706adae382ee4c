import type { Lang } from '@assay/contract/errors.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { nextProblem, openSections, type SectionState } from '@assay/rules/sections/sections.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { OwnResult } from '../../venues/rules.ts';
import type { TrainingView } from '../entry.ts';
import { listResults, listSections, listShownProblems, listTried } from './problems.queries.ts';

/** A problem of a training where it stands. */
export interface PlacedProblem {
  pid: number;
  problemId: string;
  title: string;
}

/** A section as one viewer finds it. */
export interface ViewedSection extends SectionState {
  id: number;
  title: string;
  /** All of them: whether they are told is decided by `isOpen`. */
  problems: readonly PlacedProblem[];
}

/** A training's sections and problems as one viewer finds them. */
export interface Outline {
  sections: readonly ViewedSection[];
  /** Problems of the sections that are open, in order. */
  open: readonly PlacedProblem[];
  result(pid: number): OwnResult;
  solved: ReadonlySet<number>;
}

const UNTRIED: OwnResult = { status: VERDICT.notSubmitted, score: null };

/** What stands in a training, which of it is open to its viewer, and what the viewer reached. Who runs it finds everything open. */
export async function viewOutline(
  db: Queryable,
  { row, viewer, isAdmin }: Pick<TrainingView, 'row' | 'viewer' | 'isAdmin'>,
  lang: Lang,
): Promise<Outline> {
  const [sections, problems] = await Promise.all([listSections(db, row.id), listShownProblems(db, row.id, lang)]);
  const pids = problems.map(({ pid }) => pid);
  const isDivided = sections.some(({ requires }) => requires.length > 0);
  const [results, tried] = await Promise.all([
    viewer ? listResults(db, row.id, viewer.uid, pids) : new Map<number, OwnResult>(),
    viewer && isDivided ? listTried(db, row.id, viewer.uid) : new Set<number>(),
  ]);
  const solved = new Set(pids.filter((pid) => results.get(pid)?.status === VERDICT.accepted));
  const placed = sections.map((section) => ({
    ...section,
    problems: problems
      .filter(({ section_id }) => section_id === section.id)
      .map(({ pid, problem_id, title }): PlacedProblem => ({ pid, problemId: problem_id, title })),
  }));
  const facts = placed.map((section) => ({ ...section, pids: section.problems.map(({ pid }) => pid) }));
  // where somebody has submitted stays open
  const opened = new Set(facts.filter(({ pids: own }) => own.some((pid) => tried.has(pid))).map(({ id }) => id));
  const states = openSections(facts, { solved, opened });
  const viewed = placed.map(({ id, title, problems: own }): ViewedSection => {
    const { isOpen, requires } = states.get(id)!;
    return { id, title, isOpen: isOpen || isAdmin, requires, problems: own };
  });
  return {
    sections: viewed,
    open: viewed.flatMap((section) => (section.isOpen ? section.problems : [])),
    result: (pid) => results.get(pid) ?? UNTRIED,
    solved,
  };
}

/** What to solve next in a training (TRAIN-8). @param current where one is; null at the beginning */
export function nextOf({ open, solved }: Outline, current: number | null): PlacedProblem | null {
  const pids = open.map(({ pid }) => pid);
  const next = nextProblem(pids, solved, current);
  return open.find(({ pid }) => pid === next) ?? null;
}

/** The problem at a display id among those that are open, in any letter case; undefined for closed ones like for missing ones. */
export const findOpen = ({ open }: Outline, displayId: string): PlacedProblem | undefined =>
  open.find(({ problemId }) => problemId === displayId.toUpperCase());
