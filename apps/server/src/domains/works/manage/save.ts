import { fail } from '@assay/contract/errors.ts';
import type { WorkFields, WorkSave } from '@assay/contract/works/admin.ts';
import { WORK_AUTH, WORK_DURATION_MAX, type WorkResults, type WorkScoreType } from '@assay/contract/works/work.ts';
import { refuseWork } from '@assay/rules/works/refuse-work.ts';
import type { WorkColumns } from '../works.queries.ts';

const timeOf = (text: string) => (text.trim() === '' ? Number.NaN : Date.parse(text));

/** A new work, where nothing is said. */
const UNSAID: Omit<WorkFields, 'title' | 'duration'> = {
  description: '',
  logoUrl: null,
  auth: WORK_AUTH.public,
  pwd: '',
  startTime: '',
  endTime: '',
  results: 'handIn',
  scoreType: 'Highest',
  visible: true,
  exam: false,
  examNotes: false,
  examNetworks: '',
};

/** The columns that a form writes. */
export type WorkForm = Omit<
  WorkColumns,
  'id' | 'group_id' | 'author_uid' | 'author' | 'version' | 'gmt_create' | 'gmt_modified' | 'results_open'
>;

/**
 * The columns of a work as a client gave it; without a duration everybody has all of the time that it is open.
 * @param before the row that is saved over, null for a new work
 * @throws Failure of `refuseWork`
 */
export function workColumns(sent: WorkSave, before: WorkColumns | null): WorkForm {
  const said = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const given = { ...UNSAID, ...(before && workForm(before)), ...said } as Omit<WorkFields, 'duration'> & {
    duration?: number;
  };
  const [startMs, endMs] = [timeOf(given.startTime), timeOf(given.endTime)];
  const refusal = refuseWork({ ...given, startMs, endMs });
  if (refusal) throw refusal;
  const isPrivate = given.auth === WORK_AUTH.private;
  return {
    title: given.title,
    description: given.description,
    logo: given.logoUrl,
    auth: given.auth,
    pwd: isPrivate ? given.pwd : '',
    start_time: new Date(startMs),
    end_time: new Date(endMs),
    duration: given.duration ?? Math.min(Math.ceil((endMs - startMs) / 1000), WORK_DURATION_MAX),
    results: given.results,
    score_type: given.scoreType,
    visible: given.visible,
    exam: given.exam,
    exam_notes: given.exam && given.examNotes,
    exam_networks: given.examNetworks,
  };
}

/** The form of a stored work: the inverse of {@link workColumns}. */
export const workForm = (row: WorkForm): WorkFields => ({
  title: row.title,
  description: row.description,
  logoUrl: row.logo,
  auth: row.auth,
  pwd: row.pwd,
  startTime: row.start_time.toISOString(),
  endTime: row.end_time.toISOString(),
  duration: row.duration,
  results: row.results as WorkResults,
  scoreType: row.score_type as WorkScoreType,
  visible: row.visible,
  exam: row.exam,
  examNotes: row.exam_notes,
  examNetworks: row.exam_networks,
});

/** The times of a copy that starts at another moment. @throws Failure `work.fieldNeeded` */
export function shiftedTimes(row: Pick<WorkColumns, 'start_time' | 'end_time'>, startTime: string | undefined) {
  const startMs = startTime === undefined ? row.start_time.getTime() : timeOf(startTime);
  if (Number.isNaN(startMs)) return fail('work.fieldNeeded', { field: 'startTime' });
  const openMs = row.end_time.getTime() - row.start_time.getTime();
  return { start_time: new Date(startMs), end_time: new Date(startMs + openMs) };
}
