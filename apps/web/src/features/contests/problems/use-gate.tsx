import { CONTEST_AUTH, CONTEST_STATUS, CONTEST_TYPE } from '@assay/contract/contests/contest.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { passwordFormAt } from '@assay/rules/contests/shell.ts';
import { useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { Confirm } from '../../../ui/dialogs/confirm.tsx';
import { lazyDialog } from '../../../ui/lazy-part.tsx';
import type { SubmitGate } from '../../submissions/solve/submit/submit-gate.ts';
import type { InContest } from '../shell/contest-shell.tsx';
import { TEXT } from '../text.ts';

const PasswordDialog = lazyDialog(() => import('../shell/password-card.tsx').then((module) => module.PasswordDialog));

/**
 * What a contest says before a submission: nothing after its end, the password first where it protects submitting, and
 * a warning where results are hidden and another submission would cover an earlier one (CON-12).
 */
export function useContestGate({ contest, status }: InContest, myStatus: number | undefined) {
  const t = useText(TEXT);
  /** What waits for an answer. */
  const [held, setHeld] = useState<{ asks: 'password' | 'cover'; go: () => void } | null>(null);
  const isOver = status === CONTEST_STATUS.ended && !contest.allowEndSubmit;
  const asksPassword = passwordFormAt({ ...contest, hasAccess: contest.access }) === 'submit';
  const tried = myStatus !== undefined && myStatus !== VERDICT.notSubmitted;
  const whyClosed = isOver
    ? 'submitEnded'
    : contest.disqualified
      ? 'disqualified'
      : contest.auth === CONTEST_AUTH.public && !contest.access
        ? 'notAdmitted'
        : null;
  const covers = contest.type === CONTEST_TYPE.oi && contest.sealed && !contest.isContestAdmin && tried;
  const gate: SubmitGate = {
    closed: whyClosed && t(whyClosed),
    ask: (go) => {
      if (asksPassword) setHeld({ asks: 'password', go });
      else if (covers) setHeld({ asks: 'cover', go });
      else go();
    },
  };
  const close = () => setHeld(null);
  const dialogs = (
    <>
      {held?.asks === 'password' && (
        <PasswordDialog
          cid={contest.id}
          opened
          onClose={close}
          onDone={() => {
            held.go();
            close();
          }}
        />
      )}
      <Confirm
        opened={held?.asks === 'cover'}
        onClose={close}
        title={t('submitAgain')}
        action={t('submitAgain')}
        onConfirm={() => {
          held?.go();
          close();
        }}
      >
        {t('coverEarlier')}
      </Confirm>
    </>
  );
  return { gate, dialogs };
}
