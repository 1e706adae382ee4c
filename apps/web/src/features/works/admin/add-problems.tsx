import {
  addTimedWorkProblem,
  addTimedWorkProblems,
  getProblemsForTimedWork,
} from '@assay/contract/works/admin-problems.ts';
import { TextInput } from '@mantine/core';
import { useCallback, useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { type PickList, ProblemPicker } from '../../problems/pick/problem-picker.tsx';
import { useWorkAdmin } from './admin-paths.ts';
import { TEXT } from './text.ts';
import { readWorkProblems } from './work-problem-table.tsx';

interface AddProblemsProps {
  tid: number;
  opened: boolean;
  onClose: () => void;
}

/** As the call takes display ids. */
const DISPLAY_ID = /^[A-Za-z0-9]{0,20}$/;

const reread = () => Promise.all([readWorkProblems(), refresh(getProblemsForTimedWork)]);

/** Adds problems to a work; they get the id that is given or the next letter. */
export function AddProblems({ tid, opened, onClose }: AddProblemsProps) {
  const t = useText(TEXT);
  const { gid } = useWorkAdmin();
  const [displayId, setDisplayId] = useState('');
  const usePickList = useCallback(
    // biome-ignore lint/correctness/useHookAtTopLevel: the picker calls it as the hook that it is
    (asked: PickList, enabled: boolean) => useCall(getProblemsForTimedWork, { tid, ...asked }, { keep: true, enabled }),
    [tid],
  );
  const add = useAction(addTimedWorkProblem, {
    onSuccess: () => {
      toast.success(t('added'));
      setDisplayId('');
      return reread();
    },
  });
  const addMany = useAction(addTimedWorkProblems, { onSuccess: reread });
  const isId = DISPLAY_ID.test(displayId);
  return (
    <ProblemPicker
      title={t('addProblems')}
      hint={t(gid === null ? 'addHint' : 'addHintGroup')}
      opened={opened}
      onClose={onClose}
      usePickList={usePickList}
      isBlocked={!isId}
      onAdd={(pid) => add.mutateAsync({ tid, pid, ...(displayId && { displayId }) })}
      onAddMany={(problemIds) => addMany.mutateAsync({ tid, problemIds })}
    >
      <TextInput
        w={220}
        aria-label={t('displayId')}
        placeholder={t('nextLetter')}
        maxLength={20}
        value={displayId}
        error={!isId}
        onChange={(event) => setDisplayId(event.currentTarget.value.trim())}
      />
    </ProblemPicker>
  );
}
