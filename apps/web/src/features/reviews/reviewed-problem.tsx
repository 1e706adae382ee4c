import { getAdminProblem } from '@assay/contract/authoring/editor.ts';
import { getProblemCases } from '@assay/contract/authoring/testdata.ts';
import { Group, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useLang } from '../../lib/lang.ts';
import { problemAdminOf } from '../../lib/problem-admin.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StatementPreview } from '../authoring/editor/statement-preview.tsx';
import { Matrix, type Place } from '../judging/verify/matrix.tsx';
import { PlaceDetail } from '../judging/verify/run-detail.tsx';
import { RunSummary } from '../judging/verify/run-summary.tsx';
import { useTrials, useVerification } from '../judging/verify/use-verification.ts';
import { TEXT } from './text.ts';

/** A problem as its reviewer reads it: statement, limits, and what its jury solutions did. */
export function ReviewedProblem({ pid }: { pid: number }) {
  const t = useText(TEXT);
  const lang = useLang();
  const problem = useCall(getAdminProblem, { pid }, { call: { quiet: true } });
  const cases = useCall(getProblemCases, { pid }, { call: { quiet: true } });
  if (problem.error) return <ErrorState error={problem.error} onRetry={() => void problem.refetch()} />;
  if (!problem.data) return <Skeleton height={320} className="late" />;
  const { texts, examples, timeLimit, memoryLimit } = problem.data.problem;
  const locale = texts[lang] ? lang : lang === 'zh' ? 'en' : 'zh';
  const statement = texts[locale];
  const facts = { time: timeLimit, memory: memoryLimit, cases: cases.data?.cases.length ?? 0 };
  return (
    <>
      <Panel title={t('statement')} aside={t('facts', facts)}>
        {statement && <StatementPreview statement={statement} examples={examples} locale={locale} />}
      </Panel>
      <Verified pid={pid} />
    </>
  );
}

function Verified({ pid }: { pid: number }) {
  const t = useText(TEXT);
  const admin = problemAdminOf(null);
  const { run } = useVerification(pid);
  const trials = useTrials(run.data);
  const [place, setPlace] = useState<Place | null>(null);
  const seen = run.data;
  const shown = seen?.trials.find(({ trialId }) => trialId === place?.trialId);
  return (
    <>
      {seen && seen.trials.length > 0 && (
        <>
          <RunSummary run={seen} />
          <Matrix run={seen} trials={trials} place={place} onPlace={setPlace}>
            <div aria-live="polite">
              <PlaceDetail place={place} trial={shown} data={trials.get(place?.trialId ?? 0)} />
            </div>
          </Matrix>
        </>
      )}
      <Panel title={t('verification')}>
        {!seen && <p>{t('notVerified')}</p>}
        <Group gap="md">
          <Link href={admin.verify(pid)}>{t('verify')}</Link>
          <Link href={admin.edit(pid)}>{t('edit')}</Link>
        </Group>
      </Panel>
    </>
  );
}
