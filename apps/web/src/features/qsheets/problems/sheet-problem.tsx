import { getFullScreenProblemList } from '@assay/contract/problems/list.ts';
import type { Venue } from '@assay/contract/venue.ts';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { paths } from '../../../lib/paths.ts';
import { useIdParam } from '../../../lib/screens/params.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { preloadMarkdown } from '../../markdown/markdown-text.tsx';
import { ProblemPage } from '../../submissions/solve/problem-page.tsx';
import { useProblemPage } from '../../submissions/solve/use-problem-page.ts';
import { ProblemNavigator } from '../../submissions/solve/workbench/problem-navigator.tsx';
import { readSheetAgain, type Sheet, useSheet, useSheetId } from '../shell/use-sheet.ts';
import { TEXT } from '../text.ts';
import styles from './sheet-problem.module.css';

// The renderer comes beside the problem, not after it.
void preloadMarkdown();

/** Problems of the groups that are open, where they stand first, in order. */
function openProblems({ qsheetGroups }: Sheet) {
  const once = new Map(
    qsheetGroups
      .flatMap(({ group, problems }) => problems.map((problem) => ({ ...problem, groupId: group.id })))
      .reverse()
      .map((problem) => [problem.problemId, problem]),
  );
  return [...once.values()].reverse();
}

/** A problem of a sheet: the workbench, and the line of the sheet's problems below it. */
export function SheetProblem() {
  const id = useSheetId();
  const qpid = useIdParam<'QSheetProblemDetail'>('qsheetProblemID');
  const { data: sheet, error, refetch } = useSheet(id);
  const own = sheet?.qsheet.id === id ? sheet : undefined;
  if (!own) return error ? <ErrorState ofPage error={error} onRetry={() => void refetch()} /> : null;
  return <Loaded sheet={own} qpid={qpid} />;
}

function Loaded({ sheet, qpid }: { sheet: Sheet; qpid: number }) {
  const t = useText(TEXT);
  const { id, title } = sheet.qsheet;
  const venue = useMemo((): Venue => ({ kind: 'qsheet', id }), [id]);
  const problems = openProblems(sheet);
  const here = sheet.qsheetGroups.flatMap(({ problems: own }) => own).find((problem) => problem.qpid === qpid);
  // one that is not open here answers like a missing one, in the server's words
  const displayId = here?.problemId ?? `#${qpid}`;
  const page = useProblemPage(venue, displayId);
  useOpening(id);
  usePageTitle([here && `${here.problemId} ${here.title}`, title].filter(Boolean).join(' · '));
  const hrefOf = (problemId: string) => {
    const problem = problems.find((one) => one.problemId === problemId);
    return problem ? paths.qsheetProblem(id, problem) : paths.qsheetProblems(id);
  };
  const at = problems.findIndex(({ problemId }) => problemId === displayId);
  return (
    <div className={styles.frame}>
      <div className={styles.fill}>
        <ProblemPage {...page} />
      </div>
      <div className={styles.bar}>
        <Link href={paths.qsheetProblems(id)} className={styles.name} title={title}>
          {title}
        </Link>
        <ProblemNavigator venue={venue} displayId={displayId} hrefOf={hrefOf} />
        <Step label={t('previous')} to={problems[at - 1]} hrefOf={hrefOf} isBack />
        <Step label={t('next')} to={problems[at + 1]} hrefOf={hrefOf} />
      </div>
    </div>
  );
}

/** A verdict may open a group: the line of problems is read after each, and the sheet when it grew. */
function useOpening(qid: number) {
  const { data } = useCall(getFullScreenProblemList, { qid }, { keep: true });
  const open = data?.length ?? 0;
  useEffect(() => {
    if (open > 0) readSheetAgain();
  }, [open]);
}

interface StepProps {
  label: string;
  to: { problemId: string; title: string } | undefined;
  hrefOf: (problemId: string) => string;
  isBack?: boolean;
}

function Step({ label, to, hrefOf, isBack = false }: StepProps) {
  if (!to) return null;
  return (
    <Link className={styles.step} href={hrefOf(to.problemId)} title={`${to.problemId} ${to.title}`}>
      {isBack && <ArrowLeft size={15} aria-hidden />}
      <span>{label}</span>
      {!isBack && <ArrowRight size={15} aria-hidden />}
    </Link>
  );
}
