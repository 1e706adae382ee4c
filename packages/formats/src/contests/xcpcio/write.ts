import type { ContestLog } from '../contest-log.ts';
import { hiddenTeams } from '../contest-log.ts';
import { wordOfStatus } from '../verdict-words.ts';

const PENALTIES = {
  minutes: 'in_minutes',
  seconds: 'in_seconds',
  sumToMinutes: 'accumulate_in_seconds_and_finally_to_the_minute',
} as const;

/** An XCPCIO board: its three JSON files, and the photos of teams by the addresses that the teams name. */
export interface XcpcioBoard {
  config: object;
  teams: object[];
  runs: object[];
  photos: { teamId: string; path: string }[];
}

const photoPath = (teamId: string) => `photos/${teamId}.jpg`;

/**
 * Writes an XCPCIO board. Times of submissions are in milliseconds, so that nothing is lost; hidden teams and their
 * submissions are left out. Photos are JPEG files beside the three, for whoever has the pictures to put there.
 */
export function writeXcpcio(log: ContestLog): XcpcioBoard {
  const hidden = hiddenTeams(log);
  const names = new Map(log.organizations.map(({ id, formalName, name }) => [id, formalName ?? name]));
  const startS = (log.startMs ?? 0) / 1000;
  const groups = Object.fromEntries(log.groups.filter(({ isHidden }) => !isHidden).map(({ id, name }) => [id, name]));
  const config = {
    contest_name: log.formalName ?? log.name,
    start_time: startS,
    end_time: startS + log.durationMs / 1000,
    ...(log.freezeMs === null ? {} : { frozen_time: (log.durationMs - log.freezeMs) / 1000 }),
    penalty: log.penaltyS,
    problem_quantity: log.problems.length,
    problems: log.problems.map(({ id, label, name, rgb }) => ({
      id,
      label,
      name,
      ...(rgb === null ? {} : { balloon_color: { color: textOn(rgb), background_color: rgb } }),
    })),
    group: { ...groups, ...(log.teams.some(({ isStar }) => isStar) ? { unofficial: 'Unofficial' } : {}) },
    organization: 'Organization',
    status_time_display: { correct: true, incorrect: true, pending: true },
    medal: 'icpc',
    options: { calculation_of_penalty: PENALTIES[log.penaltyUnit], submission_timestamp_unit: 'millisecond' },
  };
  const shown = log.teams.filter(({ id }) => !hidden.has(id));
  const teams = shown.map(({ id, name, displayName, organizationId, groupIds, members, isStar, icpcId, photo }) => ({
    team_id: id,
    name: displayName ?? name,
    ...(organizationId === null ? {} : { organization: names.get(organizationId) ?? organizationId }),
    group: [...groupIds, ...(isStar && !groupIds.includes('unofficial') ? ['unofficial'] : [])],
    ...(members && { members }),
    ...(icpcId === null ? {} : { icpc_id: icpcId }),
    ...(photo && { photo: { url: photoPath(id), type: 'jpg' } }),
  }));
  const runs = log.submissions
    .filter(({ teamId }) => !hidden.has(teamId))
    .map(({ id, teamId, problemId, languageId, atMs, judgements }) => ({
      submission_id: id,
      team_id: teamId,
      problem_id: problemId,
      timestamp: atMs,
      status: wordOfStatus(judgements.at(-1)?.status ?? 5),
      ...(languageId === null ? {} : { language: languageId }),
    }));
  const photos = shown.flatMap(({ id, photo }) => (photo ? [{ teamId: id, path: photoPath(id) }] : []));
  return { config, teams, runs, photos };
}

/** Black on light balloons, white on dark ones. */
function textOn(rgb: string): string {
  const [r = 255, g = 255, b = 255] = (/^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(rgb)?.slice(1) ?? []).map(
    (hex) => Number.parseInt(hex, 16),
  );
  return 0.299 * r + 0.587 * g + 0.114 * b > 150 ? '#000' : '#fff';
}
