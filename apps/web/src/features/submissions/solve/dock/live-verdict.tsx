import { getSubmissionDetail } from '@assay/contract/submissions/detail.ts';
import type { Venue } from '@assay/contract/venue.ts';
import { isFinal, VERDICT } from '@assay/contract/verdict.ts';
import { Button, Skeleton } from '@mantine/core';
import { ArrowRight } from 'lucide-react';
import { formatMoment } from '../../../../lib/format.ts';
import { addressOf } from '../../../../lib/paths.ts';
import { useText } from '../../../../lib/text.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { Link } from '../../../../ui/link.tsx';
import { CompileMessage } from '../../../judging/compiling/compile-message.tsx';
import { FailingCaseActs, FailingCaseView } from '../../detail/failing-case.tsx';
import { TEXT as SUBMISSION_TEXT } from '../../text.ts';
import { CancelButton } from '../../verdict/cancel-button.tsx';
import { CaseGrid } from '../../verdict/case-grid.tsx';
import { evidenceOf, useFailingCase } from '../../verdict/use-evidence.ts';
import { VerdictBanner } from '../../verdict/verdict-banner.tsx';
import type { Progress } from '../../verdict/verdict-watch.ts';
import { TEXT } from '../code-text.ts';
import type { Receipt } from '../submit/use-submit.ts';
import { VENUE_TRAITS } from '../venue-traits.ts';
import { AcceptedMoment } from './accepted-moment.tsx';
import styles from './dock.module.css';
import { NextProblem } from './next-problem.tsx';
import { ChecksButton } from './test-run.tsx';

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
  /** Puts a case into the test run; undefined where nothing can be run. */
  onTest?: ((input: string, output: string) => void) | undefined;
  /** Runs the samples with checks; undefined where the language has none. */
  onChecks?: (() => void) | undefined;
}

/** Verdicts that undefined behaviour gets. */
const MAY_BE_UNDEFINED: ReadonlySet<number> = new Set([VERDICT.wrongAnswer, VERDICT.runtimeError]);

/** Verdicts that a case explains. */
const BY_CASE: ReadonlySet<number> = new Set([
  ...MAY_BE_UNDEFINED,
  VERDICT.presentationError,
  VERDICT.timeLimit,
  VERDICT.memoryLimit,
  VERDICT.partial,
]);

const JUST_SENT: Progress = {
  status: VERDICT.submitting,
  queuePosition: null,
  caseCount: null,
  cases: [],
  score: null,
  time: null,
  memory: null,
};

/** A submission from the click to the verdict, case by case; then why, the case that failed, and what to do next. */
export function LiveVerdict(props: LiveVerdictProps) {
  const { venue, address, receipt, progress, stalled, language, limits, fullScore, onJump, onTest, onChecks } = props;
  const t = useText(TEXT);
  const s = useText(SUBMISSION_TEXT);
  const shown = progress ?? { ...JUST_SENT, ...(receipt ? { status: receipt.status } : {}) };
  const done = receipt !== null && isFinal(shown.status) && shown.status !== VERDICT.submitting;
  const submitId = receipt?.submitId ?? 0;
  // What comes of the verdict: messages, coins, whether the failing case may be seen.
  const { data } = useCall(getSubmissionDetail, { submitId: receipt?.submitId ?? 1 }, { enabled: done, staleTime: 0 });
  const isJudged = done && data !== undefined && isFinal(data.submission.status);
  const failing = useFailingCase(isJudged && data.see.failingCase ? submitId : null);
  const message = done && data ? data.submission.errorMessage : null;
  const isRefused = shown.status === VERDICT.compileError;
  const isAccepted = done && shown.status === VERDICT.accepted;
  return (
    <div className={styles.verdict}>
      <AcceptedMoment submitId={isAccepted ? submitId : null} coins={data?.submission.acCoin ?? null}>
        <VerdictBanner
          progress={{ ...shown, delay: data?.submission.delay ?? shown.delay }}
          language={language}
          limits={limits}
          fullScore={fullScore}
          evidence={evidenceOf(failing.data, message)}
          onJump={onJump}
          compact
        >
          {(shown.caseCount ?? 0) > 0 && !(done && shown.cases.length === 0) && (
            <CaseGrid cases={shown.cases} total={shown.caseCount ?? 0} saysFailing={!done} />
          )}
          {isAccepted && (
            <div className={styles.next}>
              <NextProblem venue={venue} address={address} />
            </div>
          )}
        </VerdictBanner>
      </AcceptedMoment>
      {message && <CompileMessage message={message} onJump={isRefused ? onJump : undefined} />}
      {isJudged && data.see.failingCase && (
        <section className={styles.failing} aria-label={s('firstFailing', { index: failing.data?.index ?? '' })}>
          {failing.error && <p className={styles.soft}>{failing.error.msg}</p>}
          {failing.isPending && <Skeleton height={120} radius="sm" className="late" />}
          {failing.data && (
            <>
              <div className={styles.failingHead}>
                <h3>{s('firstFailing', { index: failing.data.index })}</h3>
                <FailingCaseActs submitId={submitId} data={failing.data} onTest={onTest} />
              </div>
              <FailingCaseView data={failing.data} />
            </>
          )}
        </section>
      )}
      {isJudged && BY_CASE.has(shown.status) && data.see.reason === 'inUse' && (
        <p className={styles.soft}>{s('sightInUse')}</p>
      )}
      {onChecks && done && MAY_BE_UNDEFINED.has(shown.status) && <ChecksButton onRun={onChecks} />}
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
          <Button
            size="xs"
            variant="default"
            component={Link}
            href={addressOf(venue).submission(address, submitId)}
            rightSection={<ArrowRight aria-hidden />}
          >
            {t('details')}
          </Button>
          {!done && VENUE_TRAITS[venue.kind].practice && <CancelButton submitId={receipt.submitId} size="xs" />}
        </div>
      )}
    </div>
  );
}
