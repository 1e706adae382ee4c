import type { TimedCase, VerificationData } from '@assay/contract/judging/verification.ts';
import { Info, TriangleAlert } from 'lucide-react';
import { formatTime } from '../../../lib/format.ts';
import { useText } from '../../../lib/text.ts';
import { Panel } from '../../../ui/panel.tsx';
import { TEXT } from './text.ts';
import styles from './verify.module.css';

/** Weak cases named; with more, the first are. */
const NAMED_CASES = 30;

/** Times against the limit, and what the solutions together say about the test data. */
export function AdvicePanel({ run }: { run: VerificationData }) {
  const t = useText(TEXT);
  const { advice } = run;
  const weak = advice.weakCases.slice(0, NAMED_CASES).join(', ') + (advice.weakCases.length > NAMED_CASES ? ' …' : '');
  return (
    <Panel title={t('advice')}>
      <dl className={styles.facts}>
        <Timed word={t('slowestAccepted')} one={advice.slowestAccepted} />
        <Timed word={t('fastestSlow')} one={advice.fastestSlow} />
        <div>
          <dt>{t('margins')}</dt>
          <dd>
            {t('marginsAre', { ac: advice.acToTimeLimit, tle: advice.timeLimitToTle })}
            {advice.fromPackage && <span className={styles.soft}> ({t('marginsOwn')})</span>}
          </dd>
        </div>
      </dl>
      <ul className={styles.hints}>
        {advice.hints.map((hint) => (
          <li key={hint} data-kind="warn">
            <TriangleAlert aria-hidden />
            <span>
              {t(hint)}
              {hint === 'acceptedTooSlow' &&
                advice.leastLimit !== null &&
                `. ${t('leastLimit', { limit: formatTime(advice.leastLimit) })}`}
            </span>
          </li>
        ))}
        {advice.weakCases.length > 0 && (
          <li data-kind="info">
            <Info aria-hidden />
            <span>{t('weakCases', { cases: t('weakList', { cases: weak }) })}</span>
          </li>
        )}
      </ul>
    </Panel>
  );
}

function Timed({ word, one }: { word: string; one: TimedCase | null }) {
  const t = useText(TEXT);
  if (!one) {
    return (
      <div>
        <dt>{word}</dt>
        <dd className={styles.soft}>{t('none')}</dd>
      </div>
    );
  }
  const time = formatTime(one.time);
  const figures = {
    time: one.isCut ? t('atLeast', { figure: time }) : time,
    limit: formatTime(one.limit),
    percent: Math.round(one.ratio * 100),
  };
  return (
    <div>
      <dt>{word}</dt>
      <dd className="tnum">{t('ofLimit', figures)}</dd>
      <dd className={styles.soft}>
        <bdi>{t('onCase', { name: one.name, index: one.caseIndex })}</bdi>
      </dd>
    </div>
  );
}
