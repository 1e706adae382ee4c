import { TEST_INPUT_MAX } from '@assay/contract/submissions/submission.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { Button, Menu, Switch, Textarea } from '@mantine/core';
import { ChevronDown, Play, ShieldCheck } from 'lucide-react';
import { formatMemoryUsed, formatTime } from '../../../../lib/format.ts';
import { useText } from '../../../../lib/text.ts';
import { VerdictBadge } from '../../../../ui/verdict-badge.tsx';
import { CompileMessage } from '../../../judging/compiling/compile-message.tsx';
import { useDelayWords } from '../../verdict/delay-words.ts';
import { TEXT } from '../code-text.ts';
import type { TestResult, TestRun } from '../submit/use-test-run.ts';
import styles from './dock.module.css';
import { RunOutput, RunTable } from './run-table.tsx';
import { useShownWhen } from './use-shown-when.ts';

export interface TestInput {
  input: string;
  expected: string;
}

interface TestRunProps {
  examples: readonly { input: string; output: string }[];
  value: TestInput;
  onChange: (value: TestInput) => void;
  recent: readonly string[];
  run: TestRun;
  onRun: () => void;
  /** @param withChecks as chosen before where it is left out */
  onRunSamples: (withChecks?: boolean) => void;
  /** Whether programs run with checks; null where the language has none. */
  checks: boolean | null;
  onChecks: (on: boolean) => void;
  onJump: (line: number, column: number | null) => void;
  /** Files instead of the standard streams. */
  fileIo: { read: string; write: string } | null;
}

/** Own input and expected output on the left, what came out on the right. */
export function TestRunPanel(props: TestRunProps) {
  const { examples, value, onChange, recent, run, onRun, onRunSamples, onJump, fileIo } = props;
  const { checks, onChecks } = props;
  const t = useText(TEXT);
  const tooLong = value.input.length > TEST_INPUT_MAX;
  const answer = useShownWhen(run.state === 'done');
  return (
    <div className={styles.test}>
      <div className={styles.ask}>
        <div className={styles.choices}>
          {examples.map(({ input, output }, at) => (
            <Button
              // biome-ignore lint/suspicious/noArrayIndexKey: samples are numbered and never reorder
              key={at}
              size="compact-xs"
              variant="default"
              onClick={() => onChange({ input, expected: output })}
            >
              {t('useSample', { number: at + 1 })}
            </Button>
          ))}
          {recent.length > 0 && (
            <Menu>
              <Menu.Target>
                <Button size="compact-xs" variant="default" rightSection={<ChevronDown size={12} aria-hidden />}>
                  {t('lastInputs')}
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                {recent.map((input) => (
                  <Menu.Item key={input} onClick={() => onChange({ input, expected: '' })}>
                    <code className={styles.recent}>{input.trim().slice(0, 60) || '␠'}</code>
                  </Menu.Item>
                ))}
              </Menu.Dropdown>
            </Menu>
          )}
        </div>
        <Textarea
          label={
            <>
              {t('ownInput')}{' '}
              <span className={styles.count}>
                {value.input.length}/{TEST_INPUT_MAX}
              </span>
            </>
          }
          classNames={{ input: styles.mono ?? '' }}
          value={value.input}
          onChange={(event) => onChange({ ...value, input: event.currentTarget.value })}
          error={tooLong ? t('inputTooLong') : null}
          minRows={3}
          maxRows={8}
          autosize
          spellCheck={false}
        />
        <Textarea
          label={t('expectedOutput')}
          classNames={{ input: styles.mono ?? '' }}
          value={value.expected}
          onChange={(event) => onChange({ ...value, expected: event.currentTarget.value })}
          minRows={2}
          maxRows={6}
          autosize
          spellCheck={false}
        />
        <div className={styles.buttons}>
          <Button
            size="xs"
            variant="default"
            leftSection={<Play size={14} aria-hidden />}
            onClick={onRun}
            disabled={tooLong}
          >
            {t('run')}
          </Button>
          {examples.length > 0 && (
            <Button size="xs" variant="subtle" onClick={() => onRunSamples()}>
              {t('allSamples')}
            </Button>
          )}
        </div>
        {checks !== null && (
          <Switch
            size="xs"
            label={t('withChecks')}
            description={t('withChecksWhat')}
            checked={checks}
            onChange={(event) => onChecks(event.currentTarget.checked)}
          />
        )}
      </div>
      <div ref={answer} className={styles.answer} aria-live="polite">
        <Answer run={run} onJump={onJump} fileIo={fileIo} />
        {run.state === 'done' && checks !== null && examples.length > 0 && (
          <CheckOffer result={run.result} onRun={() => onRunSamples(true)} />
        )}
      </div>
    </div>
  );
}

/** After a run without checks that failed, the offer to run with them; after one with checks, what they say besides. */
function CheckOffer({ result, onRun }: { result: TestResult; onRun: () => void }) {
  const t = useText(TEXT);
  if (result.status === VERDICT.compileError) return null;
  if (!result.checks) return result.status === VERDICT.accepted ? null : <ChecksButton onRun={onRun} />;
  if (result.unset)
    return (
      <div className={styles.unset}>
        <p>{t('unset')}</p>
        <CompileMessage message={result.unset} />
      </div>
    );
  const foundNone = result.runs.every(({ status }) => status !== VERDICT.runtimeError);
  return foundNone ? <p className={styles.soft}>{t('checksFoundNone')}</p> : null;
}

/** Offers the samples with checks. */
export function ChecksButton({ onRun }: { onRun: () => void }) {
  const t = useText(TEXT);
  return (
    <div className={styles.buttons}>
      <Button size="xs" variant="default" leftSection={<ShieldCheck aria-hidden />} onClick={onRun}>
        {t('runWithChecks')}
      </Button>
      <span className={styles.soft}>{t('withChecksWhat')}</span>
    </div>
  );
}

function Answer({ run, onJump, fileIo }: Pick<TestRunProps, 'run' | 'onJump' | 'fileIo'>) {
  const t = useText(TEXT);
  const delayed = useDelayWords(run.state === 'running' ? run.delay : null);
  switch (run.state) {
    case 'idle':
      return <p className={styles.soft}>{t('noRunYet')}</p>;
    case 'running':
      return (
        <>
          <p className={styles.passed}>
            <VerdictBadge code={run.status} />
          </p>
          {delayed && <p className={styles.soft}>{delayed}</p>}
        </>
      );
    case 'failed':
      return <p className={styles.soft}>{t('testFailed')}</p>;
    case 'done': {
      const { result } = run;
      const isTalk = result.problemJudgeMode === 'interactive';
      const message = result.errorMessage;
      if (result.runs.length === 0 || message) {
        return (
          <>
            <p className={styles.passed}>
              <VerdictBadge code={result.status} />
            </p>
            {message && <CompileMessage message={message} onJump={onJump} />}
          </>
        );
      }
      if (run.samples)
        return (
          <RunTable
            key={JSON.stringify(result.runs.map(({ status }) => status))}
            runs={result.runs}
            isTalk={isTalk}
            fileIo={fileIo}
          />
        );
      const [first] = result.runs;
      return (
        <>
          <p className={styles.passed}>
            <VerdictBadge code={first!.status} />
            <span className={styles.figures}>
              {formatTime(first!.time)} · {formatMemoryUsed(first!)}
            </span>
          </p>
          <RunOutput run={first!} isTalk={isTalk} />
        </>
      );
    }
  }
}
