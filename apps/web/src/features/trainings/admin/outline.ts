import type { DataOf } from '@assay/contract/op.ts';
import type { getTrainingOutline } from '@assay/contract/trainings/outline.ts';
import type { SectionRule } from '@assay/contract/trainings/training.ts';
import { moveProblem, placeOf } from '@assay/rules/trainings/place-problem.ts';

/** A section as it is saved; what it requires names earlier ones by their places, from 0. */
export interface SavedSection {
  /** Null for a new one. */
  id: number | null;
  title: string;
  requires: SectionRule[];
  pids: number[];
}

export const savedSections = (sections: DataOf<typeof getTrainingOutline>['sections']): SavedSection[] =>
  sections.map(({ id, title, requires, problems }) => ({
    id,
    title,
    requires: requires.map(({ section, solved }) => ({ section: Number(section), solved: Number(solved) })),
    pids: problems.map(({ pid }) => pid),
  }));

/** One step up (-1) or down (1); over the edge of its section into the next one. The same sections where there is none. */
export function stepProblem(sections: readonly SavedSection[], pid: number, by: -1 | 1): readonly SavedSection[] {
  const { section, at } = placeOf(sections, pid);
  const next = at + by;
  if (next >= 0 && next < sections[section]!.pids.length) return moveProblem(sections, pid, { section, at: next });
  const beside = sections[section + by];
  return beside ? moveProblem(sections, pid, { section: section + by, at: by < 0 ? beside.pids.length : 0 }) : sections;
}

/** Sections in another order or number, their requirements led to the new places; those of a section that is gone are gone. */
const relinked = (before: readonly SavedSection[], after: readonly SavedSection[]): SavedSection[] =>
  after.map((section) => ({
    ...section,
    requires: section.requires.flatMap(({ section: place, solved }) => {
      const id = before[place]?.id;
      const now = after.findIndex((one) => one.id === id);
      return now < 0 ? [] : [{ section: now, solved }];
    }),
  }));

export function moveSection(sections: readonly SavedSection[], at: number, by: -1 | 1): SavedSection[] {
  const after = sections.with(at, sections[at + by]!).with(at + by, sections[at]!);
  return relinked(sections, after);
}

/** Takes a section away; its problems join the one before it, or the one behind the first. */
export function removeSection(sections: readonly SavedSection[], at: number): SavedSection[] {
  const gone = sections[at]!;
  const heir = at === 0 ? 1 : at - 1;
  const joined = (section: SavedSection): SavedSection => ({
    ...section,
    pids: at === 0 ? [...gone.pids, ...section.pids] : [...section.pids, ...gone.pids],
  });
  const after = sections.map((section, place) => (place === heir ? joined(section) : section)).toSpliced(at, 1);
  return relinked(sections, after);
}
