import type { TrialData, TrialRow, VerificationData } from '@assay/contract/judging/verification.ts';
import { VERDICT, VERDICT_TEXT, verdictName } from '@assay/contract/verdict.ts';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { formatTime } from '../../../lib/format.ts';
import { useLang } from '../../../lib/lang.ts';
import { labelFor, useText } from '../../../lib/text.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Segments } from '../../../ui/segments/segments.tsx';
import { VerdictBadge, verdictColor } from '../../../ui/verdict-badge.tsx';
import { Expectation } from './expectation.tsx';
import styles from './matrix.module.css';
import { OutcomeBadge } from './outcome-badge.tsx';
import { TEXT } from './text.ts';
import words from './verify.module.css';

/** Cases shown at a time: a table of thousands of columns helps nobody. */
const COLUMNS = 100;
const STEPS: Record<string, readonly [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** A solution, or one case of it. */
export interface Place {
  trialId: number;
  caseIndex: number | null;
}

interface MatrixProps {
  run: VerificationData;
  trials: ReadonlyMap<number, TrialData>;
  place: Place | null;
  onPlace: (place: Place) => void;
  /** What is told of the chosen place. */
  children: ReactNode;
}

/** Solutions against cases. Arrow keys move between cells; the first column and the header stay in view. */
export function Matrix({ run, trials, place, onPlace, children }: MatrixProps) {
  const t = useText(TEXT);
  const grid = useRef<HTMLTableElement>(null);
  const [page, setPage] = useState(0);
  const first = page * COLUMNS;
  const columns = Array.from({ length: Math.min(COLUMNS, run.caseCount - first) }, (_none, at) => first + at + 1);
  const weak = new Set(run.advice.weakCases);
  const pages = Math.ceil(run.caseCount / COLUMNS);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const here = (document.activeElement as HTMLElement | null)?.dataset.at?.split(' ').map(Number);
    if (!step || !here) return;
    const to = `${here[0]! + step[0]} ${here[1]! + step[1]}`;
    const next = grid.current?.querySelector<HTMLButtonElement>(`button[data-at="${to}"]`);
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.click();
  };

  return (
    <Panel
      flush
      title={t('matrix')}
      aside={
        pages > 1 ? (
          <Segments
            label={t('matrix')}
            value={String(page)}
            onChange={(value) => setPage(Number(value))}
            choices={Array.from({ length: pages }, (_none, at) => ({
              value: String(at),
              label: t('casesFromTo', { from: at * COLUMNS + 1, to: Math.min((at + 1) * COLUMNS, run.caseCount) }),
            }))}
          />
        ) : null
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.scroll} aria-label={t('matrix')} tabIndex={0}>
        <table ref={grid} className={styles.grid} onKeyDown={onKeyDown}>
          <caption className="visually-hidden">{t('matrixHelp')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('solution')}</th>
              <th scope="col" data-from="sm">
                {t('expected')}
              </th>
              <th scope="col">{t('got')}</th>
              {columns.map((index) => (
                <th
                  key={index}
                  scope="col"
                  className={styles.number}
                  data-weak={weak.has(index) || undefined}
                  aria-label={t('case', { index })}
                >
                  {index}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {run.trials.map((trial, row) => (
              <MatrixRow
                key={trial.trialId}
                trial={trial}
                row={row}
                columns={columns}
                cases={trials.get(trial.trialId)?.cases ?? []}
                place={place}
                isEntry={place === null ? row === 0 : place.trialId === trial.trialId}
                onPlace={onPlace}
              />
            ))}
          </tbody>
        </table>
      </section>
      {children}
    </Panel>
  );
}

interface RowProps {
  trial: TrialRow;
  row: number;
  columns: readonly number[];
  cases: TrialData['cases'];
  place: Place | null;
  /** Whether the keyboard enters the grid here. */
  isEntry: boolean;
  onPlace: (place: Place) => void;
}

function MatrixRow({ trial, row, columns, cases, place, isEntry, onPlace }: RowProps) {
  const t = useText(TEXT);
  const lang = useLang();
  const byIndex = new Map(cases.map((one) => [one.index, one]));
  const { trialId, name } = trial;
  const chosen = place?.trialId === trialId ? place : null;
  const isChosen = (caseIndex: number | null) => chosen !== null && chosen.caseIndex === caseIndex;
  const isShown = chosen?.caseIndex != null && columns.includes(chosen.caseIndex);
  const tabStop = isShown ? chosen.caseIndex : null;
  return (
    <tr>
      <th scope="row">
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.sub}>
          {trial.language ?? t('noneFits')}
          {trial.isModel && ` · ${t('model')}`}
        </span>
      </th>
      <td data-from="sm">
        <Expectation expected={trial.expected} score={trial.expectedScore} short />
      </td>
      <td>
        <button
          type="button"
          className={styles.result}
          data-at={`${row} 0`}
          tabIndex={isEntry && tabStop === null ? 0 : -1}
          aria-pressed={isChosen(null)}
          onClick={() => onPlace({ trialId, caseIndex: null })}
        >
          <span className="visually-hidden">
            {labelFor(
              t('resultOf', { name }),
              trial.status === null
                ? t(trial.outcome)
                : `${t(trial.outcome)}, ${VERDICT_TEXT[verdictName(trial.status)][lang]}`,
            )}
          </span>
          <span className={styles.shown} aria-hidden>
            <OutcomeBadge outcome={trial.outcome} />
            <small>
              {trial.status === null ? (
                t(trial.language !== null && !trial.isOffered ? 'notOffered' : 'notYet')
              ) : (
                <>
                  <VerdictBadge code={trial.status} form="short" size="sm" />
                  {trial.score !== null && ` ${t('points', { score: trial.score })}`}
                  {trial.time !== null && ` · ${formatTime(trial.time)}`}
                </>
              )}
            </small>
          </span>
        </button>
      </td>
      {columns.map((index, at) => {
        const one = byIndex.get(index);
        const verdict = one ? VERDICT_TEXT[verdictName(one.status)] : null;
        return (
          <td key={index} className={styles.cell}>
            <button
              type="button"
              className={styles.square}
              data-at={`${row} ${at + 1}`}
              data-beyond={one?.beyond || undefined}
              tabIndex={isEntry && tabStop === index ? 0 : -1}
              aria-pressed={isChosen(index)}
              style={one ? ({ '--verdict': verdictColor(one.status) } as React.CSSProperties) : undefined}
              onClick={() => onPlace({ trialId, caseIndex: index })}
            >
              <span className="visually-hidden">
                {t('cellOf', { name, index, verdict: verdict ? verdict[lang] : t('notYet') })}
              </span>
              {one && verdict ? (
                <span className={styles.sign} aria-hidden>
                  <VerdictBadge code={one.status} form="icon" size="sm" />
                  <span className={styles.letters}>
                    {one.status === VERDICT.partial ? scoreOf(one) : verdict.short}
                  </span>
                </span>
              ) : (
                <span aria-hidden className={words.soft}>
                  ·
                </span>
              )}
            </button>
          </td>
        );
      })}
    </tr>
  );
}

/** A part of the points says more than its verdict. */
const scoreOf = ({ score }: TrialData['cases'][number]) =>
  score === null ? VERDICT_TEXT.partial.short : String(score);
