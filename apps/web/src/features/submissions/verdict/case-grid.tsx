import type { CaseResult } from '@assay/contract/submissions/submission.ts';
import { VERDICT, VERDICT_TEXT, verdictName } from '@assay/contract/verdict.ts';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { formatMemoryUsed, formatTime } from '../../../lib/format.ts';
import { useLang } from '../../../lib/lang.ts';
import { isLetterKey } from '../../../lib/page/letter-keys.ts';
import { labelFor, useText } from '../../../lib/text.ts';
import { VerdictBadge, verdictColor } from '../../../ui/verdict-badge.tsx';
import { caseWords } from '../../judging/words/case-words.ts';
import { TEXT } from '../text.ts';
import styles from './case-grid.module.css';
import { SkippedBadge } from './skipped-badge.tsx';

interface CaseGridProps {
  cases: readonly CaseResult[];
  /** All cases there will be; squares of those not finished stay empty. */
  total: number;
  /** The case whose note is shown at first. */
  initial?: number | null;
  /** Cases of the grid by number, where it holds only some (a subtask). */
  indices?: readonly number[];
  onSelect?: (index: number) => void;
  /** Whether the first case that failed is told of while none is chosen; left out where that is said already. */
  saysFailing?: boolean;
}

/** The number of the case in the address, from `#case-7`. */
export const caseOfHash = (hash: string): number | null => {
  const found = /^#case-(\d+)$/.exec(hash);
  return found ? Number(found[1]) : null;
};

/** A case that did not run because of those before it. */
const isSkipped = ({ status }: CaseResult) => status === VERDICT.cancelled;

const STEP: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * A square per case, coloured and with a symbol. Arrow keys move; the case under the pointer or the chosen one is told
 * below in words. `x` jumps to the first that failed.
 */
export function CaseGrid({ cases, total, initial = null, indices, onSelect, saysFailing = true }: CaseGridProps) {
  const t = useText(TEXT);
  const lang = useLang();
  const noteId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(initial);
  const [hovered, setHovered] = useState<number | null>(null);
  useEffect(() => setChosen(initial), [initial]);
  const byIndex = new Map(cases.map((one) => [one.index, one]));
  const numbers = indices ?? Array.from({ length: Math.max(total, cases.length) }, (_, at) => at + 1);
  // Untouched, the grid tells of the first case that failed.
  const failing = cases.find(({ status }) => status !== VERDICT.accepted)?.index;
  const shown = byIndex.get(hovered ?? chosen ?? (saysFailing ? failing : undefined) ?? -1);
  const tabStop = chosen !== null && numbers.includes(chosen) ? chosen : numbers[0];

  const choose = (index: number) => {
    setChosen(index);
    onSelect?.(index);
  };
  useEffect(() => {
    if (failing === undefined) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'x' || !isLetterKey(event)) return;
      const square = grid.current?.querySelector<HTMLElement>(`[data-case="${failing}"]`);
      if (!square) return;
      event.preventDefault();
      square.scrollIntoView({ block: 'nearest' });
      square.focus();
      square.click();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [failing]);
  const onKeyDown = (event: KeyboardEvent) => {
    const squares = [...(grid.current?.querySelectorAll<HTMLButtonElement>('button') ?? [])];
    const here = squares.indexOf(document.activeElement as HTMLButtonElement);
    if (here < 0) return;
    const perRow = squares.filter((square) => square.offsetTop === squares[0]!.offsetTop).length;
    const last = squares.length - 1;
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? last
          : here + (STEP[event.key] ?? (event.key === 'ArrowDown' ? perRow : event.key === 'ArrowUp' ? -perRow : 0));
    if (to === here || to < 0 || to > last) return;
    event.preventDefault();
    squares[to]!.focus();
    choose(numbers[to]!);
  };

  return (
    <div>
      <div
        ref={grid}
        className={styles.grid}
        role="toolbar"
        aria-label={t('cases')}
        aria-describedby={noteId}
        onKeyDown={onKeyDown}
        onPointerLeave={() => setHovered(null)}
      >
        {numbers.map((index, at) => {
          const result = byIndex.get(index);
          const name = result && verdictName(result.status);
          const label =
            name && result
              ? labelFor(
                  t('caseName', { index }),
                  isSkipped(result)
                    ? t('skipped')
                    : `${VERDICT_TEXT[name][lang]}, ${formatTime(result.time)}, ${formatMemoryUsed(result)}`,
                )
              : t('caseWaiting', { index });
          return (
            <button
              key={index}
              id={`case-${index}`}
              data-case={index}
              type="button"
              className={styles.square}
              data-done={result ? true : undefined}
              aria-pressed={chosen === index}
              aria-label={label}
              tabIndex={index === tabStop ? 0 : -1}
              style={{ '--at': at, ...(result && { '--verdict': verdictColor(result.status) }) } as React.CSSProperties}
              onClick={() => choose(index)}
              onFocus={(event) => event.currentTarget.matches(':focus-visible') && setChosen(index)}
              onPointerEnter={() => setHovered(index)}
            >
              <span className={styles.number} aria-hidden>
                {index}
              </span>
              {/* The label says the verdict already. */}
              <span className={styles.symbol} aria-hidden>
                {result ? (
                  isSkipped(result) ? (
                    <SkippedBadge iconOnly />
                  ) : (
                    <VerdictBadge code={result.status} form="icon" size="sm" />
                  )
                ) : (
                  '·'
                )}
              </span>
            </button>
          );
        })}
      </div>
      <div id={noteId} className={styles.note} data-quiet={(!saysFailing && !shown) || undefined} aria-live="polite">
        {shown ? <CaseNote result={shown} /> : <p className={styles.help}>{t('casesHelp')}</p>}
      </div>
    </div>
  );
}

function CaseNote({ result }: { result: CaseResult }) {
  const t = useText(TEXT);
  const words = caseWords(result, useLang());
  return (
    <>
      <p className={styles.line}>
        <b>{t('caseName', { index: result.index })}</b>
        {isSkipped(result) ? <SkippedBadge /> : <VerdictBadge code={result.status} />}
        {!isSkipped(result) && (
          <>
            <span className="tnum">{formatTime(result.time)}</span>
            <span className="tnum">{formatMemoryUsed(result)}</span>
          </>
        )}
        {result.score !== null && (
          <span className="tnum">
            {t('score')} {result.score}
          </span>
        )}
        {result.inputData && (
          <span>
            {t('inputFile')} <code>{result.inputData}</code>
          </span>
        )}
        {result.outputData && (
          <span>
            {t('outputFile')} <code>{result.outputData}</code>
          </span>
        )}
      </p>
      {words && !isSkipped(result) && (
        <p className={styles.message}>
          {t('note')}
          <code translate="no">{words}</code>
        </p>
      )}
      {result.note && (
        <p className={styles.message}>
          {t('staffNote')}
          <code translate="no">{result.note}</code>
        </p>
      )}
    </>
  );
}
