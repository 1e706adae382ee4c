/** A part of a training or a sheet: what opens it, and the problems that are shown in it, in order. */
export interface SectionFacts {
  id: number;
  /** Kept closed to everybody, whatever they solved: until a date, or until somebody opens it. */
  isHeld?: boolean;
  /** Sections that stand before this one, and how many of their problems must be solved; all of them. */
  requires: readonly { sectionId: number; solved: number }[];
  pids: readonly number[];
}

/** What somebody did so far. */
export interface Progress {
  solved: ReadonlySet<number>;
  /** Sections in which the person works already. */
  opened: ReadonlySet<number>;
}

/** What is still asked for of one earlier section. */
export interface Requirement {
  sectionId: number;
  solved: number;
  /** Never more than the section has problems, so that none asks for what cannot be. */
  needed: number;
}

/** A section as one person finds it. */
export interface SectionState {
  isOpen: boolean;
  requires: Requirement[];
}

const countSolved = ({ pids }: SectionFacts, { solved }: Progress) => pids.filter((pid) => solved.has(pid)).length;

/**
 * Which sections are open to somebody (TRAIN-7, SHEET-4): those whose requirements are met, and those in which the person works already, so
 * that neither a rejudge nor a changed rule takes them away; none that is held. A requirement of a section that is gone asks for nothing.
 */
export function openSections(sections: readonly SectionFacts[], progress: Progress): Map<number, SectionState> {
  const known = new Map(sections.map((section) => [section.id, section]));
  return new Map(
    sections.map(({ id, isHeld = false, requires: rules }) => {
      const requires = rules.flatMap(({ sectionId, solved }): Requirement[] => {
        const earlier = known.get(sectionId);
        if (!earlier) return [];
        const needed = Math.min(solved, earlier.pids.length);
        return [{ sectionId, needed, solved: Math.min(countSolved(earlier, progress), needed) }];
      });
      const isMet = requires.every(({ solved, needed }) => solved >= needed);
      return [id, { isOpen: !isHeld && (isMet || progress.opened.has(id)), requires }];
    }),
  );
}

/**
 * What to solve next (TRAIN-8): the first problem behind the current one that is not solved, else the first of all.
 * @param pids those that are open, in order
 * @param current where one is; null at the beginning
 */
export function nextProblem(
  pids: readonly number[],
  solved: ReadonlySet<number>,
  current: number | null,
): number | null {
  const at = current === null ? -1 : pids.indexOf(current);
  const ahead = [...pids.slice(at + 1), ...pids.slice(0, Math.max(at, 0))];
  return ahead.find((pid) => !solved.has(pid)) ?? null;
}

/** A rule that asks for what cannot be, by the places of both sections from 1. */
export interface ImpossibleRule {
  /** It asks for a section that does not stand before its own, or for more problems than that has. */
  why: 'ahead' | 'tooMany';
  section: number;
  earlier: number;
}

/** The first rule that cannot be; null when there is none. @param sections what each asks for, by places from 0, and its problems */
export function findImpossibleRule(
  sections: readonly { requires: readonly { section: number; solved: number }[]; pids: readonly number[] }[],
): ImpossibleRule | null {
  for (const [at, { requires }] of sections.entries()) {
    for (const { section, solved } of requires) {
      const places = { section: at + 1, earlier: section + 1 };
      if (section >= at) return { why: 'ahead', ...places };
      if (solved > sections[section]!.pids.length) return { why: 'tooMany', ...places };
    }
  }
  return null;
}
