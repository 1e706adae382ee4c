import type { Venue } from '@assay/contract/venue.ts';
import { ActionIcon } from '@mantine/core';
import { Maximize2, Minimize2, Pencil, Printer } from 'lucide-react';
import { lazy, Suspense, useContext } from 'react';
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
import { FavouriteStar } from '../../../problems/statement/favourite-star.tsx';
import type { ProblemDetailData } from '../../../problems/statement/problem-data.ts';
import { TEXT as STATEMENT_TEXT } from '../../../problems/statement/text.ts';
import { ReportMistake } from '../../../tickets/report-mistake.tsx';
import { ProblemToolsContext } from '../problem-tools.ts';
import { TEXT } from '../text.ts';
import { VENUE_TRAITS } from '../venue-traits.ts';
import { OwnStatus } from './own-status.tsx';
import styles from './panes.module.css';

const ExplainProblemButton = lazy(() =>
  import('../../../ai/ask-button.tsx').then((module) => ({ default: module.ExplainProblemButton })),
);

interface WorkbenchHeadProps {
  data: ProblemDetailData;
  venue: Venue;
  onLocale: (locale: Lang) => void;
  isFocused: boolean;
  onFocus: () => void;
}

/** The title of the problem, the own status, and what can be done with it. */
export function WorkbenchHead({ data, venue, onLocale, isFocused, onFocus }: WorkbenchHeadProps) {
  const t = useText(TEXT);
  const s = useText(STATEMENT_TEXT);
  const user = useUser();
  const moreTools = useContext(ProblemToolsContext);
  const { problem } = data;
  const { questions } = addressOf(venue);
  const { practice, outside } = VENUE_TRAITS[venue.kind];
  return (
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
        {user && practice && <FavouriteStar pid={problem.id} initial={data.isFavorite} />}
        {user && outside && (
          <Suspense fallback={null}>
            <ExplainProblemButton key={problem.id} pid={problem.id} />
          </Suspense>
        )}
        {data.mayManage && <ManageLink pid={problem.id} />}
        {user && moreTools?.({ pid: problem.id, venue })}
        {(outside || questions) && <ReportMistake pid={problem.id} questions={questions} />}
        {user && <DrawButton pid={problem.id} problem={problem.problemId} />}
        <Tip label={s('print')}>
          <ActionIcon
            variant="subtle"
            color="gray"
            className={styles.wideOnly ?? ''}
            aria-label={s('print')}
            onClick={() => window.print()}
          >
            <Printer aria-hidden />
          </ActionIcon>
        </Tip>
        <Tip label={t(isFocused ? 'focusOff' : 'focusOn')}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t(isFocused ? 'focusOff' : 'focusOn')}
            aria-pressed={isFocused}
            onClick={onFocus}
          >
            {isFocused ? <Minimize2 aria-hidden /> : <Maximize2 aria-hidden />}
          </ActionIcon>
        </Tip>
      </div>
    </header>
  );
}

function ManageLink({ pid }: { pid: number }) {
  const s = useText(STATEMENT_TEXT);
  const user = useUser();
  const admin = useProblemAdmin();
  const isOwn = admin.owner === 'site' && !hasAdminRole(user);
  return (
    <Tip label={s('manage')}>
      <ActionIcon
        variant="subtle"
        color="gray"
        component={Link}
        href={isOwn ? paths.myProblemEdit(pid) : admin.edit(pid)}
        aria-label={s('manage')}
      >
        <Pencil aria-hidden />
      </ActionIcon>
    </Tip>
  );
}
