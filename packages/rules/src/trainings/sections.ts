/** A section of a training: what opens it, and the problems that are shown in it, in order. */
export interface SectionFacts {
  id: number;
  /** Sections that stand before this one, and how many of their problems must be solved; all of them. */
  requires: readonly { sectionId: number; solved: number }[];
  pids: readonly number[];
}

/** What somebody did so far. */
export interface Progress {
  solved: ReadonlySet<number>;
  /** Problems to which something was submitted in the training itself. */
  tried: ReadonlySet<number>;
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
 * Which sections are open to somebody (TRAIN-7): those whose requirements are met, and those where something was submitted before, so
 * that neither a rejudge nor a changed rule takes away what somebody works on. A requirement of a section that is gone asks for nothing.
 */
export function openSections(sections: readonly SectionFacts[], progress: Progress): Map<number, SectionState> {
  const known = new Map(sections.map((section) => [section.id, section]));
  return new Map(
    sections.map(({ id, pids, requires: rules }) => {
      const requires = rules.flatMap(({ sectionId, solved }): Requirement[] => {
        const earlier = known.get(sectionId);
        if (!earlier) return [];
        const needed = Math.min(solved, earlier.pids.length);
        return [{ sectionId, needed, solved: Math.min(countSolved(earlier, progress), needed) }];
      });
      const isMet = requires.every(({ solved, needed }) => solved >= needed);
      return [id, { isOpen: isMet || pids.some((pid) => progress.tried.has(pid)), requires }];
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

/** Why an outline cannot be: a section may only ask for problems of one that stands before it, and for no more than that has. */
export function refuseOutline(
  sections: readonly { requires: readonly { section: number; solved: number }[]; pids: readonly number[] }[],
): { code: 'training.ruleAhead' | 'training.ruleTooMany'; section: number; earlier: number } | null {
  for (const [at, { requires }] of sections.entries()) {
    for (const { section, solved } of requires) {
      const places = { section: at + 1, earlier: section + 1 };
      if (section >= at) return { code: 'training.ruleAhead', ...places };
      if (solved > sections[section]!.pids.length) return { code: 'training.ruleTooMany', ...places };
    }
  }
  return null;
}
