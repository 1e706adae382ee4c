import { fail } from '@assay/contract/errors.ts';
import type { AnyOp } from '@assay/contract/op.ts';
import { boardTopicOf, isSameVenue, venueOf } from '@assay/contract/venue.ts';
import { finishedAt } from '@assay/rules/works/clock.ts';
import { EXAM_CALLS, refuseExamPlace } from '@assay/rules/works/exam.ts';
import type { Enclosure } from '../../../platform/http/bind.ts';
import type { Viewer } from '../../../platform/http/call.ts';
import { NotifiedCache } from '../../../platform/notified-cache.ts';
import type { Services } from '../../../platform/services.ts';
import { personOf, timesOf, workVenue } from '../entry.ts';
import { EXAMS_CHANNEL, type ExamRow, findExams, hasProblem, submissionsIn } from './exam.queries.ts';

const PEOPLE_MAX = 50_000;
/** Who is in which exam is read anew after some time between these, whatever is said. */
const KEPT_MS = [60_000, 120_000] as const;
const UNSOUND_MS = 1_000;

const NONE: ExamRow[] = [];

/** The exams that people sit, as far as they asked for anything lately. */
const openExams = ({ notifications }: Services) =>
  new NotifiedCache<number, ExamRow[]>(notifications, {
    channel: EXAMS_CHANNEL,
    max: PEOPLE_MAX,
    keptMs: KEPT_MS,
    unsoundMs: UNSOUND_MS,
    changed: (payload, cache) => (payload === '' ? cache.clear() : cache.forget(Number(payload))),
  });

async function runningExams(services: Services, uid: number): Promise<ExamRow[]> {
  const { ofNode, hotDb: db } = services;
  const rows = await ofNode(openExams).get(uid, async () => (await findExams({ ofNode, db }, uid)) ?? NONE);
  if (rows.length === 0) return rows;
  const nowMs = services.clock.now().getTime();
  return rows.filter((row) => finishedAt(timesOf(row), personOf(row), nowMs) === null);
}

/** Makes it count at once, here and for what is open already, that somebody begins an exam, ends it or moves with it. Call it after the commit. */
export async function examChanged(services: Services, uid: number): Promise<void> {
  services.ofNode(openExams).forget(uid);
  // streams were opened for other topics
  await services.sessions.changed(uid);
}

type Input = Record<string, unknown>;

/** Whether a call is about an exam, by what it was sent. */
async function isAbout(services: Services, op: AnyOp, exam: ExamRow, input: Input): Promise<boolean> {
  switch (EXAM_CALLS[op.name]) {
    case 'front':
    case 'work':
      return (input.tid ?? input.id) === exam.id;
    case 'venue':
      return isSameVenue(venueOf(input), workVenue(exam.id));
    case 'problem':
      return hasProblem(services.db, exam.id, Number(input.pid));
    case 'submission':
      return (await submissionsIn(services.db, exam.id, [Number(input.submitId)])).size === 1;
    default:
      return false;
  }
}

/** Of the topics of a stream those that are about exams: their news, their boards, submissions in them, and test runs. */
async function topicsIn(services: Services, exams: readonly ExamRow[], topics: string): Promise<string> {
  const names = topics.split(',').map((name) => name.trim());
  const submitted = names.flatMap((name) => /^submission:(\d{1,15})$/.exec(name)?.[1] ?? []).map(Number);
  const open = new Set<string>();
  for (const { id } of exams) {
    open.add(`timedWork:${id}`).add(boardTopicOf(workVenue(id)));
    if (submitted.length === 0) continue;
    for (const one of await submissionsIn(services.db, id, submitted)) open.add(`submission:${one}`);
  }
  return names.filter((name) => open.has(name) || name.startsWith('testrun:')).join(',');
}

const asIs: Enclosure = async (input) => input;

/**
 * Refuses everything to who sits an exam but what is about it, by the session that sits it and from where it may be sat
 * (WORK-23, WORK-24, WORK-25).
 * @throws Failure `work.examOnly`
 */
export async function encloseInExam(
  services: Services,
  op: AnyOp,
  viewer: Viewer | null,
  address: string,
): Promise<Enclosure> {
  if (!viewer) return asIs;
  const exams = await runningExams(services, viewer.uid);
  const [first] = exams;
  const how = EXAM_CALLS[op.name];
  if (!first || how === 'free') return asIs;
  const closed = () => fail('work.examOnly', { title: first.title, exam: first.id });
  if (how === undefined) return closed();
  const place = { sessionId: viewer.sessionId, address };
  const refusalAt = ({ session_id, exam_networks }: ExamRow) =>
    refuseExamPlace({ sessionId: session_id, networks: exam_networks }, place);
  return async (input) => {
    const sent = input as Input;
    if (how === 'topics') {
      const here = exams.filter((exam) => refusalAt(exam) === null);
      return { ...input, topics: await topicsIn(services, here, String(sent.topics)) };
    }
    for (const exam of exams) {
      if (!(await isAbout(services, op, exam, sent))) continue;
      const refusal = how === 'front' ? null : refusalAt(exam);
      return refusal ? fail(refusal, { address, exam: exam.id }) : input;
    }
    return closed();
  };
}
