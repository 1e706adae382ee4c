import type { JobReport } from '@assay/contract/judging/job-report.ts';
import { type announceNode, PROTOCOL } from '@assay/contract/judging/node-link.ts';
import type { AnyOp, DataOf, SentOf } from '@assay/contract/op.ts';
import { contestVenue, PUBLIC } from '@assay/contract/venue.ts';
import { findTurn, insertSubmission } from '../../apps/server/src/domains/submissions/submit/submit.queries.ts';
import type { Services } from '../../apps/server/src/platform/services.ts';
import type { openBigSite } from './big-site.ts';

/** What benches of the queue share: the calls of judge nodes on a site of `big-site.ts`. */
export const LANGUAGE = 'C++ 17 With O2';
export const JUDGE_TOKEN = 'a-node-token-for-benches';

/** Makes calls as a judge node. */
export const askOf =
  ({ app }: Awaited<ReturnType<typeof openBigSite>>) =>
  async <O extends AnyOp>(op: O, payload: SentOf<O>): Promise<DataOf<O>> => {
    const headers = { authorization: JUDGE_TOKEN };
    const answer = await app.inject({ method: op.method, url: op.path, headers, payload: payload as object });
    if (answer.statusCode !== 200) throw new Error(`${op.name}: ${answer.statusCode} ${answer.body}`);
    return answer.json().data;
  };

export const nodeNamed = (name: string, slots: number): SentOf<typeof announceNode> => ({
  name,
  slots,
  version: '0',
  protocol: PROTOCOL,
  sandbox: { cgroup: 'none', ok: true, warnings: [] },
  languages: [{ name: LANGUAGE, version: 'bench', ok: true, reason: null }],
  ready: true,
  problems: [],
});

export const FAKE_REPORT: JobReport = {
  outcome: 'judged',
  status: 0,
  score: null,
  timeMs: 15,
  memoryKb: 1024,
  errorMessage: null,
  languageVersion: 'bench',
  cases: [],
};

/** Receives a submission by its author, without the call and what it refuses. @returns its id */
export async function submitAs(
  { db, work }: Services,
  { uid, pid, cid, priority }: { uid: number; pid: number; cid: number; priority: number },
): Promise<number> {
  const turn = await findTurn(db, uid, priority);
  const receipt = await insertSubmission(db, {
    pid,
    uid,
    username: `user${uid}`,
    venue: cid === 0 ? PUBLIC : contestVenue(cid),
    listed: false,
    receivedAt: null,
    displayId: cid === 0 ? `${pid}` : 'A',
    displayPid: `${pid}`,
    language: LANGUAGE,
    code: 'x',
    ip: '',
    submitKey: null,
    submitDigest: null,
    priority,
    turn,
  });
  work.ring(LANGUAGE);
  return receipt!.id;
}
