import type { DataCheck } from '@assay/contract/judging/verification.ts';
import { CircleX, OctagonAlert, TriangleAlert } from 'lucide-react';
import { useLang } from '../../../lib/lang.ts';
import { useText } from '../../../lib/text.ts';
import { Panel } from '../../../ui/panel.tsx';
import { CompileMessage } from '../compiling/compile-message.tsx';
import { judgeWords } from '../words/judge-words.ts';
import { OutcomeBadge } from './outcome-badge.tsx';
import { TEXT } from './text.ts';
import styles from './verify.module.css';

type Kind = 'inputs' | 'answers' | 'checkerTests' | 'validatorTests';

/** What each kind of check is called, and what is said of its counts and faults. */
const WORDS = {
  inputs: {
    lead: 'inputsLead',
    valid: 'inputsValid',
    invalid: 'inputsInvalid',
    refused: 'inputRefused',
    undecided: 'inputUndecided',
  },
  answers: {
    lead: 'answersLead',
    valid: 'answersAccepted',
    invalid: 'answersRefused',
    refused: 'answerRefused',
    undecided: 'answerUndecided',
  },
  checkerTests: {
    lead: 'checkerTestsLead',
    valid: 'checkerTestsRight',
    invalid: 'checkerTestsWrong',
    refused: 'checkerTestWrong',
    undecided: 'checkerTestWrong',
  },
  validatorTests: {
    lead: 'validatorTestsLead',
    valid: 'checkerTestsRight',
    invalid: 'checkerTestsWrong',
    refused: 'validatorTestWrong',
    undecided: 'validatorTestWrong',
  },
} as const satisfies Record<Kind, Record<string, keyof typeof TEXT>>;

const UNMET = { min: 'unmetMin', max: 'unmetMax', feature: 'unmetFeature' } as const;

/**
 * What programs of the jury say of the data: validators of each input, the checker of each answer, and both of their tests. How many are right, and of each
 * other one why not.
 */
export function DataPanel({ kind, checks }: { kind: Kind; checks: readonly DataCheck[] }) {
  const t = useText(TEXT);
  return (
    <Panel title={t(kind)}>
      <p className={styles.soft}>{t(WORDS[kind].lead)}</p>
      {checks.map((one) => (
        <Check key={one.trialId} kind={kind} one={one} />
      ))}
    </Panel>
  );
}

function Check({ kind, one }: { kind: Kind; one: DataCheck }) {
  const t = useText(TEXT);
  const lang = useLang();
  const words = WORDS[kind];
  // the problem has one checker, which needs no name; its validators are tested together
  const name = one.name || t(kind === 'validatorTests' ? 'validators' : 'checker');
  const isIdle = one.outcome === 'pass' && one.valid === 0;
  const counts = [
    isIdle
      ? t('compiles')
      : one.valid > 0 || one.invalid + one.failed === 0
        ? t(words.valid, { count: one.valid })
        : null,
    one.invalid > 0 ? t(words.invalid, { count: one.invalid }) : null,
    one.failed > 0 ? t('inputsFailed', { count: one.failed }) : null,
  ].filter((part) => part !== null);
  const waiting = one.isOffered ? t('inputsWaiting') : t('notOffered');
  const hidden = one.invalid + one.failed - one.faults.length;
  return (
    <section className={styles.words} aria-label={name}>
      <dl className={styles.facts}>
        <div>
          <dt>
            <bdi className={styles.name}>{name}</bdi>
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
                {t(isFailure ? words.undecided : words.refused, { index })}
                {message !== null && <pre className={styles.block}>{judgeWords(message, lang)}</pre>}
              </span>
            </li>
          ))}
          {hidden > 0 && <li>{t('moreFaults', { count: hidden })}</li>}
        </ul>
      )}
      {one.unmet.length > 0 && (
        <div className={styles.words}>
          <p className={styles.soft}>{t('unmet')}</p>
          <ul className={styles.hints}>
            {one.unmet.map(({ name: variable, side, bound }) => (
              <li key={`${side} ${variable}`} data-kind="warn">
                <TriangleAlert aria-hidden />
                <span>{t(UNMET[side], { name: variable, bound: bound ?? t('unmetBound') })}</span>
              </li>
            ))}
          </ul>
          <p className={styles.blockTitle}>{t('unmetHint')}</p>
        </div>
      )}
      {one.errorMessage !== null && (
        <div className={styles.words}>
          <CompileMessage message={one.errorMessage} />
        </div>
      )}
    </section>
  );
}
