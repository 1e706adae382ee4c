import type { Language } from '@assay/contract/catalog/languages.ts';
import type { Venue } from '@assay/contract/venue.ts';
import { Button } from '@mantine/core';
import type { RefObject } from 'react';
import { useText } from '../../../../lib/text.ts';
import { CodeEditor, type EditorControls } from '../../../editor/code-editor.tsx';
import { ConflictBar } from '../../../editor/conflict-bar.tsx';
import type { ProblemDetailData } from '../../../problems/statement/problem-data.ts';
import { shownLimits } from '../../../problems/statement/shown-limits.ts';
import { TEXT } from '../code-text.ts';
import type { TestInput } from '../dock/test-run.tsx';
import { CaptchaBox } from '../submit/captcha-box.tsx';
import type { SubmitGate } from '../submit/submit-gate.ts';
import { WrongLanguage } from '../submit/wrong-language.tsx';
import type { Solution } from '../use-solution.ts';
import { CodeBar } from './code-bar.tsx';
import { CodeDock, preloadDock } from './code-dock.tsx';
import styles from './panes.module.css';
import { SendBar } from './send-bar.tsx';
import { useCodeRuns } from './use-code-runs.ts';
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

/** The editor's side of the workbench: code, test run, submit and the verdict. */
export function CodePane({
  data: { problem },
  venue,
  languages,
  solution,
  editor,
  test,
  gate,
  onJudged,
}: CodePaneProps) {
  const t = useText(TEXT);
  const language = languages.find(({ name }) => name === solution.language)!;
  const runs = useCodeRuns({ problem, venue, languages, language, solution, test, gate, onJudged });
  const { runSamples, trySubmit, notice, captcha, sending } = runs;
  usePageChords(() => runSamples(), trySubmit);
  return (
    <section className={styles.pane} aria-label={t('code')} onFocus={preloadDock}>
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
          chords={[
            { key: 'Mod-Enter', run: () => runSamples() },
            { key: 'Mod-Shift-Enter', run: trySubmit },
            { key: 'F10', run: trySubmit },
          ]}
          onChange={solution.setCode}
          onBlur={solution.save}
        />
      </div>
      <CodeDock
        problem={problem}
        venue={venue}
        runs={runs}
        language={solution.language}
        limits={shownLimits(problem, language)}
        onJump={(line, column) => editor.current?.jumpTo(line, column ?? 1)}
      />
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
      <SendBar solution={solution} runs={runs} closed={gate.closed} />
      {captcha && (
        <CaptchaBox wrong={captcha.wrong} sending={sending} onAnswer={captcha.answer} onClose={captcha.close} />
      )}
      <WrongLanguage
        likely={runs.doubt}
        chosen={solution.language}
        onSubmit={runs.sendDoubted}
        onSwitch={(likely) => {
          solution.relabel(likely);
          runs.endDoubt();
        }}
        onClose={runs.endDoubt}
      />
    </section>
  );
}
