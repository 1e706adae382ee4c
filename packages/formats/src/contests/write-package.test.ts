import { expect, test } from 'vitest';
import { Report } from '../report.ts';
import { readContestFiles } from './import/read-contest-files.ts';
import { writeContestPackage } from './write-package.ts';

const LOG = {
  id: '7',
  name: 'Cup: "no" #1',
  formalName: null,
  startMs: Date.UTC(2026, 4, 1, 8),
  durationMs: 18_000_000,
  freezeMs: 14_400_000,
  penaltyS: 1200,
  penaltyUnit: 'seconds' as const,
  scoring: 'pass-fail' as const,
  problems: [
    {
      id: '11',
      label: 'A',
      name: 'A bridge: of stone',
      color: null,
      rgb: '#ff0000',
      timeLimitMs: 1500,
      testCount: 3,
      maxScore: null,
    },
  ],
  groups: [{ id: 'stars', icpcId: null, name: 'Stars', isHidden: false }],
  organizations: [{ id: 'oak', icpcId: null, name: 'Oak', formalName: null, country: null }],
  teams: [
    {
      id: 'team-1',
      icpcId: null,
      label: 'x',
      name: '- yes',
      displayName: null,
      organizationId: 'oak',
      groupIds: ['stars'],
      isStar: true,
      isHidden: false,
    },
  ],
  accounts: [
    { id: '4', username: 'anna', name: 'Anna', type: 'team' as const, teamId: 'team-1', personId: 'p4' },
    { id: '1', username: 'root', name: 'Root', type: 'admin' as const, teamId: null, personId: null },
  ],
  languages: [],
  submissions: [],
};

test('what is written is read again as it was', () => {
  const report = new Report();
  const files = writeContestPackage(LOG, new Map([['11', 'BRIDGE']]));
  const read = readContestFiles(files, report);
  expect(report.notes).toEqual([]);
  expect(read.settings).toMatchObject({
    name: LOG.name,
    startMs: LOG.startMs,
    durationMs: LOG.durationMs,
    freezeMs: LOG.freezeMs,
    penaltyS: 1200,
    scoring: 'pass-fail',
  });
  expect(read.problems).toMatchObject([{ id: 'BRIDGE', label: 'A', name: 'A bridge: of stone', rgb: '#ff0000' }]);
  expect(read.teams).toEqual([{ id: 'team-1', name: '- yes', school: 'Oak', isStar: false }]);
  expect(read.accounts).toEqual([{ teamId: 'team-1', username: 'anna', password: null }]);
});

test('a contest without problems, teams and seal', () => {
  const report = new Report();
  const empty = { ...LOG, problems: [], teams: [], accounts: [], freezeMs: null };
  const read = readContestFiles(writeContestPackage(empty, new Map()), report);
  expect(report.notes).toEqual([]);
  expect(read).toMatchObject({ settings: { freezeMs: null }, problems: [], teams: [] });
});
