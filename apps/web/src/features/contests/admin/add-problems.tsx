import {
  addProblemFromPublic,
  addProblemsFromPublic,
  getProblemsForContest,
} from '@assay/contract/contests/admin-problems.ts';
import { CONTEST_TYPE } from '@assay/contract/contests/contest.ts';
import { useText } from '../../../lib/text.ts';
import { refresh } from '../../../lib/use-call.ts';
import { PlacingPicker } from '../../problems/pick/placing-picker.tsx';
import { useContest } from '../shell/use-contest.ts';
import { useContestAdmin } from './admin-paths.ts';
import { readProblems } from './contest-problems.tsx';
import { PROBLEMS_TEXT } from './problems/text.ts';

interface AddProblemsProps {
  cid: number;
  opened: boolean;
  onClose: () => void;
}

/** As the call takes display ids. */
const DISPLAY_ID = /^[A-Za-z0-9_.-]+$/;

const reread = () => Promise.all([readProblems(), refresh(getProblemsForContest)]);

/** Adds problems of the site to a contest; they get the id that is given or the next letter, and the next balloon. */
export function AddProblems({ cid, ...dialog }: AddProblemsProps) {
  const t = useText(PROBLEMS_TEXT);
  const { gid } = useContestAdmin();
  const type = useContest(cid).data?.type;
  return (
    <PlacingPicker
      {...dialog}
      title={t('addTitle')}
      hint={
        <>
          {t(gid === null ? 'addHint' : 'addHintGroup')}
          <br />
          {type !== undefined && t(type === CONTEST_TYPE.acm ? 'acmRule' : 'pointsRule')}
        </>
      }
      list={{ op: getProblemsForContest, input: { cid } }}
      add={{ op: addProblemFromPublic, inputOf: (place) => ({ cid, ...place }), done: t('added') }}
      addMany={{ op: addProblemsFromPublic, inputOf: (problemIds) => ({ cid, problemIds }) }}
      reread={reread}
      displayId={{ label: t('displayId'), placeholder: t('nextLetter'), takes: DISPLAY_ID }}
    />
  );
}
