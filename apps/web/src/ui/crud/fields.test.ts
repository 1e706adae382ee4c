import { expect, it } from 'vitest';
import { type Field, inputOf, valuesOf } from './fields.ts';

const FIELDS: readonly Field[] = [
  { name: 'title', kind: 'line', label: 'Title' },
  { name: 'date', kind: 'moment', label: 'Date' },
  { name: 'visible', kind: 'switch', label: 'Shown', start: true },
  { name: 'rank', kind: 'number', label: 'Rank' },
];

it('starts a new one empty, or as its fields say', () => {
  expect(valuesOf(FIELDS, null)).toEqual({ title: '', date: '', visible: true, rank: 0 });
});

it('shows moments of a row in local time and sends them back as they were', () => {
  const row = { id: 1, title: 'x', date: '2030-05-01T08:00:30.000Z', visible: false, rank: 4, other: 'kept away' };
  const values = valuesOf(FIELDS, row);
  expect(values.date).toMatch(/^2030-0\d-\d\dT\d\d:00:30$/);
  expect(inputOf(FIELDS, values)).toEqual({ title: 'x', date: row.date, visible: false, rank: 4 });
});

it('leaves out what is no moment, which the call then misses', () => {
  expect(inputOf(FIELDS, valuesOf(FIELDS, null))).toEqual({ title: '', visible: true, rank: 0 });
});

it('keeps what is chosen as texts in the boxes, and sends ids', () => {
  const fields: readonly Field[] = [
    { name: 'categoryId', kind: 'choice', label: 'Category', options: [{ id: 3, name: 'x' }] },
    { name: 'contestIds', kind: 'choices', label: 'Contests', options: [] },
  ];
  expect(valuesOf(fields, { id: 1, categoryId: 3, contestIds: [4, 5] })).toEqual({
    categoryId: '3',
    contestIds: ['4', '5'],
  });
  expect(valuesOf(fields, { id: 1, categoryId: null, contestIds: [] })).toEqual({ categoryId: '', contestIds: [] });
});
