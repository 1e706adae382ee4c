import { getJurySolutions } from '@assay/contract/authoring/jury-solutions.ts';
import {
  cancelStress,
  getStress,
  STRESS_ROUNDS_MAX,
  type StressData,
  startStress,
} from '@assay/contract/judging/workshop/stress.ts';
import { PATTERN_CHARS_MAX, readStressPattern } from '@assay/rules/judging/stress/pattern.ts';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useLang } from '../../../lib/lang.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { Badge } from '../../../ui/badge.tsx';
import { NumberInput, Select } from '../../../ui/fields/fields.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { VerdictBadge } from '../../../ui/verdict-badge.tsx';
import { CompileMessage } from '../../judging/compiling/compile-message.tsx';
import { SetProgress } from '../../judging/rejudge/set-progress.tsx';
import { judgeWords } from '../../judging/words/judge-words.ts';
import styles from './generators.module.css';
import { StartButton } from './start-button.tsx';
import { STRESS_TEXT } from './stress-text.ts';
import type { SourcesEditor } from './use-sources.ts';

const REFRESH_MS = 1_500;
const ROUNDS = 200;

/** Looks for an input on which two solutions part; what it finds becomes a line of the script. */
export function StressPanel({ pid, editor }: { pid: number; editor: SourcesEditor }) {
  const t = useText(STRESS_TEXT);
  const solutions = useCall(getJurySolutions, { pid }).data ?? [];
  const run = useCall(
    getStress,
    { pid },
    {
      refetchInterval: ({ state }) => (state.data?.state === 'running' ? REFRESH_MS : false),
      call: { quiet: true },
    },
  ).data;
  const [pattern, setPattern] = useState('');
  const [reference, setReference] = useState<string | null>(null);
  const [solution, setSolution] = useState<string | null>(null);
  const [rounds, setRounds] = useState<number | string>(ROUNDS);
  const start = useAction(startStress, { onSuccess: () => refresh(getStress) });
  const stop = useAction(cancelStress, { onSuccess: () => refresh(getStress) });
  const options = solutions
    .filter(({ language }) => language !== null)
    .map(({ id, name }) => ({ value: String(id), label: name }));
  const model =
    solutions.find(({ isModel }) => isModel) ?? solutions.find(({ expected }) => expected.join() === 'accepted');
  const right = reference ?? (model ? String(model.id) : null);
  const read = readStressPattern(pattern);
  const isKnown = read !== null && editor.sources.generators.some(({ name }) => name === read.generator);
  const error = pattern.trim() === '' ? null : read === null ? t('patternBad') : isKnown ? null : t('generatorUnknown');
  const isReady = isKnown && right !== null && solution !== null && right !== solution && Number(rounds) >= 1;
  const begin = async () => {
    if (!(await editor.save())) return;
    start.mutate({
      pid,
      pattern: pattern.trim(),
      referenceId: Number(right),
      solutionId: Number(solution),
      rounds: Number(rounds),
    });
  };
  const keep = (words: readonly string[], generator: string) => {
    const { script } = editor.sources;
    const gap = script === '' || script.endsWith('\n') ? '' : '\n';
    void editor.save({ script: `${script}${gap}${[generator, ...words].join(' ')} > $\n` });
  };
  return (
    <Panel
      title={t('stress')}
      aside={
        <StartButton
          label={t('start')}
          size="compact-sm"
          variant="default"
          isRunning={run?.state === 'running'}
          isDisabled={!isReady}
          isStarting={start.isPending}
          isStopping={stop.isPending}
          onStart={begin}
          onStop={() => stop.mutate({ pid })}
        />
      }
    >
      <Stack gap="sm">
        <TextInput
          label={t('pattern')}
          description={t('patternHint')}
          placeholder="gen [1..10] [1..100]"
          classNames={{ input: styles.mono ?? '' }}
          maxLength={PATTERN_CHARS_MAX}
          spellCheck={false}
          value={pattern}
          error={error}
          onChange={(event) => setPattern(event.currentTarget.value)}
        />
        <Group gap="sm" grow preventGrowOverflow={false} align="start">
          <Select label={t('reference')} data={options} searchable value={right} onChange={setReference} />
          <Select
            label={t('solution')}
            data={options.filter(({ value }) => value !== right)}
            searchable
            value={solution}
            onChange={setSolution}
          />
          <NumberInput
            label={t('rounds')}
            min={1}
            max={STRESS_ROUNDS_MAX}
            allowDecimal={false}
            value={rounds}
            onChange={setRounds}
          />
        </Group>
        {run && <StressResult run={run} onKeep={keep} />}
      </Stack>
    </Panel>
  );
}

interface StressResultProps {
  run: StressData;
  onKeep: (words: readonly string[], generator: string) => void;
}

function StressResult({ run, onKeep }: StressResultProps) {
  const t = useText(STRESS_TEXT);
  const lang = useLang();
  const { found, broken, trouble, errorMessage } = run;
  const generator = run.pattern.trim().split(/\s+/)[0] ?? '';
  const isCalm = run.state === 'done' && !found && !broken && trouble === null && errorMessage === null;
  return (
    <div className={styles.result} aria-live="polite">
      <div className={styles.command}>
        <code className={styles.mono}>{run.pattern}</code>
        <span className={styles.soft}>{t('versus', { reference: run.reference, solution: run.solution })}</span>
        {run.state === 'running' && <SetProgress done={run.done} total={run.total} />}
        {run.state === 'cancelled' && <Badge tone="notice">{t('stopped')}</Badge>}
        {isCalm && <Badge tone="good">{t('noDifference', { count: run.done })}</Badge>}
        {found && <Badge tone="alarm">{t('found', { count: run.done })}</Badge>}
      </div>
      {errorMessage !== null && <p className={styles.alarm}>{judgeWords(errorMessage, lang)}</p>}
      {trouble !== null && <pre className={styles.file}>{judgeWords(trouble, lang)}</pre>}
      {broken && (
        <>
          <p className={styles.alarm}>{t('broken', { name: broken.name })}</p>
          <CompileMessage message={broken.message} />
        </>
      )}
      {found && (
        <>
          <div className={styles.command}>
            <code className={styles.mono}>{[generator, ...found.words].join(' ')}</code>
            <VerdictBadge code={found.status} />
            {found.message !== null && <span className={styles.words}>{judgeWords(found.message, lang)}</span>}
            <Button size="compact-sm" leftSection={<Plus aria-hidden />} onClick={() => onKeep(found.words, generator)}>
              {t('keep')}
            </Button>
          </div>
          <div className={styles.sides}>
            {(['input', 'answer', 'output'] as const).map((side) => (
              <section key={side}>
                <h3>{t(side)}</h3>
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard */}
                <pre className={styles.file} tabIndex={0}>
                  {found[side]}
                </pre>
              </section>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
