import { createHash } from 'node:crypto';
import { CONTEST_TYPE } from '@assay/contract/contests/contest.ts';
import { isFinal } from '@assay/contract/verdict.ts';
import type { ContestLog, LogAccount, LogSubmission } from '@assay/formats/contests/contest-log.ts';
import { ACM_DEFAULTS, type AcmSettings } from '@assay/rules/boards/contest-rules/acm.ts';
import { contestTimeAt } from '@assay/rules/contests/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { LiveBoard } from '../boards/live-board.ts';
import { pictureOf } from '../boards/people.ts';
import type { ContestView } from '../entry.ts';
import { listLoggedSubmissions, listProblemLimits } from './log.queries.ts';

/** Ids of teams: users by number, teams of a team contest apart from them. */
const teamId = (line: number) => (line < 0 ? `team-${-line}` : String(line));
/** The line of a team by its id. */
export const lineOfTeam = (id: string) => (id.startsWith('team-') ? -Number(id.slice(5)) : Number(id));

const personId = (uid: number) => `person-${uid}`;

const teamAccount = (uid: number, named: { username: string; name: string }, team: string): LogAccount => ({
  id: String(uid),
  ...named,
  type: 'team',
  teamId: team,
  personId: personId(uid),
});

const photoOf = (href: string, picture: ReturnType<typeof pictureOf>) =>
  picture && { href, filename: 'photo.jpg', mime: 'image/jpeg', width: picture.width, height: picture.height };

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
const languageId = (name: string) => {
  const plain = name
    .toLowerCase()
    .replaceAll('++', 'pp')
    .replaceAll('#', 'sharp')
    .replace(/[^a-z0-9]+/g, '-');
  return plain.replace(/^-+|-+$/g, '').slice(0, 36) || digestOf(name);
};

/**
 * A contest as exchange formats have it, with everything that its jury may know: everybody who takes part, submissions
 * of contestants within the contest, their current judgements. Disqualified ones are hidden teams, stars are groups of
 * their own. Times are contest times, so removed intervals are out of them.
 */
export async function contestLogOf(db: Db, view: ContestView, live: LiveBoard): Promise<ContestLog> {
  const { row, clock } = view;
  const [submissions, limits] = await Promise.all([listLoggedSubmissions(db, row.id), listProblemLimits(db, row.id)]);
  const acm = (row.acm_settings as unknown as AcmSettings | null) ?? ACM_DEFAULTS;
  const isAcm = row.type === CONTEST_TYPE.acm;
  const people = [...live.people()].sort((a, b) => a.uid - b.uid);
  const schools = [...new Set(people.map(({ school }) => school).filter((school) => school !== ''))];
  const languages = [...new Set(submissions.map(({ language }) => language))].sort();
  const atMs = (receivedMs: number) => Math.round(contestTimeAt(clock.removed, receivedMs - clock.startMs));
  return {
    id: String(row.id),
    name: row.title,
    formalName: null,
    startMs: clock.startMs,
    durationMs: row.duration_ms,
    freezeMs: row.seal_rank ? row.seal_ms : null,
    penaltyS: isAcm ? acm.penaltyS : 0,
    penaltyUnit: acm.unit,
    scoring: isAcm ? 'pass-fail' : 'score',
    problems: live.problems.map(({ pid, display_id, display_title, color }) => ({
      id: String(pid),
      label: display_id,
      name: display_title,
      color: null,
      rgb: color === '' ? null : color,
      timeLimitMs: limits.get(pid)?.time_limit_ms ?? null,
      testCount: limits.get(pid)?.cases ?? null,
      maxScore: isAcm ? null : (limits.get(pid)?.io_score ?? 100),
    })),
    groups: [
      { id: 'participants', icpcId: null, name: 'Participants', isHidden: false },
      { id: 'stars', icpcId: null, name: 'Stars', isHidden: false },
    ],
    organizations: schools.map((name) => ({
      id: `school-${digestOf(name)}`,
      icpcId: null,
      name,
      formalName: null,
      country: null,
    })),
    teams: people.map(({ uid, rankShowName, username, school, members, participation, ...person }) => ({
      id: teamId(uid),
      icpcId: null,
      label: username,
      name: rankShowName,
      displayName: null,
      organizationId: school === '' ? null : `school-${digestOf(school)}`,
      groupIds: [participation === 'star' ? 'stars' : 'participants'],
      members,
      isStar: participation === 'star',
      isHidden: participation === 'disqualified',
      photo: photoOf(`contests/${row.id}/teams/${teamId(uid)}/photo`, pictureOf(person)),
    })),
    persons: people.flatMap(({ uid: line }) =>
      live.membersOf(line).map(({ uid, name }) => ({ id: personId(uid), name, teamId: teamId(line) })),
    ),
    accounts: people.flatMap(({ uid: line }) =>
      live.membersOf(line).map(({ uid, ...named }) => teamAccount(uid, named, teamId(line))),
    ),
    languages: languages.map((name) => ({ id: languageId(name), name, extensions: [] })),
    submissions: submissions.flatMap((one): LogSubmission[] => {
      const line = live.lineOf(one.uid);
      const sinceMs = atMs(one.received_ms);
      const isInside = sinceMs >= 0 && sinceMs < row.duration_ms;
      if (line === null || !isInside || !live.problems.some(({ pid }) => pid === one.pid)) return [];
      const endMs = one.judged_ms === null ? sinceMs : Math.max(sinceMs, atMs(one.judged_ms));
      const judgement = {
        id: String(one.judgement_id ?? one.id),
        status: one.status,
        score: one.score,
        subtasks: live.boards.submission(one.id)?.subtasks ?? null,
        startMs: sinceMs,
        endMs,
        maxRunMs: one.time_ms,
      };
      return [
        {
          id: String(one.id),
          teamId: teamId(line),
          problemId: String(one.pid),
          languageId: languageId(one.language),
          atMs: sinceMs,
          judgements: isFinal(one.status) ? [judgement] : [],
        },
      ];
    }),
  };
}
