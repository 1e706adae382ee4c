import type { Language } from '@assay/contract/catalog/languages.ts';
import type { Venue } from '@assay/contract/venue.ts';
import { useMediaQuery } from '@mantine/hooks';
import { BookOpenText, CodeXml } from 'lucide-react';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Lang } from '../../../../lib/lang.ts';
import { useText } from '../../../../lib/text.ts';
import { useUser } from '../../../../lib/token.ts';
import { lazyPart } from '../../../../ui/lazy-part.tsx';
import editorStyles from '../../../editor/code-editor.module.css';
import type { EditorControls } from '../../../editor/code-editor.tsx';
import { placeOf, takeOver } from '../../../editor/handover.ts';
import { preloadMarkdown } from '../../../markdown/markdown-text.tsx';
import { CompanionBlock } from '../../../problems/statement/companion.tsx';
import type { ProblemDetailData } from '../../../problems/statement/problem-data.ts';
import type { TestInput } from '../dock/test-run.tsx';
import { OPEN_GATE, type SubmitGate } from '../submit/submit-gate.ts';
import { TEXT } from '../text.ts';
import { useSolution } from '../use-solution.ts';
import styles from './panes.module.css';
import { LEFT_MIN_PX, RIGHT_MIN_PX } from './split-size.ts';
import { Splitter } from './splitter.tsx';
import { StatementPane } from './statement-pane.tsx';
import { useWanted } from './use-wanted.ts';
import { useFocusMode, usePaneKeys } from './use-workbench-keys.ts';
import { WorkbenchHead } from './workbench-head.tsx';

// The renderer comes beside the problem, not after it.
void preloadMarkdown();

/** The editor's side comes after the statement: reading begins at once. */
const CodePane = lazyPart(() => import('./code-pane.tsx').then((module) => module.CodePane));
const AnswersPane = lazyPart(() => import('../answers/answers-pane.tsx').then((module) => module.AnswersPane));

interface WorkbenchProps {
  data: ProblemDetailData;
  venue: Venue;
  /** Languages the problem allows, at least one. */
  languages: readonly Language[];
  onLocale: (locale: Lang) => void;
  gate?: SubmitGate;
  /** The venue ran and is over. */
  isOver?: boolean;
  /** Other problems of the venue, above the statement. */
  navigator?: ReactNode;
  /** A verdict came: counters and own status are new. */
  onJudged: () => void;
}

/** Where a problem is read and solved, the same in every venue: statement and editor side by side, or one at a time. */
export function Workbench(props: WorkbenchProps) {
  const { data, venue, languages, gate = OPEN_GATE, isOver = false, navigator, onLocale, onJudged } = props;
  const t = useText(TEXT);
  const user = useUser();
  const { problem } = data;
  const editor = useRef<EditorControls>(null);
  const [handover] = useState(() => takeOver(placeOf(venue, problem.problemId)));
  const solution = useSolution({
    uid: user?.uid ?? 0,
    place: placeOf(venue, problem.problemId),
    languages,
    templates: data.codeTemplate,
    handover,
    editor,
  });
  const language = languages.find(({ name }) => name === solution.language)!;
  const [test, setTest] = useState<TestInput | null>(
    handover?.test ? { input: handover.test.input, expected: handover.test.output } : null,
  );
  const [isFocused, toggleFocus] = useFocusMode();
  const stacked = useMediaQuery(`(max-width: ${LEFT_MIN_PX + RIGHT_MIN_PX + 8}px)`, undefined, {
    getInitialValueInEffect: false,
  });
  const [side, setSide] = useState<'statement' | 'code'>(handover ? 'code' : 'statement');

  const frame = useRef<HTMLDivElement>(null);
  const wantsCode = useWanted(frame, !stacked || side === 'code');
  usePaneKeys(frame, (pane) => {
    // hidden, it could take no focus
    flushSync(() => setSide(pane));
    if (pane === 'code') editor.current?.focus();
    else frame.current?.querySelector<HTMLElement>('[role="tabpanel"]')?.focus();
  });

  const statement = (
    <StatementPane
      data={data}
      venue={venue}
      isOver={isOver}
      language={language}
      onTest={(input, output) => {
        setTest({ input, expected: output });
        setSide('code');
      }}
    />
  );
  const code = (
    <Suspense fallback={<CodePaneWaiting code={problem.answers ? '' : solution.code()} />}>
      {problem.answers ? (
        <AnswersPane data={data} venue={venue} solution={solution} gate={gate} onJudged={onJudged} />
      ) : (
        <CodePane
          data={data}
          venue={venue}
          languages={languages}
          solution={solution}
          editor={editor}
          test={test}
          gate={gate}
          onJudged={onJudged}
        />
      )}
    </Suspense>
  );
  return (
    <div ref={frame} className={styles.workbench} data-focus={isFocused || undefined}>
      <CompanionBlock problem={problem} />
      {navigator}
      <WorkbenchHead data={data} venue={venue} onLocale={onLocale} isFocused={isFocused} onFocus={toggleFocus} />
      <div className={styles.panes}>
        {stacked ? (
          <>
            <div className={styles.pane} hidden={side !== 'statement'}>
              {statement}
            </div>
            <div className={`${styles.pane} ${styles.code}`} hidden={side !== 'code'}>
              {wantsCode && code}
            </div>
          </>
        ) : (
          <Splitter
            left={statement}
            right={<div className={`${styles.pane} ${styles.code}`}>{code}</div>}
            label={t('splitter')}
            showLabel={t('showStatement')}
          />
        )}
      </div>
      {stacked && (
        <nav className={styles.switch} aria-label={t('panes')}>
          <button type="button" aria-pressed={side === 'statement'} onClick={() => setSide('statement')}>
            <BookOpenText aria-hidden /> {t('statement')}
          </button>
          <button type="button" aria-pressed={side === 'code'} onClick={() => setSide('code')}>
            <CodeXml aria-hidden /> {t(problem.answers ? 'answers' : 'code')}
          </button>
        </nav>
      )}
    </div>
  );
}

/**
 * The bars of the editor's side where they will be, and the code, so that nothing moves when it comes. Drawn by the server it is a visitor's: who
 * is logged in has written something else.
 */
function CodePaneWaiting({ code }: { code: string }) {
  return (
    <div className={styles.pane} aria-hidden>
      <div className={styles.codeBar} />
      <div className={styles.editor}>
        <div className={editorStyles.editor} data-visitors>
          <pre className={editorStyles.waiting}>{code}</pre>
        </div>
      </div>
      <div className={styles.send} style={{ minHeight: 47 }} />
    </div>
  );
}
