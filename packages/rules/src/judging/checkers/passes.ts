import { VERDICT, type Verdict } from '@assay/contract/verdict.ts';

/** File by which a checker asks for another pass; its content is the input of that pass (`formats` 2.4). */
export const NEXT_PASS_FILE = 'nextpass.in';

/**
 * What follows a pass: another one when the checker accepted and left an input for it. A checker that asks for more than the
 * problem allows is at fault itself.
 * @param pass number of the pass that ended, from 1
 */
export function afterPass(
  pass: number,
  passLimit: number,
  verdict: Verdict,
  asksForMore: boolean,
): 'done' | 'again' | 'tooMany' {
  const accepts = verdict === VERDICT.accepted || verdict === VERDICT.partial;
  if (!accepts || !asksForMore) return 'done';
  return pass < passLimit ? 'again' : 'tooMany';
}
