import { getSimilarityPair } from '@assay/contract/similarity/reports.ts';
import { Button, Skeleton, Stack } from '@mantine/core';
import { ArrowLeft } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Side } from '../../features/similarity/side.tsx';
import classes from '../../features/similarity/similarity.module.css';
import { TEXT } from '../../features/similarity/text.ts';
import { formatMoment } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { useIdParam } from '../../lib/screens/params.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Link } from '../../ui/link.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';

const linesOf = ({ from, to }: { from: number; to: number }) => (from === to ? `${from}` : `${from}–${to}`);

/** Two programs side by side with what they have in common (SIM-10). */
export function Page() {
  const t = useText(TEXT);
  const pairId = useIdParam<'SimilarityPair'>('pairID');
  const { data, error, refetch } = useCall(getSimilarityPair, { pairId });
  const [chosen, setChosen] = useState<number | null>(null);
  const sides = useMemo(
    () =>
      data && [
        { program: data.a, lines: data.parts.map(({ a }) => a) },
        { program: data.b, lines: data.parts.map(({ b }) => b) },
      ],
    [data],
  );
  if (error && !data) return <ErrorState ofPage error={error} onRetry={() => void refetch()} />;
  if (!data || !sides) {
    return (
      <PageFrame title={t('similarity')} width="full">
        <Skeleton height={420} className="late" />
      </PageFrame>
    );
  }
  const { a, b, displayId, similarity, isEarlier, parts } = data;
  return (
    <PageFrame
      title={t('pairTitle', { a: a.username, b: b.username })}
      lead={[displayId, `${t('share')} ${Math.round(100 * similarity)}%`, isEarlier && t('past')]
        .filter(Boolean)
        .join(' · ')}
      width="full"
      actions={
        <Button
          component={Link}
          href={paths.similarityReport(data.reportId)}
          variant="default"
          leftSection={<ArrowLeft size={16} aria-hidden />}
        >
          {t('toReport')}
        </Button>
      }
    >
      <Stack gap="md">
        <p className={classes.note}>{t('notProof')}</p>
        <Panel title={t('common')}>
          <ul className={classes.parts}>
            {parts.map((part, at) => (
              <li key={`${part.a.from} ${part.b.from} ${part.tokens}`}>
                <Button
                  size="compact-sm"
                  variant={chosen === at ? 'filled' : 'default'}
                  aria-pressed={chosen === at}
                  onClick={() => setChosen(at)}
                >
                  {t('commonPart', { at: at + 1, a: linesOf(part.a), b: linesOf(part.b), tokens: part.tokens })}
                </Button>
              </li>
            ))}
          </ul>
          <div className={classes.sides}>
            {sides.map(({ program, lines }) => (
              <div key={program.submitId}>
                <p className={classes.note}>
                  <Link href={paths.userHome({ uid: program.uid })}>{program.username}</Link> · {program.language} ·{' '}
                  {formatMoment(program.receivedAt)} · {t('submission', { id: program.submitId })}
                </p>
                <Side
                  code={program.code}
                  label={t('codeOf', { name: program.username })}
                  parts={lines}
                  chosen={chosen}
                  onChoose={setChosen}
                />
              </div>
            ))}
          </div>
        </Panel>
      </Stack>
    </PageFrame>
  );
}
