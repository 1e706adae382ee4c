/** What a job is about: a submission, a member of a rejudge set, a trial of a verification, a run of the workshop, or a test run, each with its id. */
export type Subject =
  | { kind: 'submission'; id: number }
  | { kind: 'member'; id: number }
  | { kind: 'trial'; id: number }
  | { kind: 'workshop'; id: number }
  | { kind: 'testRun'; id: string };

export type JobKind = Subject['kind'];
/** The id that a job of a kind is about. */
export type IdOf<K extends JobKind> = Extract<Subject, { kind: K }>['id'];

/** The column of `jobs` that is set for each kind; the others are null. */
const COLUMNS = {
  submission: 'submission_id',
  member: 'member_id',
  trial: 'trial_id',
  workshop: 'run_id',
  testRun: 'test_key',
} as const satisfies Record<JobKind, string>;

/** What has to be read of a job to know its {@link Subject}. */
export const SUBJECT_COLUMNS = ['kind', 'submission_id', 'member_id', 'trial_id', 'run_id', 'test_key'] as const;

export interface SubjectColumns {
  kind: string;
  submission_id: number | null;
  member_id: number | null;
  trial_id: number | null;
  run_id: number | null;
  test_key: string | null;
}

export function subjectOf(row: SubjectColumns): Subject {
  const kind = row.kind as JobKind;
  return { kind, id: row[COLUMNS[kind]] } as Subject;
}
