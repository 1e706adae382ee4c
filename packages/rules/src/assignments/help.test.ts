import { describe, expect, test } from 'vitest';
import { claimOf, excerptOf, nextHelp, refuseHelp } from './help.ts';

const NOW = new Date('2026-03-02T10:00:00Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);
const [MINE, OTHER] = [1, 2];

describe('ASG-25 who has a question', () => {
  test.each([
    ['nobody took it up', null, null, null],
    ['taken up just now', OTHER, ago(0), OTHER],
    ['29 min 59 s ago', OTHER, ago(30 * 60 - 1), OTHER],
    ['30 min ago: open again', OTHER, ago(30 * 60), null],
    ['31 min ago: open again', OTHER, ago(31 * 60), null],
    ['by an account that is gone', null, ago(60), null],
  ] as const)('%s', (_says, claimedBy, claimedAt, by) => {
    expect(claimOf({ claimedBy, claimedAt }, NOW)?.by ?? null).toBe(by);
  });
});

describe('ASG-25 who may take up or answer it', () => {
  test.each([
    ['an open one: anybody who helps', null, null, null, null],
    ['one’s own claim, again', MINE, ago(60), null, null],
    ['another has it', OTHER, ago(60), null, 'help.taken'],
    ['another had it half an hour ago', OTHER, ago(30 * 60), null, null],
    ['it was answered', null, null, ago(5), 'help.answered'],
    ['it was answered by who has it', MINE, ago(60), ago(5), 'help.answered'],
  ] as const)('%s', (_says, claimedBy, claimedAt, answeredAt, refusal) => {
    expect(refuseHelp({ claimedBy, claimedAt, answeredAt }, { by: MINE, now: NOW })).toBe(refusal);
  });
});

describe('ASG-25 what comes next', () => {
  const waiting = [
    { id: 1, pid: 10, isTaken: true },
    { id: 2, pid: 20, isTaken: false },
    { id: 3, pid: 10, isTaken: false },
    { id: 4, pid: 20, isTaken: false },
  ];
  test.each([
    ['who waits longest, of those that are open', null, 2],
    ['at the same problem first', 10, 3],
    ['at the same problem who waits longest', 20, 2],
    ['where nobody waits there any more, who waits longest', 30, 2],
  ] as const)('%s', (_says, pid, id) => {
    expect(nextHelp(waiting, pid)?.id).toBe(id);
  });
  test('nothing while others have all', () => expect(nextHelp(waiting.slice(0, 1), 10)).toBeUndefined());
});

describe('ASG-25 the code beside a question', () => {
  const code = Array.from({ length: 30 }, (_, at) => `line ${at + 1}`).join('\n');
  test.each([
    ['its beginning', null, 1, 12, 'line 1'],
    ['around a line', 20, 16, 9, 'line 16'],
    ['at the top', 2, 1, 9, 'line 1'],
    ['at the end', 30, 26, 5, 'line 26'],
    ['behind the end', 99, 26, 5, 'line 26'],
  ] as const)('%s', (_says, line, from, count, first) => {
    const excerpt = excerptOf(code, line);
    const lines = excerpt.text.split('\n');
    expect([excerpt.from, lines.length, lines[0]]).toEqual([from, count, first]);
  });
  test('long lines are cut at whole characters', () => {
    expect(excerptOf('😀'.repeat(300), null).text).toBe(`${'😀'.repeat(200)}…`);
    expect(excerptOf('x'.repeat(200), null).text).toBe('x'.repeat(200));
  });
});
