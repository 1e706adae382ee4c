import type { Language } from '@assay/contract/catalog/languages.ts';
import { PROBLEM_TYPE } from '@assay/contract/problems/problem.ts';
import { CODE_MAX } from '@assay/contract/submissions/submission.ts';
import { type Venue, wireOf } from '@assay/contract/venue.ts';
import { isCheckable } from '@assay/rules/judging/languages/checked.ts';
import { Button, Group, Text } from '@mantine/core';
import { Play, Send } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { toast } from '../../../../lib/notices.ts';
import { useStore } from '../../../../lib/store.ts';
import { useText } from '../../../../lib/text.ts';
import { useUser } from '../../../../lib/token.ts';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { Tip } from '../../../../ui/tip/tip.tsx';
import { askLogin } from '../../../accounts/sign-in/dialogs.ts';
import { CodeEditor, type EditorControls } from '../../../editor/code-editor.tsx';
import { ConflictBar } from '../../../editor/conflict-bar.tsx';
import { TEXT as EDITOR_TEXT } from '../../../editor/text.ts';
import type { ProblemDetailData } from '../../../problems/statement/problem-data.ts';
import { shownLimits } from '../../../problems/statement/shown-limits.ts';
import { useVerdict } from '../../verdict/use-verdict.ts';
import { Dock, type DockTab } from '../dock/dock.tsx';
import { LiveVerdict } from '../dock/live-verdict.tsx';
import { type TestInput, TestRunPanel } from '../dock/test-run.tsx';
import { likelyLanguage } from '../language-shape.ts';
import { CaptchaBox } from '../submit/captcha-box.tsx';
import type { SubmitGate } from '../submit/submit-gate.ts';
import { type Receipt, refusalOf, useSubmit } from '../submit/use-submit.ts';
import { useTestRun } from '../submit/use-test-run.ts';
import { TEXT } from '../text.ts';
import type { Solution } from '../use-solution.ts';
import { CodeBar } from './code-bar.tsx';
import styles from './panes.module.css';
import { usePageChords } from './use-workbench-keys.ts';

interface CodePaneProps {
  data: ProblemDetailData;
  venue: Venue;
  languages: readonly Language[];
  solution: Solution;
  editor: RefObject<EditorControls | null>;
  /** A sample or failing case to put into the test run; a new object each time. */
  test: TestInput | null;
  gate: SubmitGate;
  onJudged: () => void;
}

const RECENT_INPUTS = 10;

const fileIoOf = ({ isFileIO, ioReadFileName, ioWriteFileName }: ProblemDetailData['problem']) =>
  isFileIO && ioReadFileName && ioWriteFileName ? { read: ioReadFileName, write: ioWriteFileName } : null;

/** The editor's side of the workbench: code, test run, submit and the verdict. */
export function CodePane({ data, venue, languages, solution, editor, test, gate, onJudged }: CodePaneProps) {
  const t = useText(TEXT);
  const user = useUser();
  const { problem } = data;
  const language = languages.find(({ name }) => name === solution.language)!;
  const limits = shownLimits(problem, language);
  const [dock, setDock] = useState<DockTab | null>(null);
  const [testInput, setTestInput] = useState<TestInput>({
    input: problem.examples[0]?.input ?? '',
    expected: problem.examples[0]?.output ?? '',
  });
  const [recent, setRecent] = useState<readonly string[]>([]);
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const [checks, setChecks] = useState(false);
  const [doubt, setDoubt] = useState<string | null>(null);
  const { run, start } = useTestRun();
  const { progress, stalled } = useVerdict(receipt?.submitId ?? null, onJudged, venue);
  const { submit, sending, notice, captcha } = useSubmit(setReceipt);

  useEffect(() => {
    if (!test) return;
    setTestInput(test);
    setDock('test');
  }, [test]);

  const mayAsk = (): boolean => {
    if (user) return true;
    toast.warning(t('loginFirst'));
    askLogin(window.location.pathname);
    return false;
  };
  const mayCheck = isCheckable(language.contentType);
  const asked = () => ({
    pid: problem.problemId,
    language: solution.language,
    code: solution.code(),
    ...wireOf(venue),
  });
  const runSamples = (withChecks = checks) => {
    if (problem.examples.length === 0) return runOwn();
    if (!mayAsk()) return;
    const refusal = refusalOf(solution.code());
    if (refusal) return toast.error(t(refusal));
    setDock('test');
    setChecks(withChecks);
    void start({ ...asked(), samples: true, ...(mayCheck && withChecks && { checks: true }) });
  };
  const runOwn = () => {
    if (!mayAsk()) return;
    const refusal = refusalOf(solution.code());
    if (refusal) return toast.error(t(refusal));
    setDock('test');
    setRecent((before) =>
      [testInput.input, ...before.filter((one) => one !== testInput.input)].slice(0, RECENT_INPUTS),
    );
    void start({
      ...asked(),
      userInput: testInput.input,
      expectedOutput: testInput.expected || null,
      ...(mayCheck && checks && { checks: true }),
    });
  };
  const send = () => {
    setDoubt(null);
    setDock('result');
    solution.save();
    void submit(asked());
  };
  const trySubmit = () => {
    if (sending || !mayAsk()) return;
    if (gate.closed) return toast.warning(gate.closed);
    const refusal = refusalOf(solution.code());
    if (refusal) return toast.error(t(refusal));
    const likely = likelyLanguage(solution.code(), language, languages);
    if (likely) setDoubt(likely);
    else gate.ask(send);
  };
  const chords = [
    { key: 'Mod-Enter', run: () => runSamples() },
    { key: 'Mod-Shift-Enter', run: trySubmit },
    { key: 'F10', run: trySubmit },
  ];
  usePageChords(() => runSamples(), trySubmit);

  return (
    <section className={styles.pane} aria-label={t('code')}>
      <CodeBar pid={problem.id} venue={venue} solution={solution} languages={languages} />
      {solution.other && (
        <ConflictBar
          other={solution.other}
          mine={solution.code}
          onTake={solution.takeOther}
          onKeep={solution.keepMine}
        />
      )}
      <div className={styles.editor}>
        <CodeEditor
          ref={editor}
          initial={solution.code()}
          contentType={language.contentType}
          preferences={solution.preferences}
          chords={chords}
          onChange={solution.setCode}
          onBlur={solution.save}
        />
      </div>
      {dock && (
        <Dock tab={dock} onTab={setDock} onClose={() => setDock(null)}>
          {dock === 'test' ? (
            <TestRunPanel
              examples={problem.examples}
              value={testInput}
              onChange={setTestInput}
              recent={recent}
              run={run}
              onRun={runOwn}
              onRunSamples={runSamples}
              checks={mayCheck ? checks : null}
              onChecks={setChecks}
              fileIo={fileIoOf(problem)}
              onJump={(line, column) => editor.current?.jumpTo(line, column ?? 1)}
            />
          ) : receipt || sending ? (
            <LiveVerdict
              venue={venue}
              address={problem.problemId}
              receipt={sending ? null : receipt}
              progress={sending ? null : progress}
              stalled={stalled}
              language={sending ? solution.language : (receipt?.language ?? solution.language)}
              limits={{ timeMs: limits.timeMs, memoryKb: limits.memoryMb * 1024 }}
              fullScore={problem.type === PROBLEM_TYPE.oi ? problem.ioScore : null}
              onJump={(line, column) => editor.current?.jumpTo(line, column ?? 1)}
              onTest={(input, expected) => {
                setTestInput({ input, expected });
                setDock('test');
              }}
              onChecks={mayCheck && problem.examples.length > 0 ? () => runSamples(true) : undefined}
            />
          ) : (
            <p className={styles.soft}>{t('noResultYet')}</p>
          )}
        </Dock>
      )}
      {notice && (
        <p className={styles.notice} role="alert">
          {notice}
        </p>
      )}
      {gate.offer && !gate.closed && (
        <p className={styles.notice} role="alert">
          {gate.offer}{' '}
          <Button size="compact-xs" loading={sending} onClick={trySubmit}>
            {t('submitNow')}
          </Button>
        </p>
      )}
      <div className={styles.send}>
        <SaveLine solution={solution} />
        <Group gap="xs" ml="auto">
          <Button size="xs" variant="default" onClick={() => setDock(dock === 'test' ? null : 'test')}>
            {t('tabTest')}
          </Button>
          <Tip label={t('runSamplesKey')}>
            <Button
              size="xs"
              variant="default"
              leftSection={<Play aria-hidden />}
              loading={run.state === 'running'}
              onClick={() => runSamples()}
            >
              {t('runSamples')}
            </Button>
          </Tip>
          <Tip label={gate.closed ?? t('submitKey')}>
            <Button
              size="xs"
              leftSection={<Send aria-hidden />}
              loading={sending}
              data-disabled={gate.closed !== null || undefined}
              aria-disabled={gate.closed !== null}
              onClick={trySubmit}
            >
              {t('submit')}
            </Button>
          </Tip>
        </Group>
      </div>
      {captcha && (
        <CaptchaBox wrong={captcha.wrong} sending={sending} onAnswer={captcha.answer} onClose={captcha.close} />
      )}
      <Dialog opened={doubt !== null} onClose={() => setDoubt(null)} title={t('wrongLanguage')} size="md">
        <Text>{t('looksLike', { likely: doubt ?? '', chosen: solution.language })}</Text>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={() => gate.ask(send)}>
            {t('submitAnyway', { chosen: solution.language })}
          </Button>
          <Button
            data-autofocus
            onClick={() => {
              if (doubt) solution.relabel(doubt);
              setDoubt(null);
            }}
          >
            {t('switchTo', { likely: doubt ?? '' })}
          </Button>
        </Group>
      </Dialog>
    </section>
  );
}

/** Length of the code and whether the draft is safe; alone in being drawn while typing. */
function SaveLine({ solution }: { solution: Solution }) {
  const t = useText(TEXT);
  const e = useText(EDITOR_TEXT);
  const { length, state } = useStore(solution.live);
  return (
    <span className={styles.saveLine}>
      <span data-over={length > CODE_MAX || undefined}>{t('length', { length, max: CODE_MAX })}</span>
      <span data-over={state === 'failed' || undefined}>
        {e(state === 'saved' ? 'draftSaved' : state === 'unsaved' ? 'draftUnsaved' : 'draftFailed')}
      </span>
    </span>
  );
}
