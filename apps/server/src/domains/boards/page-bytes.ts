import type { RankRow } from '@assay/contract/boards/rank.ts';

/** A page of a rank as bytes of JSON, the envelope around it. @param rows as `rowText` writes them */
export const pageBytes = (rows: readonly string[], rest: object): Buffer =>
  Buffer.from(`{"status":200,"msg":"success","data":{"records":[${rows.join()}],${JSON.stringify(rest).slice(1)}}`);

type Named = Pick<RankRow, 'rankShowName' | 'school'>;

/**
 * Whether a line is among those searched for: in the shown name or the school, large letters like small ones.
 * @returns undefined where nothing is searched for
 */
export function matcherOf(keyword: string | undefined, nameOf: (line: number) => Named) {
  const words = keyword?.trim().toLowerCase();
  if (!words) return undefined;
  return (line: number) => {
    const { rankShowName, school } = nameOf(line);
    return rankShowName.toLowerCase().includes(words) || school.toLowerCase().includes(words);
  };
}
