import type { People, Person } from './people.ts';

/** What a board does to follow who takes part. */
export interface PeopleChanges {
  /** Lines that are gone. */
  left: number[];
  /** Everybody who stands there now; who stood there as well stays. */
  present: Iterable<Person>;
  /** Users whose submissions count from now on. */
  joinedUids: number[];
}

/** @returns null when submissions go from one line to another: the board must be loaded anew */
export function peopleChanges(before: People, now: People): PeopleChanges | null {
  for (const [uid, line] of before.lineOf) {
    const lineNow = now.lineOf.get(uid);
    // who went to another team takes the submissions along; who left a team leaves them with nobody
    if (lineNow === undefined ? line < 0 : lineNow !== line) return null;
  }
  return {
    left: [...before.byLine.keys()].filter((line) => !now.byLine.has(line)),
    present: now.byLine.values(),
    joinedUids: [...now.lineOf.keys()].filter((uid) => !before.lineOf.has(uid)),
  };
}
