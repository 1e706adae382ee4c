import {
  AUDIENCES,
  type Audience,
  DEFAULT_PRIVACY,
  PRIVACY_PARTS,
  type Privacy,
} from '@assay/contract/profiles/privacy.ts';

/** How somebody who looks at a profile stands to the person; super administrators look as the person does. */
export type Closeness = 'self' | 'groupmate' | 'stranger';

/** What is stored, completed: parts without a stored audience, or with one that no longer exists, have their default. */
export function privacyOf(stored: unknown): Privacy {
  const given = (stored ?? {}) as Partial<Record<string, Audience>>;
  return Object.fromEntries(
    PRIVACY_PARTS.map((part) => {
      const audience = Object.hasOwn(given, part) ? given[part] : undefined;
      return [part, audience !== undefined && AUDIENCES.includes(audience) ? audience : DEFAULT_PRIVACY[part]];
    }),
  ) as unknown as Privacy;
}

/** Whether a part with this audience is shown to somebody (PEOPLE-3). */
export function maySeePart(audience: Audience, closeness: Closeness): boolean {
  if (closeness === 'self' || audience === 'everyone') return true;
  return audience === 'groups' && closeness === 'groupmate';
}

/** The parts that stay closed to somebody. */
export const hiddenParts = (privacy: Privacy, closeness: Closeness) =>
  PRIVACY_PARTS.filter((part) => !maySeePart(privacy[part], closeness));
