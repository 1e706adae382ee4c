import { expect, test } from 'vitest';
import { rewardOf } from '../reviews/reward.ts';
import { isListed, maySeeContent, refuseBuying, type TutorialFacts, type TutorialViewer } from './access.ts';
import { saleOf } from './coins.ts';

const now = new Date('2026-01-01T12:00:00Z');
const later = new Date('2026-01-02T12:00:00Z');
const author: TutorialViewer = { uid: 1, role: 'user', hasBought: false, editsProblem: false };
const reader: TutorialViewer = { ...author, uid: 2 };
const buyer: TutorialViewer = { ...reader, hasBought: true };
const admin: TutorialViewer = { ...reader, role: 'admin' };
const setter: TutorialViewer = { ...reader, editsProblem: true };
const free: TutorialFacts = { authorUid: 1, price: 0, isPublished: true, isDeleted: false, showAt: null };
const priced: TutorialFacts = { ...free, price: 5 };

test.each([
  ['an approved one is found by everybody', free, false, [null, reader, author, setter]],
  ['one without an approved text by nobody', { ...free, isPublished: false }, false, []],
  ['nor a deleted one', { ...free, isDeleted: true }, false, []],
  [
    'an official one before its time by those who may change the problem',
    { ...free, showAt: later },
    false,
    [setter, author],
  ],
  ['from its time on by everybody', { ...free, showAt: now }, false, [null, reader, author, setter]],
  ['while a venue runs with the problem by those alone', free, true, [setter, author]],
] as const)('NOTE-6 %s', (_sentence, facts, isInUse, finders) => {
  const all = [null, reader, author, setter] as const;
  expect(all.filter((viewer) => isListed(viewer, facts, { now, isInUse }))).toEqual(
    all.filter((viewer) => (finders as readonly unknown[]).includes(viewer)),
  );
});

test.each([
  ['a free text is for everybody', free, [null, reader, buyer, admin, author, setter]],
  ['one with a price for buyers, author and reviewers', priced, [buyer, admin, author]],
  ['one whose author is gone for buyers and reviewers', { ...priced, authorUid: null }, [buyer, admin]],
] as const)('NOTE-2 %s', (_sentence, facts, readers) => {
  const all = [null, reader, buyer, admin, author, setter] as const;
  expect(all.filter((viewer) => maySeeContent(viewer, facts))).toEqual([...readers]);
});

test.each([
  ['for its price', reader, priced, 5, undefined],
  ['whatever was shown, where nobody says it', reader, priced, null, undefined],
  ['not for another price', reader, priced, 4, 'tutorial.priceChanged'],
  ['not twice', buyer, priced, 5, 'tutorial.bought'],
  ['not by its author', author, priced, 5, 'tutorial.own'],
  ['not for nothing', reader, free, 0, 'tutorial.free'],
] as const)('NOTE-7 a tutorial is bought %s', (_sentence, viewer, facts, seen, code) => {
  expect(refuseBuying(viewer, facts, seen)?.code).toBe(code);
});

test.each([
  [10, 0, 10],
  [10, 10, 9],
  [5, 30, 4],
  [1, 99, 1],
  [10, 100, 0],
])('NOTE-7 of a price of %i and a share of %i %% the author gets %i', (price, share, expected) => {
  expect(saleOf(price, share)).toBe(expected);
});

const approval = { granted: 8, max: 10, paidBefore: 0, isOfficial: false, authorUid: 1, reviewerUid: 2 };

test.each([
  ['what the reviewer grants', approval, 8],
  ['no more than the site allows', { ...approval, granted: 50 }, 10],
  ['once', { ...approval, paidBefore: 3 }, 0],
  ['nothing for official ones', { ...approval, isOfficial: true }, 0],
  ['nobody himself', { ...approval, reviewerUid: 1 }, 0],
  ['nobody who is gone', { ...approval, authorUid: null }, 0],
])('NOTE-2 an approval pays %s', (_sentence, given, expected) => {
  expect(rewardOf(given)).toBe(expected);
});
