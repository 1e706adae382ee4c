import type { ContestLog, LogSubmission, LogTeam } from '../contest-log.ts';

const team = (id: string, name: string, rest: Partial<LogTeam> = {}): LogTeam => ({
  id,
  icpcId: null,
  label: null,
  name,
  displayName: null,
  organizationId: 'oak',
  groupIds: ['north'],
  isStar: false,
  isHidden: false,
  ...rest,
});

let lastId = 0;
const submission = (teamId: string, problemId: string, minute: number, status: number): LogSubmission => {
  lastId += 1;
  const atMs = minute * 60_000;
  const id = `s${lastId}`;
  const endMs = status >= 5 && status <= 7 ? null : atMs + 2000;
  const judgements = [{ id: `j${lastId}`, status, score: null, startMs: atMs + 500, endMs, maxRunMs: 120 }];
  return { id, teamId, problemId, languageId: 'cpp', atMs, judgements };
};

/** A made-up contest of two hours with a freeze in the last half hour, a star and a hidden team. */
export const SMALL_LOG: ContestLog = {
  id: 'small',
  name: 'Small cup',
  formalName: 'The First Small Cup',
  startMs: Date.UTC(2026, 4, 1, 10),
  durationMs: 7_200_000,
  freezeMs: 5_400_000,
  penaltyS: 1200,
  penaltyUnit: 'minutes',
  scoring: 'pass-fail',
  problems: [
    {
      id: 'bridge',
      label: 'A',
      name: 'Bridge',
      color: 'red',
      rgb: '#ff0000',
      timeLimitMs: 2500,
      testCount: 12,
      maxScore: null,
    },
    {
      id: 'canoe',
      label: 'B',
      name: 'Canoe',
      color: null,
      rgb: '#ffff88',
      timeLimitMs: 1000,
      testCount: 7,
      maxScore: null,
    },
  ],
  teams: [
    team('t1', 'Ash', { icpcId: '9001' }),
    team('t2', 'Birch', { displayName: 'Birch (Oak University)' }),
    team('t3', 'Cedar', { isStar: true, groupIds: ['south'], organizationId: null }),
    team('t4', 'Jury', { groupIds: ['staff'] }),
    team('t5', 'Alder', { groupIds: ['south'] }),
  ],
  groups: [
    { id: 'north', icpcId: '1', name: 'North', isHidden: false },
    { id: 'south', icpcId: null, name: 'South', isHidden: false },
    { id: 'staff', icpcId: null, name: 'Staff', isHidden: true },
  ],
  organizations: [{ id: 'oak', icpcId: '77', name: 'Oak', formalName: 'Oak University', country: 'NLD' }],
  languages: [{ id: 'cpp', name: 'C++', extensions: ['cc', 'cpp'] }],
  submissions: [
    submission('t4', 'bridge', 3, 0),
    submission('t1', 'bridge', 10, -1),
    submission('t1', 'bridge', 12, -2),
    submission('t3', 'bridge', 15, 0),
    submission('t1', 'bridge', 20, 0),
    submission('t2', 'bridge', 40, 0),
    submission('t2', 'canoe', 95, -1),
    submission('t2', 'canoe', 100, 0),
    submission('t1', 'canoe', 119, 5),
  ],
};
