import { isFinal, VERDICT, verdictName } from '@assay/contract/verdict.ts';
import type { ReactNode } from 'react';
import { formatMemory, formatMemoryUsed, formatTime } from '../../../lib/format.ts';
import { useLang } from '../../../lib/lang.ts';
import { useText } from '../../../lib/text.ts';
import { VerdictBadge, verdictColor } from '../../../ui/verdict-badge.tsx';
import type { Evidence } from '../../judging/causes/name-cause.ts';
import { caseWords } from '../../judging/words/case-words.ts';
import { useRemoteWords } from '../remote/remote-words.ts';
import { TEXT } from '../text.ts';
import { useDelayWords } from './delay-words.ts';
import { failingAt } from './failing-case.ts';
import { REASONS } from './reasons.ts';
import { timeReason } from './time-reason.ts';
import { useNaming } from './use-naming.ts';
import styles from './verdict-banner.module.css';
import type { Progress } from './verdict-watch.ts';

interface VerdictBannerProps {
  progress: Progress;
  language: string;
  /** ms and KB with the language's factor; null where unknown. */
  limits: { timeMs: number; memoryKb: number } | null;
  /** Highest score; null where the problem is not scored. */
  fullScore: number | null;
  isManual?: boolean;
  /** What is known of the failure beside its case: outputs, what the program or the compiler said. */
  evidence?: Omit<Evidence, 'status'> | undefined;
  /** Goes to a line of the code; left out where no code is shown. */
  onJump?: ((line: number, column: number | null) => void) | undefined;
  /** For small places: less room around, cases before the explanation. */
  compact?: boolean;
  children?: ReactNode;
}

function Bar({ label, used, limit, text, limitText }: BarProps) {
  const share = limit > 0 ? Math.min(used / limit, 1) : 0;
  return (
    <div className={styles.meter} role="img" aria-label={label} data-over={used > limit || undefined}>
      <span className={styles.meterText}>
        <b>{text}</b> <span>/ {limitText}</span>
      </span>
      <span className={styles.track}>
        <span style={{ width: `${share * 100}%` }} />
      </span>
    </div>
  );
}

interface BarProps {
  label: string;
  used: number;
  limit: number;
  text: string;
  limitText: string;
}

/** The verdict in a word and a symbol, where it was decided, and time and memory against the limits. */
export function VerdictBanner(props: VerdictBannerProps) {
  const { progress, language, limits, fullScore, isManual, evidence, onJump, compact, children } = props;
  const t = useText(TEXT);
  const why = useText(REASONS);
  const { status, cases, caseCount, time, score, queuePosition } = progress;
  const delayed = useDelayWords(status === VERDICT.pending || status === VERDICT.systemError ? progress.delay : null);
  const remote = useRemoteWords(!isFinal(status) || status === VERDICT.submitFailed ? progress.remote : null);
  const name = verdictName(status);
  const total = caseCount ?? cases.length;
  const naming = useNaming();
  const failing = cases[failingAt(progress, isManual)];
  const named = naming?.whyFailed(progress, isManual, limits?.timeMs ?? null, evidence) ?? null;
  const accepted = cases.filter((one) => one.status === VERDICT.accepted).length;
  const lang = useLang();
  const cause = named
    ? naming?.causeWords(named, lang)
    : failing && failing.cause === undefined && caseWords(failing, lang);
  const codeLine = onJump && typeof named?.figures.line === 'number' ? named.figures.line : null;
  const reason = (): string => {
    if (delayed) return delayed;
    if (remote) return remote;
    if (isManual && status !== VERDICT.cancelled) return why('byHand');
    switch (name) {
      case 'timeLimit': {
        const usedMs = failing?.time ?? time;
        const { key, figures } = timeReason({ usedMs, limitMs: limits?.timeMs ?? null, cause: failing?.cause });
        return why(key, { language, ...figures });
      }
      case 'partial':
        return why(score === 0 ? 'partialNothing' : 'partial');
      case 'memoryLimit':
        return why('memoryLimit', {
          language,
          limit: formatMemory(limits?.memoryKb ?? null),
        });
      default:
        return why(name);
    }
  };
  return (
    <section
      className={styles.banner}
      data-compact={compact || undefined}
      style={{ '--verdict': verdictColor(status) } as React.CSSProperties}
    >
      <div className={styles.top}>
        {/* The page's own heading names the submission; the verdict is said when it changes. */}
        <p className={styles.verdict} role="status" aria-live="polite">
          <VerdictBadge code={status} size="lg" />
          <span className={styles.where}>
            {queuePosition !== null && status === VERDICT.pending && t('queue', { position: queuePosition })}
            {status === VERDICT.judging && total > 0 && t('casesDone', { done: cases.length, total })}
            {failing && status !== VERDICT.partial && t('onCase', { index: failing.index, total })}
            {status === VERDICT.partial && !isManual && total > 0 && t('passed', { ac: accepted, total })}
          </span>
        </p>
        {score !== null && (
          <p className={styles.score}>
            <b>{score}</b>
            {fullScore ? ` / ${fullScore}` : ''} <span className="visually-hidden">{t('score')}</span>
          </p>
        )}
      </div>
      {cause && (
        <p className={styles.cause}>
          {cause}
          {codeLine !== null && (
            <button type="button" onClick={() => onJump?.(codeLine, null)}>
              {t('toLine', { line: codeLine })}
            </button>
          )}
        </p>
      )}
      {children && <div className={styles.inside}>{children}</div>}
      {(!cause || status === VERDICT.partial) && (
        <p className={styles.reason}>
          {isManual && <b>{t('manual')} · </b>}
          {reason()}
        </p>
      )}
      <Meters progress={progress} limits={limits} />
    </section>
  );
}

/** Time and memory against the limits. */
function Meters({ progress: { status, time, memory }, limits }: Pick<VerdictBannerProps, 'progress' | 'limits'>) {
  const t = useText(TEXT);
  const hasFigures = limits !== null && (time !== null || memory !== null);
  // While it is judged the place is held, so that nothing moves when the figures come.
  if (!hasFigures && isFinal(status)) return null;
  return (
    <div className={styles.meters}>
      {limits && time !== null && (
        <Bar
          label={t('timeUsed', { used: formatTime(time), limit: formatTime(limits.timeMs) })}
          used={time}
          limit={limits.timeMs}
          text={`${t('time')} ${formatTime(time)}`}
          limitText={formatTime(limits.timeMs)}
        />
      )}
      {limits && memory !== null && (
        <Bar
          label={t('memoryUsed', {
            used: formatMemoryUsed({ status, memory }),
            limit: formatMemory(limits.memoryKb),
          })}
          used={memory}
          limit={limits.memoryKb}
          text={`${t('memory')} ${formatMemoryUsed({ status, memory })}`}
          limitText={formatMemory(limits.memoryKb)}
        />
      )}
    </div>
  );
}
