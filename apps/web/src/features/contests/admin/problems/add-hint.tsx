import { CONTEST_TYPE } from '@assay/contract/contests/contest.ts';
import { useText } from '../../../../lib/text.ts';
import { useContest } from '../../shell/use-contest.ts';
import { useContestAdmin } from '../admin-paths.ts';
import { PROBLEMS_TEXT } from './text.ts';

/** What becomes of a problem that is added, and what of its points counts. */
export function AddHint({ cid }: { cid: number }) {
  const t = useText(PROBLEMS_TEXT);
  const { gid } = useContestAdmin();
  const type = useContest(cid).data?.type;
  return (
    <>
      {t(gid === null ? 'addHint' : 'addHintGroup')}
      <br />
      {type !== undefined && t(type === CONTEST_TYPE.acm ? 'acmRule' : 'pointsRule')}
    </>
  );
}
