import { getSubmissionList } from '@assay/contract/submissions/list.ts';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { useText } from '../../lib/text.ts';
import { useUser } from '../../lib/token.ts';
import { useCall } from '../../lib/use-call.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { askLogin } from '../accounts/sign-in/dialogs.ts';
import { useSiteConfig } from '../site/config.ts';
import { ExtraFiles } from '../statement/extra-files.tsx';
import type { ProblemDetailData } from '../statement/problem-data.ts';
import { ResultPie } from '../statement/result-pie.tsx';
import type { Factors } from '../statement/shown-limits.ts';
import { Statement } from '../statement/statement.tsx';
import { SubmissionTable } from '../submissions/list/submission-table.tsx';
import { useLiveRows } from '../submissions/list/use-live-rows.ts';
import styles from './panes.module.css';
import { TabBar } from './tab-bar.tsx';
import { TEXT } from './text.ts';

type Tab = 'description' | 'mine' | 'statistics' | 'files' | 'tutorials' | 'discussion' | 'notes';

interface StatementPaneProps {
  data: ProblemDetailData;
  language: Factors | null;
  onTest: ((input: string, output: string) => void) | undefined;
}

/** The problem's side of the workbench, in tabs (spec 2 §2.3). */
export function StatementPane({ data, language, onTest }: StatementPaneProps) {
  const t = useText(TEXT);
  const config = useSiteConfig();
  const panelId = useId();
  const [tab, setTab] = useState<Tab>('description');
  const files = data.problem.userExtraFile ?? {};
  const tabs: (readonly [Tab, string])[] = [
    ['description', t('tabDescription')],
    ['mine', t('tabMine')],
    ['statistics', t('tabStatistics')],
    ...(Object.keys(files).length > 0 ? ([['files', t('tabFiles')]] as const) : []),
    ['tutorials', t('tabTutorials')],
    ...(config?.openPublicDiscussion ? ([['discussion', t('tabDiscussion')]] as const) : []),
    ['notes', t('tabNotes')],
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
        {tab === 'mine' && <OwnSubmissions problemId={data.problem.problemId} />}
        {tab === 'statistics' && <ResultPie count={data.problemCount} />}
        {tab === 'files' && <ExtraFiles files={files} />}
        {tab === 'tutorials' && <EmptyState text={t('notHereYet')} hint={t('tutorialsLater')} />}
        {tab === 'discussion' && <EmptyState text={t('notHereYet')} hint={t('discussionLater')} />}
        {tab === 'notes' && <EmptyState text={t('notHereYet')} hint={t('notesLater')} />}
      </div>
    </section>
  );
}

/** Page size of this tab (spec 2 §9). */
const OWN_ROWS = 10;

function OwnSubmissions({ problemId }: { problemId: string }) {
  const t = useText(TEXT);
  const user = useUser();
  const { data, error, isFetching, refetch } = useCall(
    getSubmissionList,
    { problemID: problemId, completeProblemID: true, onlyMine: true, limit: OWN_ROWS },
    { enabled: user !== null, keep: true },
  );
  const rows = useLiveRows(data?.records);
  if (!user) {
    return (
      <EmptyState
        text={t('loginForMine')}
        action={<Button onClick={() => askLogin(window.location.pathname)}>{t('login')}</Button>}
      />
    );
  }
  return (
    <div className={styles.bleed}>
      <SubmissionTable
        rows={rows}
        fetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState text={t('noneMine')} />}
        manage={false}
        compact
      />
      {(data?.total ?? 0) > OWN_ROWS && (
        <p className={styles.all}>
          <Link href={`${paths.status({ problemID: problemId, onlyMine: true })}&completeProblemID=true`}>
            {t('allMine')}
          </Link>
        </p>
      )}
    </div>
  );
}
