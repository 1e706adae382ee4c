import {
  type AdminContestProblem,
  changeContestProblemPractice,
  getAdminContestProblems,
} from '@assay/contract/contests/admin-problems.ts';
import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../../lib/call.ts';
import { useText } from '../../../lib/text.ts';
import { refresh } from '../../../lib/use-call.ts';
import { PROBLEMS_TEXT } from './problems/text.ts';

/** Says which problems of a contest stay open to practice, and takes those off the public list that the viewer may change. */
export function OpenProblems({ cid, rows }: { cid: number; rows: readonly AdminContestProblem[] }) {
  const t = useText(PROBLEMS_TEXT);
  const [busy, setBusy] = useState(false);
  const open = rows.filter(({ auth }) => auth === PROBLEM_AUTH.public);
  const own = open.filter(({ mayEdit }) => mayEdit);
  if (open.length === 0) return null;
  const close = async () => {
    setBusy(true);
    try {
      for (const { pid } of own) await call(changeContestProblemPractice, { cid, pid, open: false });
    } catch {
      // the call has said why
    } finally {
      setBusy(false);
      await refresh(getAdminContestProblems);
    }
  };
  return (
    <Alert color="yellow" title={t('openProblems', { ids: open.map(({ displayId }) => displayId).join(', ') })} mb="md">
      <p>{t('openProblemsHint')}</p>
      {own.length > 0 ? (
        <Button size="xs" variant="default" loading={busy} onClick={() => void close()}>
          {t('closeProblems', { ids: own.map(({ displayId }) => displayId).join(', ') })}
        </Button>
      ) : (
        <p>{t('closeProblemsOthers')}</p>
      )}
    </Alert>
  );
}
