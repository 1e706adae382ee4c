import { formatMoment } from '../../../lib/format.ts';
import { useText } from '../../../lib/text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { useDurations } from '../../../ui/durations.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { Balloon } from '../problems/balloon.tsx';
import shell from '../shell/shell.module.css';
import type { ImportAnswer } from './import-view.tsx';
import { TEXT } from './text.ts';

type Problem = ImportAnswer['problems'][number];
const TONES = { add: 'good', change: 'quiet', missing: 'alarm' } as const;

/** What an import does, or did. */
export function ImportPlan({ answer }: { answer: ImportAnswer }) {
  const t = useText(TEXT);
  const durations = useDurations();
  const { contest, problems, teams, accounts } = answer;
  const facts: (readonly [string, string])[] = [
    ...(contest
      ? ([
          [t('name'), contest.title],
          [t('start'), formatMoment(contest.startTime)],
          [t('duration'), durations.words(contest.durationMs / 1000)],
          [t('seal'), contest.sealMs === null ? t('noSeal') : durations.words(contest.sealMs / 1000)],
          [t('penalty'), t('minutes', { n: contest.penaltyS / 60 })],
        ] as const)
      : []),
    ...(teams > 0
      ? ([
          [t('teams'), String(teams)],
          [t('accounts'), t('accountsOf', accounts)],
        ] as const)
      : []),
  ];
  const columns: Column<Problem>[] = [
    {
      key: 'label',
      header: t('label'),
      width: '110px',
      cell: ({ label, color }) => <Balloon displayId={label} color={color} />,
    },
    { key: 'id', header: t('problemId'), names: true, cell: ({ id }) => <code>{id}</code> },
    { key: 'title', header: t('problemTitle'), from: 'md', cell: ({ title }) => title },
    {
      key: 'state',
      header: t('state'),
      width: '170px',
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(state)}</Badge>,
    },
  ];
  if (facts.length === 0 && problems.length === 0) return <EmptyState text={t('nothing')} />;
  return (
    <>
      {facts.length > 0 && (
        <Panel title={t(answer.done ? 'imported' : 'plan')}>
          <dl className={shell.facts}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      )}
      {problems.length > 0 && (
        <Panel flush title={t('problems')}>
          <DataTable
            label={t('problems')}
            columns={columns}
            rows={problems}
            rowKey={({ label, id }) => `${label} ${id}`}
            fetching={false}
            error={null}
            onRetry={() => {}}
            empty={null}
          />
        </Panel>
      )}
    </>
  );
}
