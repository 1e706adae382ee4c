import { fail } from '@assay/contract/errors.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import type { Privacy, PrivacyPart } from '@assay/contract/profiles/privacy.ts';
import { type Closeness, hiddenParts, privacyOf } from '@assay/rules/profiles/privacy.ts';
import { type Call, viewerIsRoot } from '../../platform/http/call.ts';
import { findPerson, shareGroup } from './person.queries.ts';

export interface ShownPerson {
  row: NonNullable<Awaited<ReturnType<typeof findPerson>>>;
  /** Whether it is the viewer's own profile. */
  own: boolean;
  banned: boolean;
  privacy: Privacy;
  /** Parts that stay closed to the viewer. */
  hidden: readonly PrivacyPart[];
}

/** Administrators of the site look as the person does; of whom there is no profile, nobody hears anything. */
async function closenessTo(call: Call, uid: number): Promise<Closeness> {
  const { viewer } = call;
  if (viewer?.uid === uid || viewerIsRoot(call)) return 'self';
  if (viewer && (await shareGroup(call.db, viewer.uid, uid, GROUP_LEVEL.member))) return 'groupmate';
  return 'stranger';
}

/**
 * The person whose profile is asked for, with what the viewer may see of it (PEOPLE-1, PEOPLE-3).
 * @throws Failure `account.unknown`, also for a visitor who names nobody
 */
export async function openPerson(
  call: Call,
  asked: { uid?: number | undefined; username?: string | undefined },
): Promise<ShownPerson> {
  const named = asked.uid !== undefined || asked.username !== undefined;
  const row = await findPerson(call.db, named ? asked : { uid: call.viewer?.uid ?? fail('account.unknown') });
  // whoever leaves is gone for others from that moment
  if (!row || row.erased_at !== null) return fail('account.unknown');
  if (row.erase_after !== null && !viewerIsRoot(call)) return fail('account.unknown');
  const privacy = privacyOf(row.privacy);
  const closeness = await closenessTo(call, row.uid);
  return {
    row,
    own: call.viewer?.uid === row.uid,
    banned: row.status !== 0,
    privacy,
    hidden: hiddenParts(privacy, closeness),
  };
}

/** The same where one part of it is asked for: empty when that is hidden or the person banned. */
export async function openPart(
  call: Call,
  asked: { uid?: number | undefined; username?: string | undefined },
  part: PrivacyPart,
) {
  const person = await openPerson(call, asked);
  return { ...person, isShown: !person.banned && !person.hidden.includes(part) };
}
