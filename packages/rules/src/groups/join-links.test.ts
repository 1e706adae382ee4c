import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { expect, test } from 'vitest';
import { type Comer, type LinkFacts, levelByLink, linkState, readLinkKey, refuseLink } from './join-links.ts';

const { none, applying, refused, member, admin } = GROUP_LEVEL;
const NOW = new Date('2026-03-01T08:00:00Z');
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const open: LinkFacts = { endsAt: after(60), usesMax: 2, uses: 1, revokedAt: null, needsApproval: false };
const comer: Comer = { auth: none, wasRemoved: false, cameBefore: false };

test.each([
  ['within its time and uses', open, 'open'],
  ['a second before its end', { ...open, endsAt: after(1) }, 'open'],
  ['at its end', { ...open, endsAt: NOW }, 'ended'],
  ['used up', { ...open, uses: 2 }, 'used'],
  ['without a limit', { ...open, usesMax: null, uses: 9999 }, 'open'],
  ['revoked, whatever else', { ...open, revokedAt: NOW, endsAt: NOW, uses: 2 }, 'revoked'],
  ['ended and used up', { ...open, endsAt: NOW, uses: 2 }, 'ended'],
] as const)('GRP-17 the state of a link: %s', (_sentence, link, expected) => {
  expect(linkState(link, NOW)).toBe(expected);
});

test.each([
  ['a stranger comes in', open, comer, null],
  ['not by one that ended', { ...open, endsAt: NOW }, comer, 'group.linkEnded'],
  ['nor by one that was used up', { ...open, uses: 2 }, comer, 'group.linkUsed'],
  ['nor by one that was revoked', { ...open, revokedAt: NOW }, comer, 'group.linkUnknown'],
  [
    'who came by it before and left comes again without another use',
    { ...open, uses: 2 },
    { ...comer, cameBefore: true },
    null,
  ],
  ['but not after its end', { ...open, endsAt: NOW }, { ...comer, cameBefore: true }, 'group.linkEnded'],
  ['members are in', open, { ...comer, auth: member }, 'group.inside'],
  ['admins too', open, { ...comer, auth: admin }, 'group.inside'],
  ['who was refused stays so', open, { ...comer, auth: refused }, 'group.refused'],
  ['an applicant is let in', open, { ...comer, auth: applying }, null],
  [
    'but not by one that asks for approval',
    { ...open, needsApproval: true },
    { ...comer, auth: applying },
    'group.applied',
  ],
  ['nor after having been taken out', open, { ...comer, auth: applying, wasRemoved: true }, 'group.applied'],
] as const)('GRP-17 coming by a link: %s', (_sentence, link, who, expected) => {
  expect(refuseLink(link, who, NOW)).toBe(expected);
});

test.each([
  ['a member', false, false, member],
  ['an applicant where it asks for approval', true, false, applying],
  ['an applicant who was taken out before', false, true, applying],
] as const)('GRP-17 who comes by a link is %s', (_sentence, needsApproval, wasRemoved, expected) => {
  expect(levelByLink({ needsApproval }, { wasRemoved })).toBe(expected);
});

test.each([
  ['abcdefghijABCDEFGHIJ-_', { token: 'abcdefghijABCDEFGHIJ-_' }],
  ['K7QM2XPA', { code: 'K7QM2XPA' }],
  ['k7qm-2xpa', { code: 'K7QM2XPA' }],
  [' k7qm 2xpa ', { code: 'K7QM2XPA' }],
  ['K7QM2XP0', null],
  ['K7QM2XP', null],
  ['', null],
  ['abcdefghijABCDEFGHIJ-_x', null],
])('what is typed is read: %s', (typed, expected) => {
  expect(readLinkKey(typed)).toEqual(expected);
});
