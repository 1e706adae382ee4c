import { VERDICT } from '@assay/contract/verdict.ts';
import { useState } from 'react';
import { formatMemoryUsed, formatTime } from '../../../../lib/format.ts';
import { useLang } from '../../../../lib/lang.ts';
import { useText } from '../../../../lib/text.ts';
import { VerdictBadge } from '../../../../ui/verdict-badge.tsx';
import { causeWords, nameCause } from '../../../judging/causes/name-cause.ts';
import { OutputDiff } from '../../../judging/compare/output-diff.tsx';
import { caseWords } from '../../../judging/words/case-words.ts';
import { TEXT } from '../code-text.ts';
import type { TestResult } from '../submit/use-test-run.ts';
import styles from './dock.module.css';

type Run = TestResult['runs'][number];

/** Whether the judge compared, so that showing both outputs says what its words say. A checker has words of its own. */
const isSaidByDiff = (run: Run) => run.difference !== null && run.cause?.code !== 'noFile';

interface RunOutputProps {
  run: Run;
  /** Whether to say in words what is wrong; left out where it was said already. */
  named?: boolean;
  /** The program talked with an interactor, whose record is the output. */
  isTalk?: boolean;
}

/** Output of one run: compared where something was expected, else as it is. */
export function RunOutput({ run, named = true, isTalk = false }: RunOutputProps) {
  const t = useText(TEXT);
  const words = caseWords(run, useLang());
  return (
    <div className={styles.output}>
      {!isTalk && run.expectedOutput !== null && run.expectedOutput !== '' ? (
        <OutputDiff expected={run.expectedOutput} got={run.userOutput} named={named} />
      ) : (
        <Text title={t(isTalk ? 'talkRecord' : 'yourOutput')} text={run.userOutput} />
      )}
      {run.stderr !== '' && <Text title={t('stderr')} text={run.stderr} wraps />}
      {words && named && !isSaidByDiff(run) && <p className={styles.soft}>{words}</p>}
    </div>
  );
}

interface TextProps {
  title: string;
  text: string;
  /** Long lines go on below, as those of messages do; those of outputs keep their columns. */
  wraps?: boolean;
}

export function Text({ title, text, wraps = false }: TextProps) {
  const t = useText(TEXT);
  return (
    <div className={styles.text} data-wraps={wraps || undefined}>
      <h4>{title}</h4>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard */}
      <pre tabIndex={0} translate="no">
        {text === '' ? t('noOutput') : text}
      </pre>
    </div>
  );
}

interface RunTableProps {
  runs: readonly Run[];
  isTalk: boolean;
  /** Files instead of the standard streams. */
  fileIo: { read: string; write: string } | null;
}

/** All samples at once: verdict, time and the first difference of each; a click opens the outputs. */
export function RunTable({ runs, isTalk, fileIo }: RunTableProps) {
  const t = useText(TEXT);
  const lang = useLang();
  const firstWrong = runs.findIndex(({ status }) => status !== VERDICT.accepted);
  const [open, setOpen] = useState(firstWrong < 0 ? null : firstWrong);
  const passed = runs.filter(({ status }) => status === VERDICT.accepted).length;
  const what = (run: Run) => {
    const named = nameCause({ ...run, expected: run.expectedOutput ?? undefined, fileIo });
    return named ? causeWords(named, lang) : (caseWords(run, lang) ?? '');
  };
  return (
    <>
      <p className={styles.passed} role="status">
        <VerdictBadge code={runs[firstWrong]?.status ?? VERDICT.accepted} form="icon" />
        {t('samplesPassed', { passed, total: runs.length })}
      </p>
      <table className={styles.runs}>
        <caption className="visually-hidden">{t('sampleResults')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('sample', { number: '' })}</th>
            <th scope="col">{t('result')}</th>
            <th scope="col">{t('time')}</th>
            <th scope="col">{t('memory')}</th>
            <th scope="col">{t('difference')}</th>
          </tr>
        </thead>
        <tbody>
          {runs.map((run, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: samples are numbered and never reorder
            <tr key={at} data-open={open === at || undefined}>
              <th scope="row">
                <button type="button" aria-expanded={open === at} onClick={() => setOpen(open === at ? null : at)}>
                  {t('sample', { number: at + 1 })}
                </button>
              </th>
              <td>
                <VerdictBadge code={run.status} size="sm" />
              </td>
              <td>{formatTime(run.time)}</td>
              <td>{formatMemoryUsed(run)}</td>
              <td className={styles.what}>{what(run)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {open !== null && runs[open] && <RunOutput run={runs[open]} named={what(runs[open]) === ''} isTalk={isTalk} />}
    </>
  );
}
