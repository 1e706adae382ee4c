import type { SimilarityReportRow } from '@assay/contract/similarity/report.ts';
import { useText } from '../../lib/text.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { TEXT } from './text.ts';

const TONES: Record<SimilarityReportRow['state'], Tone> = {
  waiting: 'quiet',
  running: 'info',
  done: 'good',
  failed: 'alarm',
};

/** How far a report is. */
export function StateWords({ state, progress }: Pick<SimilarityReportRow, 'state' | 'progress'>) {
  const t = useText(TEXT);
  return (
    <Badge tone={TONES[state]} role="status">
      {state === 'running' ? t('running', { progress }) : t(state)}
    </Badge>
  );
}
