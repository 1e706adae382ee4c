import { PROBLEM_TYPE } from '@assay/contract/problems/problem.ts';
import type { Venue } from '@assay/contract/venue.ts';
import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { useText } from '../../../../lib/text.ts';
import { lazyPart } from '../../../../ui/lazy-part.tsx';
import type { ProblemDetailData } from '../../../problems/statement/problem-data.ts';
import { TEXT } from '../code-text.ts';
import { Dock } from '../dock/dock.tsx';
import styles from './panes.module.css';
import type { CodeRuns } from './use-code-runs.ts';

const loadVerdict = () => import('../dock/live-verdict.tsx').then((module) => module.LiveVerdict);
const loadTestRun = () => import('../dock/test-run.tsx').then((module) => module.TestRunPanel);
const LiveVerdict = lazyPart(loadVerdict);
const TestRunPanel = lazyPart(loadTestRun);

/** Starts loading what lies in the dock, for who begins to work on a solution: it is there before the first verdict. */
export function preloadDock(): void {
  for (const load of [loadVerdict, loadTestRun]) load().catch(() => {});
}

interface CodeDockProps {
  problem: ProblemDetailData['problem'];
  venue: Venue;
  runs: CodeRuns;
  /** The language that is chosen, and its bounds for this problem. */
  language: string;
  limits: { timeMs: number; memoryMb: number };
  onJump: (line: number, column: number | null) => void;
}

const fileIoOf = ({ isFileIO, ioReadFileName, ioWriteFileName }: ProblemDetailData['problem']) =>
  isFileIO && ioReadFileName && ioWriteFileName ? { read: ioReadFileName, write: ioWriteFileName } : null;

/** Below the code: the test run, or the verdict of the last submission. */
export function CodeDock({ problem, venue, runs, language, limits, onJump }: CodeDockProps) {
  const t = useText(TEXT);
  const { dock, receipt, sending, checks } = runs;
  if (!dock) return null;
  const result =
    receipt || sending ? (
      <LiveVerdict
        venue={venue}
        address={problem.problemId}
        receipt={receipt}
        progress={runs.progress}
        stalled={runs.stalled}
        language={receipt?.language ?? language}
        limits={{ timeMs: limits.timeMs, memoryKb: limits.memoryMb * 1024 }}
        fullScore={problem.type === PROBLEM_TYPE.oi ? problem.ioScore : null}
        onJump={onJump}
        onTest={(input, expected) => runs.tryInput({ input, expected })}
        onChecks={checks !== null && problem.examples.length > 0 ? () => runs.runSamples(true) : undefined}
      />
    ) : (
      <p className={styles.soft}>{t('noResultYet')}</p>
    );
  return (
    <Dock tab={dock} onTab={runs.setDock} onClose={() => runs.setDock(null)}>
      <Suspense fallback={<Skeleton height={96} aria-hidden />}>
        {dock === 'test' ? (
          <TestRunPanel
            examples={problem.examples}
            value={runs.testInput}
            onChange={runs.setTestInput}
            recent={runs.recent}
            run={runs.run}
            onRun={runs.runOwn}
            onRunSamples={runs.runSamples}
            checks={checks}
            onChecks={runs.setChecks}
            fileIo={fileIoOf(problem)}
            onJump={onJump}
          />
        ) : (
          result
        )}
      </Suspense>
    </Dock>
  );
}
