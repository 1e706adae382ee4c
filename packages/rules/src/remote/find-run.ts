/** A submission on a site's list that may be the one that is looked for. */
export interface Candidate {
  id: string;
  language: string;
  /** Bytes, where the list tells them. */
  length: number | null;
}

/** Ids are numbers of any size. */
export const isNewer = (id: string, baseline: string | null): boolean =>
  baseline === null || BigInt(id) > BigInt(baseline);

/**
 * Those that can be the submission that was sent (REM-6): newer than all before it, of no other submission here, in its language and of
 * its length where the list tells these.
 * @param languages what the site may call the language
 * @param isLength whether a length fits
 */
export function candidatesOf<Run extends Candidate>(
  runs: readonly Run[],
  wanted: {
    baseline: string | null;
    taken: ReadonlySet<string>;
    languages: ReadonlySet<string>;
    isLength(length: number): boolean;
  },
): Run[] {
  return runs.filter(
    ({ id, language, length }) =>
      isNewer(id, wanted.baseline) &&
      !wanted.taken.has(id) &&
      (language === '' || wanted.languages.has(language)) &&
      (length === null || wanted.isLength(length)),
  );
}
