import { fail } from '@assay/contract/errors.ts';
import { cancelVerification, startVerification } from '@assay/contract/judging/verification.ts';
import { type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { beginVerification } from './begin.ts';
import { problemToVerify } from './may-verify.ts';
import { deleteTrialJobs, endVerification, listVerifications } from './verifications.queries.ts';

/** Each judges many programs on all cases. */
const STARTS_PER_HOUR = 60;

const start = implement(startVerification, async (call, { pid }) => {
  const problem = await problemToVerify(call, pid);
  const { uid } = viewerOf(call);
  call.limiter.take('verification', String(uid), STARTS_PER_HOUR, 3600);
  return { verificationId: await beginVerification(call, problem, uid) };
});

const cancel = implement(cancelVerification, async (call, { verificationId }) => {
  const [verification] = await listVerifications(call.db, { verificationId });
  if (!verification) return fail('verification.unknown');
  await problemToVerify(call, verification.pid);
  await call.db.transaction().execute(async (tx) => {
    // Jobs before the verification, as a report takes them.
    await deleteTrialJobs(tx, verificationId);
    if (!(await endVerification(tx, verificationId, 'cancelled', call.clock.now()))) fail('verification.ended');
  });
  return null;
});

export const verificationRunCalls: Implementation[] = [start, cancel];
