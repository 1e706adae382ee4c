import { expect, test } from 'vitest';
import { refuseRun } from './by-person.ts';

const RECEIVED = new Date('2026-01-01T12:00:00Z');
const WANTED = { key: '1A', handle: 'alice', receivedAt: RECEIVED, code: 'int main() {}\n' };
const RUN = { key: '1A', handle: 'alice', at: new Date('2026-01-01T12:00:30Z') };

test.each([
  [{}, null],
  [{ handle: 'Alice' }, null],
  [{ at: new Date('2026-01-01T11:58:30Z') }, null],
  [{ source: '\uFEFFint main() {}  \r\n\r\n' }, null],
  [{ key: '1B' }, 'otherProblem'],
  [{ handle: 'bob' }, 'otherHandle'],
  [{ at: new Date('2026-01-01T11:57:00Z') }, 'tooEarly'],
  [{ source: 'int main() { return 1; }' }, 'otherSource'],
  [{ source: '' }, 'otherSource'],
] as const)('REM-16 %j is refused as %s', (change, why) => expect(refuseRun({ ...RUN, ...change }, WANTED)).toBe(why));
