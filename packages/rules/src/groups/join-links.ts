import type { FailureCode } from '@assay/contract/errors.ts';
import { GROUP_LEVEL, type GroupLevel } from '@assay/contract/groups/group.ts';
import {
  type JoinLink,
  LINK_CODE_ALPHABET,
  LINK_CODE_LENGTH,
  LINK_TOKEN_LENGTH,
} from '@assay/contract/groups/join-links.ts';

/** What decides whether a join link still lets anybody in. */
export interface LinkFacts {
  endsAt: Date;
  /** Null: as many as like. */
  usesMax: number | null;
  uses: number;
  revokedAt: Date | null;
  needsApproval: boolean;
}

/** Whether a link lets people in at a moment, else why not (GRP-17). */
export function linkState({ endsAt, usesMax, uses, revokedAt }: LinkFacts, now: Date): JoinLink['state'] {
  if (revokedAt) return 'revoked';
  if (endsAt <= now) return 'ended';
  return usesMax !== null && uses >= usesMax ? 'used' : 'open';
}

const REFUSALS: Record<JoinLink['state'], FailureCode | null> = {
  open: null,
  revoked: 'group.linkUnknown',
  ended: 'group.linkEnded',
  used: 'group.linkUsed',
};

/** Somebody who comes by a link. */
export interface Comer {
  auth: GroupLevel;
  /** Whether somebody took him out of the group before. */
  wasRemoved: boolean;
  /** Whether he came by this link before: a person counts once. */
  cameBefore: boolean;
}

/**
 * Why a link leads nowhere for somebody, or null. One that was revoked never was; who came by it once does not need
 * another of its uses.
 */
export function refuseClosedLink(link: LinkFacts, { cameBefore }: Pick<Comer, 'cameBefore'>, now: Date) {
  const state = linkState(link, now);
  return state === 'used' && cameBefore ? null : REFUSALS[state];
}

/** Why somebody does not come in by a link, or null (GRP-17). */
export function refuseLink(link: LinkFacts, comer: Comer, now: Date): FailureCode | null {
  const closed = refuseClosedLink(link, comer, now);
  if (closed) return closed;
  const { auth } = comer;
  if (auth >= GROUP_LEVEL.member) return 'group.inside';
  if (auth === GROUP_LEVEL.refused) return 'group.refused';
  // an applicant is let in by a link that asks for no approval
  return auth === levelByLink(link, comer) ? 'group.applied' : null;
}

/** What somebody is after coming by a link: a member, unless it asks for approval or he was taken out before. */
export const levelByLink = (
  { needsApproval }: Pick<LinkFacts, 'needsApproval'>,
  { wasRemoved }: Pick<Comer, 'wasRemoved'>,
): GroupLevel => (needsApproval || wasRemoved ? GROUP_LEVEL.applying : GROUP_LEVEL.member);

/** What somebody typed, as a token or a code of the site: codes are typed in any letter case, with blanks or dashes; null for neither. */
export function readLinkKey(typed: string): { token: string } | { code: string } | null {
  if (new RegExp(`^[A-Za-z0-9_-]{${LINK_TOKEN_LENGTH}}$`).test(typed)) return { token: typed };
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return code.length === LINK_CODE_LENGTH && [...code].every((one) => LINK_CODE_ALPHABET.includes(one))
    ? { code }
    : null;
}
