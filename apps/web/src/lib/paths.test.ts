import { VENUE_KINDS, type Venue } from '@assay/contract/venue.ts';
import { expect, it } from 'vitest';
import { addressOf } from './paths.ts';
import { SCREENS } from './screens/screens.ts';

const VENUES: Venue[] = [
  ...VENUE_KINDS.map((kind): Venue => (kind === 'public' ? { kind } : { kind, id: 7 })),
  { kind: 'training', id: 7, groupId: 3 },
];

const screenOf = (address: string) =>
  SCREENS.find(({ path }) => new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}$`).test(address.split('?')[0] as string))
    ?.name;

it.each(VENUES)('the pages of the kind $kind are screens', (venue) => {
  const { problem, submissions, submission } = addressOf(venue);
  for (const address of [problem('A'), submissions({ onlyMine: true }), submission('A', 1)]) {
    expect([address, screenOf(address)]).toEqual([address, expect.any(String)]);
  }
});

it('a venue leads into itself, and a training of a group into its group', () => {
  expect(addressOf({ kind: 'public' }).problem('A 1')).toBe('/problem/A%201');
  expect(addressOf({ kind: 'contest', id: 5 }).submission('A', 9)).toBe('/contest/5/problem/A/submission-detail/9');
  expect(addressOf({ kind: 'contest', id: 5 }).submissions({ username: 'ada' })).toBe(
    '/contest/5/submissions?username=ada',
  );
  const ofGroup = addressOf({ kind: 'training', id: 7, groupId: 3 });
  expect(ofGroup.problem('1000')).toBe('/group/3/training/7/problem/1000');
  expect(ofGroup.submissions()).toBe('/group/3/status');
});
