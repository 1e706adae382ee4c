import {
  addProblemFromPublic,
  addProblemsFromPublic,
  getProblemsForContest,
} from '@assay/contract/contests/admin-problems.ts';
import { CONTEST_TYPE } from '@assay/contract/contests/contest.ts';
import { TextInput } from '@mantine/core';
import { useCallback, useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { type PickList, ProblemPicker } from '../../problems/pick/problem-picker.tsx';
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
const DISPLAY_ID = /^[A-Za-z0-9_.-]{0,20}$/;

const reread = () => Promise.all([readProblems(), refresh(getProblemsForContest)]);

/** Adds problems of the site to a contest; they get the id that is given or the next letter, and the next balloon. */
export function AddProblems({ cid, opened, onClose }: AddProblemsProps) {
  const t = useText(PROBLEMS_TEXT);
  const { gid } = useContestAdmin();
  const type = useContest(cid).data?.type;
  const [displayId, setDisplayId] = useState('');
  const usePickList = useCallback(
    // biome-ignore lint/correctness/useHookAtTopLevel: the picker calls it as the hook that it is
    (asked: PickList, enabled: boolean) => useCall(getProblemsForContest, { cid, ...asked }, { keep: true, enabled }),
    [cid],
  );
  const add = useAction(addProblemFromPublic, {
    onSuccess: () => {
      toast.success(t('added'));
      setDisplayId('');
      return reread();
    },
  });
  const addMany = useAction(addProblemsFromPublic, { onSuccess: reread });
  const isId = DISPLAY_ID.test(displayId);
  return (
    <ProblemPicker
      title={t('addTitle')}
      hint={
        <>
          {t(gid === null ? 'addHint' : 'addHintGroup')}
          <br />
          {type !== undefined && t(type === CONTEST_TYPE.acm ? 'acmRule' : 'pointsRule')}
        </>
      }
      opened={opened}
      onClose={onClose}
      usePickList={usePickList}
      isBlocked={!isId}
      onAdd={(pid) => add.mutateAsync({ cid, pid, ...(displayId && { displayId }) })}
      onAddMany={(problemIds) => addMany.mutateAsync({ cid, problemIds })}
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
