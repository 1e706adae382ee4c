import {
  addProblemFromPublic,
  addProblemsFromPublic,
  getProblemsForContest,
} from '@assay/contract/contests/admin-problems.ts';
import { useText } from '../../../lib/text.ts';
import { PlacingPicker } from '../../problems/pick/placing-picker.tsx';
import { AddHint } from './problems/add-hint.tsx';
import { rereadPicks } from './problems/reread.ts';
import { PROBLEMS_TEXT } from './problems/text.ts';

interface AddProblemsProps {
  cid: number;
  opened: boolean;
  onClose: () => void;
}

/** As the call takes display ids. */
const DISPLAY_ID = /^[A-Za-z0-9_.-]+$/;

/** Adds problems of the site to a contest; they get the id that is given or the next letter, and the next balloon. */
export function AddProblems({ cid, ...dialog }: AddProblemsProps) {
  const t = useText(PROBLEMS_TEXT);
  return (
    <PlacingPicker
      {...dialog}
      title={t('addTitle')}
      hint={<AddHint cid={cid} />}
      list={{ op: getProblemsForContest, input: { cid } }}
      add={{ op: addProblemFromPublic, inputOf: (place) => ({ cid, ...place }), done: t('added') }}
      addMany={{ op: addProblemsFromPublic, inputOf: (problemIds) => ({ cid, problemIds }) }}
      reread={rereadPicks}
      displayId={{ label: t('displayId'), placeholder: t('nextLetter'), takes: DISPLAY_ID }}
    />
  );
}
