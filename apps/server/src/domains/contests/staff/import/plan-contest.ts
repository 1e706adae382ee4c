import { CONTEST_STATUS, CONTEST_TYPE } from '@assay/contract/contests/contest.ts';
import { failureWords } from '@assay/contract/errors.ts';
import { Failure } from '@assay/contract/failure.ts';
import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import { balloonOf } from '@assay/formats/contests/import/balloon.ts';
import type { ContestImport } from '@assay/formats/contests/import/read-contest-files.ts';
import { SCORING_TEXT, SITE_NOTES } from '@assay/formats/contests/import/site-notes.ts';
import { READER_NOTES } from '@assay/formats/reading/notes.ts';
import type { Report } from '@assay/formats/report.ts';
import { ACM_DEFAULTS, type AcmSettings, ICPC_SETTINGS, isIcpcRule } from '@assay/rules/boards/contest-rules/acm.ts';
import { balloonColor } from '@assay/rules/contests/letters.ts';
import { mayUseProblem } from '@assay/rules/problems/access.ts';
import type { Call } from '../../../../platform/http/call.ts';
import { findProblem, findTitle } from '../../../problems/find.queries.ts';
import type { ContestView } from '../../entry.ts';
import { contestColumns, contestForm } from '../../manage/save.ts';
import { factsIn } from '../../problems/facts-in.ts';
import { listContestProblems } from '../../problems/problems.queries.ts';

const TITLE_MAX = 255;
const LABEL = /^[A-Z0-9_.-]{1,20}$/;

/** The columns of the contest as the file wants them; null when no file says anything, or what it says is refused. */
export function planSettings({ row, status }: ContestView, { settings, files }: ContestImport, report: Report) {
  if (!settings) return null;
  const isAcm = row.type === CONTEST_TYPE.acm;
  const given = settings.formalName ?? settings.name;
  if (given.length > TITLE_MAX) report.add(SITE_NOTES.titleLong, files.contest, { max: TITLE_MAX });
  if ((settings.scoring === 'score') === isAcm) {
    const [theirs, ours] = isAcm ? (['score', 'pass-fail'] as const) : (['pass-fail', 'score'] as const);
    report.add(SITE_NOTES.otherRule, files.contest, { theirs: SCORING_TEXT[theirs], ours: SCORING_TEXT[ours] });
  }
  const startMs = settings.startMs ?? row.start_time.getTime();
  const keptSeal = row.seal_rank ? row.seal_ms : null;
  const wanted = settings.freezeMs ?? keptSeal;
  const sealMs = wanted !== null && wanted < settings.durationMs ? wanted : null;
  if (wanted !== null && sealMs === null) report.add(SITE_NOTES.sealDropped, files.contest);
  const isMoved = startMs !== row.start_time.getTime() || settings.durationMs !== row.duration_ms;
  if (status !== CONTEST_STATUS.scheduled && isMoved) report.add(SITE_NOTES.hasStarted, files.contest);
  const acm = (row.acm_settings as unknown as AcmSettings | null) ?? ACM_DEFAULTS;
  const isIcpc = isAcm && settings.scoring === 'pass-fail';
  if (isIcpc && !isIcpcRule(acm)) report.add(SITE_NOTES.icpcRule, files.contest);
  const at = (ms: number) => new Date(startMs + ms).toISOString();
  try {
    const form = {
      ...contestForm(row),
      title: given.slice(0, TITLE_MAX),
      startTime: at(0),
      endTime: at(settings.durationMs),
      sealRank: sealMs !== null,
      sealRankTime: sealMs === null ? null : at(sealMs),
      ...(isAcm && { acmSettings: { ...(isIcpc ? ICPC_SETTINGS : acm), penaltyS: settings.penaltyS } }),
    };
    return contestColumns(form, row);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    report.add(READER_NOTES.refused, files.contest, { reason: failureWords(error.code, error.params) });
    return null;
  }
}

/** A problem of the file and what becomes of it. */
export interface ProblemPlan {
  label: string;
  id: string;
  title: string;
  color: string;
  state: 'add' | 'change' | 'missing';
  /** Null for a missing one. */
  pid: number | null;
}

/**
 * Finds the problems of the files by the ids that the site has for them; those that it lacks are left out. A contest of
 * a group takes public ones, which stay public, and those of the group.
 */
export async function planProblems(
  call: Call,
  view: ContestView,
  { problems, files }: ContestImport,
  report: Report,
): Promise<ProblemPlan[]> {
  if (!problems) return [];
  const { row, group } = view;
  const present = await listContestProblems(call.db, row.id);
  const plans: ProblemPlan[] = [];
  for (const [at, problem] of problems.entries()) {
    const { id } = problem;
    const label = problem.label.toUpperCase();
    const found = await findProblem(call.db, { problemId: id });
    const isOffered =
      found &&
      (present.some(({ pid }) => pid === found.id) ||
        mayUseProblem(call.viewer, factsIn(view, found), { gid: view.facts.gid }));
    const own = present.find(({ pid, display_id }) => (isOffered ? pid === found.id : display_id === label));
    const pid = isOffered ? found.id : (own?.pid ?? null);
    if (!LABEL.test(label)) report.add(SITE_NOTES.labelBad, files.problems, { label });
    if (pid === null) report.add(SITE_NOTES.problemMissing, files.problems, { label, id });
    const named = balloonOf(problem);
    if (named === null && (problem.rgb ?? problem.color) !== null) {
      report.add(SITE_NOTES.colorUnknown, files.problems, { label, color: problem.rgb ?? problem.color ?? '' });
    }
    if (!group && own === undefined && found?.auth === PROBLEM_AUTH.public) {
      report.add(SITE_NOTES.problemPublic, files.problems, { label, id });
    }
    plans.push({
      label,
      id,
      title: own?.display_title ?? (pid === null ? problem.name : ((await findTitle(call.db, pid, call.lang)) ?? id)),
      color: named ?? (own?.color || balloonColor(at)),
      state: pid === null ? 'missing' : own ? 'change' : 'add',
      pid,
    });
  }
  // a label may pass from one problem of the file to another, but not from one that stays as it is
  const planned = new Set(plans.flatMap(({ pid }) => pid ?? []));
  for (const { label } of plans.filter(({ pid }) => pid !== null)) {
    const holder = present.find(({ pid, display_id }) => display_id === label && !planned.has(pid));
    if (holder) report.add(SITE_NOTES.labelTaken, files.problems, { label, title: holder.display_title });
  }
  const labels = plans.map(({ label }) => label);
  const twice = plans.find(({ label }, at) => labels.indexOf(label) !== at);
  if (twice) report.add(SITE_NOTES.labelTaken, files.problems, { label: twice.label, title: twice.title });
  return plans;
}
