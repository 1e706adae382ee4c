import type { TrialData, TrialRow } from '@assay/contract/judging/verification.ts';
import { formatMemory, formatMemoryUsed, formatTime } from '../../../lib/format.ts';
import { useLang } from '../../../lib/lang.ts';
import { useText } from '../../../lib/text.ts';
import { VerdictBadge } from '../../../ui/verdict-badge.tsx';
import { CompileMessage } from '../compiling/compile-message.tsx';
import { caseWords } from '../words/case-words.ts';
import type { Place } from './matrix.tsx';
import { OutcomeBadge } from './outcome-badge.tsx';
import { TEXT } from './text.ts';
import styles from './verify.module.css';

interface PlaceDetailProps {
  place: Place | null;
  trial: TrialRow | undefined;
  data: TrialData | undefined;
}

/** What is known of a solution, or of it on one case. */
export function PlaceDetail({ place, trial, data }: PlaceDetailProps) {
  const t = useText(TEXT);
  if (!place || !trial) return <p className={styles.soft}>{t('matrixHelp')}</p>;
  const one = data?.cases.find(({ index }) => index === place.caseIndex);
  if (place.caseIndex !== null && !one) {
    return (
      <p className={styles.soft}>
        <bdi>{trial.name}</bdi> · {t('case', { index: place.caseIndex })}: {t('notYet')}
      </p>
    );
  }
  return one ? <CaseDetail trial={trial} one={one} /> : <TrialDetail trial={trial} data={data} />;
}

function TrialDetail({ trial, data }: { trial: TrialRow; data: TrialData | undefined }) {
  const t = useText(TEXT);
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>
            <bdi className={styles.name}>{trial.name}</bdi>
          </dt>
          <dd>
            <OutcomeBadge outcome={trial.outcome} /> {trial.reason !== 'asExpected' && t(trial.reason)}
          </dd>
        </div>
        {trial.status !== null && (
          <div>
            <dt>{t('got')}</dt>
            <dd>
              <VerdictBadge code={trial.status} /> {trial.score !== null && t('points', { score: trial.score })}
            </dd>
          </div>
        )}
        <div>
          <dt>{t('slowest')}</dt>
          <dd className="tnum">
            {formatTime(trial.time)} / {formatTime(trial.timeLimit)} · {formatMemory(trial.memory)}
          </dd>
        </div>
        {data?.judger && (
          <div>
            <dt>{t('language')}</dt>
            <dd>
              {trial.language} · {/* What could not be judged has no version. */}
              {data.languageVersion ? t('judgedBy', { node: data.judger, version: data.languageVersion }) : data.judger}
            </dd>
          </div>
        )}
      </dl>
      {data?.errorMessage && (
        <div className={styles.words}>
          <CompileMessage message={data.errorMessage} />
        </div>
      )}
    </>
  );
}

function CaseDetail({ trial, one }: { trial: TrialRow; one: TrialData['cases'][number] }) {
  const t = useText(TEXT);
  const lang = useLang();
  const blocks = [
    ['message', caseWords(one, lang)],
    ['note', one.note],
    ['output', one.userOutput],
  ] as const;
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>
            <bdi className={styles.name}>{trial.name}</bdi> · {t('case', { index: one.index })}
          </dt>
          <dd>
            <VerdictBadge code={one.status} />
            {one.beyond && <span className={styles.soft}> {t('beyond')}</span>}
          </dd>
        </div>
        <div>
          <dt>{t('time')}</dt>
          <dd className="tnum">
            {formatTime(one.time)} · {formatMemoryUsed(one)}
          </dd>
        </div>
        {one.score !== null && (
          <div>
            <dt>{t('score')}</dt>
            <dd className="tnum">
              {one.score} · {t('group')} {one.groupNum}
            </dd>
          </div>
        )}
        <div>
          <dt>{t('input')}</dt>
          <dd className={styles.name}>{one.inputName}</dd>
        </div>
      </dl>
      {blocks.map(
        ([key, text]) =>
          text && (
            <div key={key}>
              <p className={styles.blockTitle}>{t(key)}</p>
              <pre className={styles.block}>{text}</pre>
            </div>
          ),
      )}
    </>
  );
}
