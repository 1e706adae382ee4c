import {
  addTimedWorkProblem,
  addTimedWorkProblems,
  getProblemsForTimedWork,
} from '@assay/contract/works/admin-problems.ts';
import { useText } from '../../../lib/text.ts';
import { refresh } from '../../../lib/use-call.ts';
import { PlacingPicker } from '../../problems/pick/placing-picker.tsx';
import { useWorkAdmin } from './admin-paths.ts';
import { TEXT } from './text.ts';
import { readWorkProblems } from './work-problem-table.tsx';

interface AddProblemsProps {
  tid: number;
  opened: boolean;
  onClose: () => void;
}

/** As the call takes display ids. */
const DISPLAY_ID = /^[A-Za-z0-9]+$/;

const reread = () => Promise.all([readWorkProblems(), refresh(getProblemsForTimedWork)]);

/** Adds problems to a work; they get the id that is given or the next letter. */
export function AddProblems({ tid, ...dialog }: AddProblemsProps) {
  const t = useText(TEXT);
  const { gid } = useWorkAdmin();
  return (
    <PlacingPicker
      {...dialog}
      title={t('addProblems')}
      hint={t(gid === null ? 'addHint' : 'addHintGroup')}
      list={{ op: getProblemsForTimedWork, input: { tid } }}
      add={{ op: addTimedWorkProblem, inputOf: (place) => ({ tid, ...place }), done: t('added') }}
      addMany={{ op: addTimedWorkProblems, inputOf: (problemIds) => ({ tid, problemIds }) }}
      reread={reread}
      displayId={{ label: t('displayId'), placeholder: t('nextLetter'), takes: DISPLAY_ID }}
    />
  );
}
