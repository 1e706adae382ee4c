import { getRandomProblem } from '@assay/contract/problems/list.ts';
import { getSubmissionDetail } from '@assay/contract/submissions/detail.ts';
import type { Venue } from '@assay/contract/venue.ts';
import { isFinal, VERDICT } from '@assay/contract/verdict.ts';
import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { ArrowRight, Dices } from 'lucide-react';
import { formatMoment } from '../../../../lib/format.ts';
import { addressOf, paths } from '../../../../lib/paths.ts';
import { useText } from '../../../../lib/text.ts';
import { useAction, useCall } from '../../../../lib/use-call.ts';
import { Link } from '../../../../ui/link.tsx';
import { CompileMessage } from '../../../judging/compiling/compile-message.tsx';
import { TEXT as SUBMISSION_TEXT } from '../../text.ts';
import { CancelButton } from '../../verdict/cancel-button.tsx';
import { CaseGrid } from '../../verdict/case-grid.tsx';
import { VerdictBanner } from '../../verdict/verdict-banner.tsx';
import type { Progress } from '../../verdict/verdict-watch.ts';
import type { Receipt } from '../submit/use-submit.ts';
import { TEXT } from '../text.ts';
import { VENUE_TRAITS } from '../venue-traits.ts';
import styles from './dock.module.css';

interface LiveVerdictProps {
  venue: Venue;
  /** The problem's address in it. */
  address: string;
  /** Null while the submission is on its way to the server. */
  receipt: Receipt | null;
  progress: Progress | null;
  /** Updates stopped before the verdict came. */
  stalled: boolean;
  language: string;
  limits: { timeMs: number; memoryKb: number };
  fullScore: number | null;
  onJump: (line: number, column: number | null) => void;
}

const JUST_SENT: Progress = {
  status: VERDICT.submitting,
  queuePosition: null,
  caseCount: null,
  cases: [],
  score: null,
  time: null,
  memory: null,
};

/** A submission from the click to the verdict, case by case; then why, and what to do next. */
export function LiveVerdict({
  venue,
  address,
  receipt,
  progress,
  stalled,
  language,
  limits,
  fullScore,
  onJump,
}: LiveVerdictProps) {
  const t = useText(TEXT);
  const s = useText(SUBMISSION_TEXT);
  const router = useRouter();
  const shown = progress ?? { ...JUST_SENT, ...(receipt ? { status: receipt.status } : {}) };
  const done = receipt !== null && isFinal(shown.status);
  const explains = shown.status === VERDICT.compileError || shown.status === VERDICT.systemError;
  const { data } = useCall(
    getSubmissionDetail,
    { submitId: receipt?.submitId ?? 1 },
    { enabled: done && explains, staleTime: 0 },
  );
  const random = useAction(getRandomProblem, {
    onSuccess: ({ problemId }) => void router.navigate({ href: paths.problem(problemId) }),
  });
  const submitId = receipt?.submitId ?? 0;
  const details = addressOf(venue).submission(address, submitId);
  const message = explains ? data?.submission.errorMessage : null;
  return (
    <div className={styles.verdict}>
      <VerdictBanner
        progress={{ ...shown, delay: data?.submission.delay ?? shown.delay }}
        language={language}
        limits={limits}
        fullScore={fullScore}
        compact
      >
        {(shown.caseCount ?? 0) > 0 && !(done && shown.cases.length === 0) && (
          <CaseGrid cases={shown.cases} total={shown.caseCount ?? 0} />
        )}
      </VerdictBanner>
      {message && (
        <CompileMessage message={message} onJump={shown.status === VERDICT.compileError ? onJump : undefined} />
      )}
      {receipt && (
        <p className={styles.soft}>
          {t(VENUE_TRAITS[venue.kind].practice ? 'submitted' : 'submittedCode')}{' '}
          {t('receipt', {
            id: receipt.submitId,
            time: formatMoment(receipt.submitTime),
            language: receipt.language,
            length: receipt.length,
          })}{' '}
          {receipt.repeated && t('receiptRepeated')}
        </p>
      )}
      {receipt && (
        <div className={styles.buttons}>
          {stalled && !done && <span className={styles.soft}>{s('paused')}</span>}
          <Button size="xs" variant="default" component={Link} href={details} rightSection={<ArrowRight aria-hidden />}>
            {t('details')}
          </Button>
          {!done && VENUE_TRAITS[venue.kind].practice && <CancelButton submitId={receipt.submitId} size="xs" />}
          {shown.status === VERDICT.accepted && VENUE_TRAITS[venue.kind].practice && (
            <Button
              size="xs"
              variant="subtle"
              leftSection={<Dices aria-hidden />}
              loading={random.isPending}
              onClick={() => random.mutate({})}
            >
              {t('nextUnsolved')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
