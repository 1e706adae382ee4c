import { expect, it } from 'vitest';
import { formOfContest, isRefused, newContestForm, savedOf, usualAwards } from './contest-form.ts';

const store = (form = newContestForm(Date.parse('2026-11-21T08:20:00Z'))) => ({
  ...savedOf(form),
  id: 1,
  version: 0,
  author: 'root',
  status: -1,
});

it('offers the usual contest: five hours, the last one sealed', () => {
  const saved = store();
  expect(Date.parse(saved.endTime) - Date.parse(saved.startTime)).toBe(5 * 3_600_000);
  expect(Date.parse(saved.endTime) - Date.parse(saved.sealRankTime!)).toBe(3_600_000);
});

it('shows a stored contest as it was saved', () => {
  const form = {
    ...newContestForm(Date.parse('2026-11-21T08:20:00Z')),
    title: 'x',
    stars: 'a\nb',
    awardType: 1 as const,
    awardConfigList: usualAwards(['a', 'b', 'c']),
  };
  expect(formOfContest(store(form))).toEqual(form);
});

it('keeps a seal that no option stands for', () => {
  const stored = store();
  const sealRankTime = new Date(Date.parse(stored.startTime) + 5_000_000).toISOString();
  const form = formOfContest({ ...stored, sealRankTime });
  expect(form.sealOption).toBeNull();
  expect(savedOf(form).sealRankTime).toBe(sealRankTime);
});

it('keeps a start between two minutes', () => {
  const stored = store();
  for (const startTime of ['2026-11-21T08:20:45.000Z', '2026-11-21T08:20:45.678Z', '2026-11-21T08:20:00.000Z']) {
    expect(savedOf(formOfContest({ ...stored, startTime })).startTime).toBe(startTime);
  }
});

it('moves the seal with the end', () => {
  const form = newContestForm(Date.parse('2026-11-21T08:20:00Z'));
  const saved = savedOf({ ...form, start: '2026-11-21T10:00', end: '2026-11-21T12:00' });
  expect(Date.parse(saved.endTime) - Date.parse(saved.sealRankTime!)).toBe(3_600_000);
});

it('seals a contest that became too short for the chosen seal from its start', () => {
  const form = newContestForm(Date.parse('2026-11-21T08:20:00Z'));
  const sealOf = (end: string, patch = {}) => {
    const saved = savedOf({ ...form, ...patch, start: '2026-11-21T10:00', end });
    return (Date.parse(saved.sealRankTime!) - Date.parse(saved.startTime)) / 60_000;
  };
  expect(sealOf('2026-11-21T10:20')).toBe(0);
  // what was chosen counts again as soon as there is room for it
  expect(sealOf('2026-11-21T12:00')).toBe(60);
  const other = { sealOption: null, otherSealMs: 45 * 60_000 };
  expect(sealOf('2026-11-21T11:00', other)).toBe(45);
  expect(sealOf('2026-11-21T10:40', other)).toBe(0);
});

it('saves removed intervals in their order in time', () => {
  const later = { ...CUT, fromMs: 180_000, toMs: 240_000 };
  expect(savedOf({ ...newContestForm(0), removed: [later, CUT] }).removed).toEqual([CUT, later]);
});

const CUT = { fromMs: 60_000, toMs: 120_000, reason: 'no power' };
const LIMIT = { prefix: 'team', suffix: '', start: 9, end: 20, extra: [] };

it.each([
  ['a title, a text and times are enough', {}, false],
  ['a title is needed', { title: '  ' }, true],
  ['a description is not', { description: '' }, false],
  ['a start is needed', { start: '' }, true],
  ['it ends after it starts', { end: '2026-11-21T08:00' }, true],
  ['a private contest needs a password, a stored one too', { auth: 1 as const }, true],
  ['a public one needs none', { pwd: '' }, false],
  ['the account rule ends after it begins', { openAccountLimit: true, limit: { ...LIMIT, end: 2 } }, true],
  ['an account rule that is off may be anything', { limit: { ...LIMIT, end: 2 } }, false],
  ['nobody is starred twice', { stars: 'ann\nbob ann' }, true],
  ['each award needs a name', { awardType: 1 as const, awardConfigList: usualAwards(['a', ' ', 'c']) }, true],
  ['awards that are off may be anything', { awardConfigList: usualAwards(['a', ' ', 'c']) }, false],
  ['a removed interval needs a reason', { removed: [{ ...CUT, reason: ' ' }] }, true],
  ['it lies within the contest', { removed: [{ ...CUT, fromMs: 3 * 3_600_000, toMs: 4 * 3_600_000 }] }, true],
  ['it ends after it begins', { removed: [{ ...CUT, toMs: 0 }] }, true],
  ['two do not touch', { removed: [CUT, { ...CUT, fromMs: 120_000, toMs: 180_000 }] }, true],
  ['in whichever order they were typed', { removed: [{ ...CUT, fromMs: 180_000, toMs: 240_000 }, CUT] }, false],
  ['intervals apart are well', { removed: [CUT, { ...CUT, fromMs: 180_000, toMs: 240_000 }] }, false],
])('before anything is sent: %s', (_sentence, patch, refused) => {
  const times = { start: '2026-11-21T10:00', end: '2026-11-21T12:00' };
  const form = { ...newContestForm(0), title: 'Cup', description: 'Solve.', ...times, ...patch };
  expect(isRefused(form)).toBe(refused);
});
