import { groupOfVenue, type Venue } from '@assay/contract/venue.ts';
import { Suspense, useId, useState } from 'react';
import { useSiteConfig } from '../../../../lib/site-config.ts';
import { useText } from '../../../../lib/text.ts';
import { lazyPart } from '../../../../ui/lazy-part.tsx';
import { MarkdownSkeleton } from '../../../markdown/markdown-text.tsx';
import { Attachments } from '../../../problems/statement/attachments.tsx';
import type { ProblemDetailData } from '../../../problems/statement/problem-data.ts';
import type { Factors } from '../../../problems/statement/shown-limits.ts';
import { Statement } from '../../../problems/statement/statement.tsx';
import { TEXT } from '../text.ts';
import { VENUE_TRAITS } from '../venue-traits.ts';
import styles from './panes.module.css';
import { TabBar } from './tab-bar.tsx';

// Tabs that most readers never open come when they are opened.
const OwnSubmissions = lazyPart(() => import('./own-submissions.tsx').then((module) => module.OwnSubmissions));
const ProblemStatistics = lazyPart(() =>
  import('../../statistics/problem-statistics.tsx').then((module) => module.ProblemStatistics),
);
const ProblemDiscussions = lazyPart(() =>
  import('../../../discussions/list/problem-discussions.tsx').then((module) => module.ProblemDiscussions),
);
const ExtraFiles = lazyPart(() =>
  import('../../../problems/statement/extra-files.tsx').then((module) => module.ExtraFiles),
);
const TutorialsTab = lazyPart(() =>
  import('../../../tutorials/tutorials-tab.tsx').then((module) => module.TutorialsTab),
);
const HintsTab = lazyPart(() => import('../../../hints/hints-tab.tsx').then((module) => module.HintsTab));
const NotesTab = lazyPart(() => import('../../../notes/notes-tab.tsx').then((module) => module.NotesTab));

type Tab =
  | 'description'
  | 'mine'
  | 'hints'
  | 'tutorials'
  | 'notes'
  | 'statistics'
  | 'discussion'
  | 'files'
  | 'attachments';

interface StatementPaneProps {
  data: ProblemDetailData;
  venue: Venue;
  /** The venue ran and is over: tutorials of its problems are found from it. */
  isOver: boolean;
  language: Factors | null;
  onTest: ((input: string, output: string) => void) | undefined;
}

/** The problem's side of the workbench, in tabs (PROB-10). */
export function StatementPane({ data, venue, isOver, language, onTest }: StatementPaneProps) {
  const t = useText(TEXT);
  const panelId = useId();
  const [tab, setTab] = useState<Tab>('description');
  const { outside, attachmentTab } = VENUE_TRAITS[venue.kind];
  const attachments = data.attachments ?? [];
  const gid = groupOfVenue(venue);
  const config = useSiteConfig();
  const isOpen = gid === null ? config?.openPublicDiscussion : config?.openGroupDiscussion;
  const discussed = outside && isOpen === true;
  const files = data.problem.userExtraFile ?? {};
  const tabs: (readonly [Tab, string])[] = [
    ['description', t('tabDescription')],
    ['mine', t('tabMine')],
    ...(outside && data.hasHints ? ([['hints', t('tabHints')]] as const) : []),
    ...(outside || isOver ? ([['tutorials', t('tabTutorials')]] as const) : []),
    ['notes', t('tabNotes')],
    ...(outside ? ([['statistics', t('tabStatistics')]] as const) : []),
    ...(discussed ? ([['discussion', t('tabDiscussion')]] as const) : []),
    ...(Object.keys(files).length > 0 ? ([['files', t('tabFiles')]] as const) : []),
    ...(attachmentTab && attachments.length > 0 ? ([['attachments', t('tabAttachments')]] as const) : []),
  ];
  return (
    <section className={styles.pane} aria-label={t('statement')}>
      <TabBar label={t('statement')} tabs={tabs} value={tab} panelId={panelId} onChange={setTab} />
      <div
        id={panelId}
        role="tabpanel"
        aria-label={tabs.find(([name]) => name === tab)?.[1]}
        className={styles.scroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {tab === 'description' && <Statement data={data} language={language} onTest={onTest} />}
        <Suspense fallback={<MarkdownSkeleton />}>
          {tab === 'mine' && <OwnSubmissions problemId={data.problem.problemId} venue={venue} />}
          {tab === 'hints' && <HintsTab venue={venue} problemId={data.problem.problemId} />}
          {tab === 'tutorials' && (
            <TutorialsTab venue={venue} problemId={data.problem.problemId} mayManage={data.mayManage} />
          )}
          {tab === 'notes' && <NotesTab venue={venue} problemId={data.problem.problemId} />}
          {tab === 'statistics' && (
            <ProblemStatistics venue={venue} problemId={data.problem.problemId} count={data.problemCount} />
          )}
          {tab === 'discussion' && <ProblemDiscussions place={{ gid, pid: data.problem.problemId }} />}
          {tab === 'files' && <ExtraFiles files={files} />}
          {tab === 'attachments' && <Attachments attachments={attachments} />}
        </Suspense>
      </div>
    </section>
  );
}
