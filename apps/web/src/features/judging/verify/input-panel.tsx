import type { InputCheck, VerificationData } from '@assay/contract/judging/verification.ts';
import { CircleX, OctagonAlert } from 'lucide-react';
import { useLang } from '../../../lib/lang.ts';
import { useText } from '../../../lib/text.ts';
import { Panel } from '../../../ui/panel.tsx';
import { CompileMessage } from '../compiling/compile-message.tsx';
import { judgeWords } from '../words/judge-words.ts';
import { OutcomeBadge } from './outcome-badge.tsx';
import { TEXT } from './text.ts';
import styles from './verify.module.css';

/** What the input validators of the package say: how many inputs are valid, and of each other one why not. */
export function InputPanel({ run }: { run: VerificationData }) {
  const t = useText(TEXT);
  return (
    <Panel title={t('inputs')}>
      <p className={styles.soft}>{t('inputsLead')}</p>
      {run.inputs.map((one) => (
        <Validator key={one.trialId} one={one} />
      ))}
    </Panel>
  );
}

function Validator({ one }: { one: InputCheck }) {
  const t = useText(TEXT);
  const lang = useLang();
  const counts = [
    one.valid > 0 || one.invalid + one.failed === 0 ? t('inputsValid', { count: one.valid }) : null,
    one.invalid > 0 ? t('inputsInvalid', { count: one.invalid }) : null,
    one.failed > 0 ? t('inputsFailed', { count: one.failed }) : null,
  ].filter((part) => part !== null);
  const waiting = one.isOffered ? t('inputsWaiting') : t('notOffered');
  const hidden = one.invalid + one.failed - one.faults.length;
  return (
    <section className={styles.words} aria-label={one.name}>
      <dl className={styles.facts}>
        <div>
          <dt>
            <bdi className={styles.name}>{one.name}</bdi>
          </dt>
          <dd>
            <OutcomeBadge
              outcome={one.outcome}
              words={one.outcome === 'waiting' ? waiting : counts.join(t('listComma'))}
            />
          </dd>
        </div>
        <div>
          <dt>{t('language')}</dt>
          <dd>{one.language}</dd>
        </div>
      </dl>
      {one.faults.length > 0 && (
        <ul className={styles.hints}>
          {one.faults.map(({ index, isFailure, message }) => (
            <li key={index} data-kind="warn">
              {isFailure ? <OctagonAlert aria-hidden /> : <CircleX aria-hidden />}
              <span>
                {t(isFailure ? 'inputUndecided' : 'inputRefused', { index })}
                {message !== null && <pre className={styles.block}>{judgeWords(message, lang)}</pre>}
              </span>
            </li>
          ))}
          {hidden > 0 && <li>{t('moreFaults', { count: hidden })}</li>}
        </ul>
      )}
      {one.errorMessage !== null && (
        <div className={styles.words}>
          <CompileMessage message={one.errorMessage} />
        </div>
      )}
    </section>
  );
}
