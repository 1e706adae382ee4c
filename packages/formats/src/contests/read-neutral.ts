import * as z from 'zod';
import type { ContestLog } from './contest-log.ts';
import { LogError, shaped } from './log-error.ts';

const file = z.looseObject({
  id: z.string(),
  name: z.string(),
  type: z.enum(['ICPC', 'OI']),
  duration_s: z.number().positive(),
  freeze_s: z.number().nullish(),
  penalty_s: z.number().default(1200),
  problems: z.array(z.string()).min(1),
  teams: z.array(
    z.looseObject({ id: z.string(), name: z.string(), org: z.string().nullish(), star: z.boolean().default(false) }),
  ),
  submissions: z.array(
    z.looseObject({
      t_ms: z.number(),
      team: z.string(),
      problem: z.number().int().nonnegative(),
      verdict: z.number().int(),
      lang: z.string().nullish(),
      score: z.number().nullish(),
    }),
  ),
});

/**
 * Reads our plain log: one JSON object with `id`, `name`, `type` (ICPC or OI), `duration_s`, `freeze_s` (contest time),
 * `penalty_s`, `problems` (labels), `teams` [{id, name, org, star}] and `submissions` [{t_ms, team, problem (index),
 * verdict (our status code), lang, score}]. Other fields are ignored.
 * @throws LogError naming the field
 */
export function readNeutral(value: unknown): ContestLog {
  const data = shaped(file, value);
  const outside = data.submissions.findIndex(({ problem }) => problem >= data.problems.length);
  if (outside >= 0) {
    const id = data.submissions[outside]!.problem;
    throw new LogError('noSuchProblem', { id }, `submissions.${outside}.problem`);
  }
  return {
    id: data.id,
    name: data.name,
    formalName: null,
    startMs: null,
    durationMs: data.duration_s * 1000,
    freezeMs: data.freeze_s == null ? null : data.freeze_s * 1000,
    penaltyS: data.penalty_s,
    penaltyUnit: 'minutes',
    scoring: data.type === 'OI' ? 'score' : 'pass-fail',
    problems: data.problems.map((label) => ({
      id: label,
      label,
      name: label,
      color: null,
      rgb: null,
      timeLimitMs: null,
      testCount: null,
      maxScore: null,
    })),
    teams: data.teams.map(({ id, name, org, star }) => ({
      id,
      icpcId: null,
      label: null,
      name,
      displayName: null,
      organizationId: org || null,
      groupIds: [],
      isStar: star,
      isHidden: false,
    })),
    groups: [],
    organizations: [],
    languages: [],
    submissions: data.submissions.map(({ t_ms, team, problem, verdict, lang, score }, at) => ({
      id: String(at + 1),
      teamId: team,
      problemId: data.problems[problem]!,
      languageId: lang ?? null,
      atMs: t_ms,
      judgements: [
        { id: String(at + 1), status: verdict, score: score ?? null, startMs: t_ms, endMs: t_ms, maxRunMs: null },
      ],
    })),
  };
}
