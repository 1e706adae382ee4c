import type { Language } from '@assay/contract/catalog/languages.ts';
import type { Venue } from '@assay/contract/venue.ts';
import { ActionIcon } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { BookOpenText, CodeXml, Maximize2, Minimize2, Pencil, Printer } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Lang } from '../../../../lib/lang.ts';
import { addressOf, paths } from '../../../../lib/paths.ts';
import { useProblemAdmin } from '../../../../lib/problem-admin.ts';
import { hasAdminRole } from '../../../../lib/roles.ts';
import { useText } from '../../../../lib/text.ts';
import { useUser } from '../../../../lib/token.ts';
import { Link } from '../../../../ui/link.tsx';
import { Segments } from '../../../../ui/segments/segments.tsx';
import { Tip } from '../../../../ui/tip/tip.tsx';
import { DrawButton } from '../../../drawings/draw-button.tsx';
import type { EditorControls } from '../../../editor/code-editor.tsx';
import { placeOf, takeOver } from '../../../editor/handover.ts';
import { preloadMarkdown } from '../../../markdown/markdown-text.tsx';
import { CompanionBlock } from '../../../problems/statement/companion.tsx';
import { FavouriteStar } from '../../../problems/statement/favourite-star.tsx';
import type { ProblemDetailData } from '../../../problems/statement/problem-data.ts';
import { TEXT as STATEMENT_TEXT } from '../../../problems/statement/text.ts';
import { ReportMistake } from '../../../tickets/report-mistake.tsx';
import type { TestInput } from '../dock/test-run.tsx';
import { OPEN_GATE, type SubmitGate } from '../submit/submit-gate.ts';
import { TEXT } from '../text.ts';
import { useSolution } from '../use-solution.ts';
import { VENUE_TRAITS } from '../venue-traits.ts';
import { OwnStatus } from './own-status.tsx';
import styles from './panes.module.css';
import { LEFT_MIN_PX, RIGHT_MIN_PX } from './split-size.ts';
import { Splitter } from './splitter.tsx';
import { StatementPane } from './statement-pane.tsx';
import { useFocusMode, usePaneKeys } from './use-workbench-keys.ts';

// The renderer comes beside the problem, not after it.
void preloadMarkdown();

/** The editor's side comes after the statement: reading begins at once. */
const ExplainProblemButton = lazy(() =>
  import('../../../ai/ask-button.tsx').then((module) => ({ default: module.ExplainProblemButton })),
);
const CodePane = lazy(() => import('./code-pane.tsx').then((module) => ({ default: module.CodePane })));

const AnswersPane = lazy(() =>
  import('../answers/answers-pane.tsx').then((module) => ({ default: module.AnswersPane })),
);

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
  const admin = useProblemAdmin();
  const s = useText(STATEMENT_TEXT);
  const user = useUser();
  const { problem } = data;
  const { questions } = addressOf(venue);
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
    <Suspense fallback={<CodePaneWaiting />}>
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
      <header className={styles.head}>
        <h1 className={styles.title}>
          <span>{problem.problemId}</span>
          {problem.title}
        </h1>
        <div className={`${styles.tools} ${styles.headTools}`}>
          <OwnStatus status={data.myStatus} />
          {problem.locales.length > 1 && (
            <Segments
              size="xs"
              label={s('statementLanguage')}
              value={problem.locale}
              onChange={(locale) => onLocale(locale === 'zh' ? 'zh' : 'en')}
              choices={[
                { value: 'zh', label: '中文' },
                { value: 'en', label: 'English' },
              ]}
            />
          )}
          {user && VENUE_TRAITS[venue.kind].practice && <FavouriteStar pid={problem.id} initial={data.isFavorite} />}
          {user && VENUE_TRAITS[venue.kind].outside && (
            <Suspense fallback={null}>
              <ExplainProblemButton key={problem.id} pid={problem.id} />
            </Suspense>
          )}
          {data.mayManage && (
            <Tip label={s('manage')}>
              <ActionIcon
                variant="subtle"
                color="gray"
                component={Link}
                href={
                  admin.owner === 'site' && !hasAdminRole(user)
                    ? paths.myProblemEdit(problem.id)
                    : admin.edit(problem.id)
                }
                aria-label={s('manage')}
              >
                <Pencil aria-hidden />
              </ActionIcon>
            </Tip>
          )}
          {(VENUE_TRAITS[venue.kind].outside || questions) && <ReportMistake pid={problem.id} questions={questions} />}
          {user && <DrawButton pid={problem.id} problem={problem.problemId} />}
          <Tip label={s('print')}>
            <ActionIcon variant="subtle" color="gray" aria-label={s('print')} onClick={() => window.print()}>
              <Printer aria-hidden />
            </ActionIcon>
          </Tip>
          <Tip label={t(isFocused ? 'focusOff' : 'focusOn')}>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t(isFocused ? 'focusOff' : 'focusOn')}
              aria-pressed={isFocused}
              onClick={toggleFocus}
            >
              {isFocused ? <Minimize2 aria-hidden /> : <Maximize2 aria-hidden />}
            </ActionIcon>
          </Tip>
        </div>
      </header>
      <div className={styles.panes}>
        {stacked ? (
          <>
            <div className={styles.pane} hidden={side !== 'statement'}>
              {statement}
            </div>
            <div className={`${styles.pane} ${styles.code}`} hidden={side !== 'code'}>
              {code}
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

/** The bars of the editor's side where they will be, so that nothing moves when it comes. */
function CodePaneWaiting() {
  return (
    <div className={styles.pane} aria-hidden>
      <div className={styles.codeBar} />
      <div className={styles.editor} />
      <div className={styles.send} style={{ minHeight: 47 }} />
    </div>
  );
}
