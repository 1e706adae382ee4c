import { REMOTE_SITE_TRAITS } from '@assay/contract/remote/sites.ts';
import type { RemoteStep } from '@assay/contract/remote/step.ts';
import { useText } from '../../../lib/text.ts';
import { REMOTE_TEXT } from './text.ts';

const TROUBLES = ['unreachable', 'busy', 'blocked', 'unknownPage'] as const;

/** What became of a submission on its way to a remote judge, and what one can do; null for one that is judged here. */
export function useRemoteWords(step: RemoteStep | null | undefined): string | null {
  const t = useText(REMOTE_TEXT);
  if (!step) return null;
  const { name: site, way } = REMOTE_SITE_TRAITS[step.site];
  if (step.state === 'failed') {
    return step.failure
      ? t(step.failure === 'unsure' ? 'failedUnsure' : step.failure, { site, words: step.words })
      : null;
  }
  if (step.state === 'waiting' && way === 'person') return t('waitsForYou', { site });
  const kind = TROUBLES.find((one) => one === step.trouble?.kind);
  if (kind) return t(kind, { site });
  if (step.state === 'waiting' && step.ahead) return t('ahead', { site, ahead: step.ahead });
  if (step.state === 'judging' && step.test !== null) return t('judgingTest', { site, test: step.test });
  if (step.state === 'judging' && step.raw === '') return t('submitted', { site });
  return t(step.state, { site, raw: step.raw });
}
