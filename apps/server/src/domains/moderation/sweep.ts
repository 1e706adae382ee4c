import { UNDO_DAYS } from '@assay/contract/moderation/moderation.ts';
import type { Services } from '../../platform/services.ts';
import { purgeComments } from '../comments/moderation.queries.ts';
import { purgeDiscussions } from '../discussions/revisions.queries.ts';

/** Deletes for good what nobody can bring back any more. */
export async function sweepDeleted({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - UNDO_DAYS * 24 * 3_600_000);
  await purgeDiscussions(db, before);
  await purgeComments(db, before);
}
