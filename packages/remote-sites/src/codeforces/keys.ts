/** A problem is named by its contest and its place in it, which is a letter with a digit perhaps, or two digits. */
export interface Place {
  contest: string;
  index: string;
}

/** @param key as `1A`, `1234B2` or `92101` */
export function placeOf(key: string): Place {
  const [, contest, index] = /^(\d+?)([A-Z]\d?|\d\d)$/.exec(key)!;
  return { contest: contest!, index: index! };
}

/** One contest of the archive has no letters. */
const CF = /^(?:[1-9]\d{0,4}[A-Z]\d?|921[01]\d)$/;
const GYM = /^1\d{5}[A-Z]\d?$/;

const keyIn =
  (pattern: RegExp) =>
  (text: string): string | null =>
    pattern.test(text.toUpperCase()) ? text.toUpperCase() : null;

export const keyOfArchive = keyIn(CF);
export const keyOfGym = keyIn(GYM);

/** The submission that somebody names by its id, or by its address on either side of the site. */
export function runIdOf(text: string): string | null {
  const trimmed = text.trim();
  return /^\d{1,18}$/.test(trimmed)
    ? trimmed
    : (/\/(?:contest|gym)\/\d+\/submission\/(\d{1,18})(?:[/?#]|$)/.exec(trimmed)?.[1] ??
        /\/problemset\/submission\/\d+\/(\d{1,18})(?:[/?#]|$)/.exec(trimmed)?.[1] ??
        null);
}
