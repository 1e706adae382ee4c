import { TRIAL_OUTCOMES, type VerificationData } from '@assay/contract/judging/verification.ts';
import { useText } from '../../../lib/text.ts';
import { Panel } from '../../../ui/panel.tsx';
import { SetProgress } from '../rejudge/set-progress.tsx';
import { OutcomeBadge } from './outcome-badge.tsx';
import { TEXT } from './text.ts';
import styles from './verify.module.css';

const SENTENCES = { fail: 'someFail', trouble: 'someTrouble', warn: 'someWarn', waiting: 'someWaiting' } as const;

/** How a run went in one line: how many solutions of each kind, and whether it still tells of the problem as it is. */
export function RunSummary({ run }: { run: VerificationData }) {
  const t = useText(TEXT);
  const { counts } = run;
  const rest = TRIAL_OUTCOMES.filter((outcome) => outcome !== 'pass' && counts[outcome] > 0);
  const invalid = Math.max(0, ...run.inputs.map((one) => one.invalid));
  const { answers, checkerTests, validatorTests } = run;
  const untrue = checkerTests?.outcome === 'fail' ? checkerTests.invalid : 0;
  const letThrough = validatorTests?.outcome === 'fail' ? validatorTests.invalid : 0;
  const unmet = run.inputs.reduce((sum, one) => sum + one.unmet.length, 0);
  const refused = answers?.outcome === 'warn' ? answers.invalid : 0;
  const isBroken = answers?.outcome === 'trouble';
  const stuck = run.inputs.filter(({ outcome }) => outcome === 'trouble').length;
  return (
    <Panel>
      <ul className={styles.summary} aria-live="polite">
        {run.state === 'running' && (
          <li>
            <SetProgress done={run.done} total={run.total} />
          </li>
        )}
        {rest.length === 0 &&
          invalid + stuck + refused + untrue + letThrough + unmet === 0 &&
          !isBroken &&
          run.state !== 'running' && (
            <li>
              <OutcomeBadge outcome="pass" words={t('allWell')} />
            </li>
          )}
        {rest.map((outcome) => {
          if (outcome === 'pass') return null;
          return (
            <li key={outcome}>
              <OutcomeBadge outcome={outcome} words={t(SENTENCES[outcome], { count: counts[outcome] })} />
            </li>
          );
        })}
        {invalid > 0 && (
          <li>
            <OutcomeBadge outcome="fail" words={t('someInputs', { count: invalid })} />
          </li>
        )}
        {stuck > 0 && (
          <li>
            <OutcomeBadge outcome="trouble" words={t('someValidators', { count: stuck })} />
          </li>
        )}
        {refused > 0 && (
          <li>
            <OutcomeBadge outcome="warn" words={t('someAnswers', { count: refused })} />
          </li>
        )}
        {untrue > 0 && (
          <li>
            <OutcomeBadge outcome="fail" words={t('someCheckerTests', { count: untrue })} />
          </li>
        )}
        {letThrough > 0 && (
          <li>
            <OutcomeBadge outcome="fail" words={t('someValidatorTests', { count: letThrough })} />
          </li>
        )}
        {unmet > 0 && (
          <li>
            <OutcomeBadge outcome="warn" words={t('someUnmet', { count: unmet })} />
          </li>
        )}
        {isBroken && (
          <li>
            <OutcomeBadge outcome="trouble" words={t('checkerTrouble')} />
          </li>
        )}
      </ul>
      {run.isStale && <p className={styles.notice}>{t('stale')}</p>}
    </Panel>
  );
}
