interface Section {
  pids: readonly number[];
}

/** Puts a problem before the `at`-th of a section, counted without the problem itself. */
export const moveProblem = <S extends Section>(
  sections: readonly S[],
  pid: number,
  to: { section: number; at: number },
): S[] =>
  sections.map((section, place) => {
    const pids = section.pids.filter((one) => one !== pid);
    return { ...section, pids: place === to.section ? pids.toSpliced(to.at, 0, pid) : pids };
  });

/** Where a problem stands; section -1 when it stands nowhere. */
export const placeOf = (sections: readonly Section[], pid: number) => {
  const section = sections.findIndex(({ pids }) => pids.includes(pid));
  return { section, at: sections[section]?.pids.indexOf(pid) ?? -1 };
};

/** To a place among all problems, from 1: into the section of the problem that stands there. The same sections where nothing moves. */
export function placeProblem<S extends Section>(sections: readonly S[], pid: number, place: number): readonly S[] {
  const all = sections.flatMap(({ pids }) => pids);
  const target = all[Math.min(Math.max(place, 1), all.length) - 1];
  return target === undefined || target === pid ? sections : moveProblem(sections, pid, placeOf(sections, target));
}
