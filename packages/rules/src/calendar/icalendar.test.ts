import { expect, it } from 'vitest';
import { foldLine, icalendar } from './icalendar.ts';

const EVENT = {
  uid: 'external-contest-7@judge.example.org',
  sequence: 2,
  changedAt: new Date('2030-01-02T03:04:05.678Z'),
  startsAt: new Date('2030-05-01T08:00:00Z'),
  endsAt: new Date('2030-05-01T13:30:00Z'),
  title: 'Round 1',
  url: 'https://example.org/round/1?a=1,2;b',
};

it('writes what calendars read, in UTC, each line ended as they want it', () => {
  expect(icalendar('Contests', [EVENT]).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Assay//Assay//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Contests',
    'BEGIN:VEVENT',
    'UID:external-contest-7@judge.example.org',
    'SEQUENCE:2',
    'DTSTAMP:20300102T030405Z',
    'DTSTART:20300501T080000Z',
    'DTEND:20300501T133000Z',
    'SUMMARY:Round 1',
    'URL:https://example.org/round/1?a=1,2;b',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it.each([
  ['a; b, c \\ d', 'SUMMARY:a\\; b\\, c \\\\ d'],
  ['two\nlines', 'SUMMARY:two\\nlines'],
  ['x\r\nEND:VEVENT\r\nBEGIN:VEVENT', 'SUMMARY:x\\nEND:VEVENT\\nBEGIN:VEVENT'],
])('lets no title %j end its line', (title, line) => {
  expect(icalendar('', [{ ...EVENT, title }]).split('\r\n')).toContain(line);
});

it('lets no address end its line', () => {
  expect(icalendar('', [{ ...EVENT, url: 'https://x/\r\nATTACH:y' }])).toContain('URL:https://x/%0D%0AATTACH:y\r\n');
});

it.each([
  ['x'.repeat(75), 1],
  ['x'.repeat(76), 2],
  ['x'.repeat(149), 2],
  ['x'.repeat(150), 3],
  ['题'.repeat(25), 1],
  ['题'.repeat(26), 2],
  [`x${'🙂'.repeat(40)}`, 3],
])('folds %s into %i lines of at most 75 octets, and tears no character', (line, count) => {
  const folded = foldLine(line).split('\r\n');
  expect(folded).toHaveLength(count);
  for (const each of folded) expect(new TextEncoder().encode(each).length).toBeLessThanOrEqual(75);
  expect(folded.map((each, at) => (at === 0 ? each : each.slice(1))).join('')).toBe(line);
});
