import { fail } from '@assay/contract/errors.ts';
import { cancelVerification, startVerification } from '@assay/contract/judging/verification.ts';
import { inputValidatorsOf } from '@assay/rules/judging/verify/input-validators.ts';
import { brokenConstraint, UNIQUE_VIOLATION } from '../../../platform/db/database.ts';
import { type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { findSources } from '../workshop/sources.queries.ts';
import { problemToVerify } from './may-verify.ts';
import {
  deleteTrialJobs,
  endVerification,
  hasUnjudgedTrials,
  insertTrialJobs,
  insertVerification,
  listVerifications,
} from './verifications.queries.ts';

/** Each judges many programs on all cases. */
const STARTS_PER_HOUR = 60;

const start = implement(startVerification, async (call, { pid }) => {
  const problem = await problemToVerify(call, pid);
  if (problem.data_version === null) fail('verification.noData');
  const { uid } = viewerOf(call);
  call.limiter.take('verification', String(uid), STARTS_PER_HOUR, 3600);
  const now = call.clock.now();
  const validators = (await findSources(call.db, pid))?.validators ?? inputValidatorsOf(problem.package_facts);
  const begun = call.db.transaction().execute(async (tx) => {
    const { verificationId, count } = await insertVerification(tx, problem, validators, uid, now);
    if (count === 0) fail('verification.nothing');
    const languages = await insertTrialJobs(tx, verificationId, uid);
    if (!(await hasUnjudgedTrials(tx, verificationId))) await endVerification(tx, verificationId, 'done', now);
    return { verificationId, languages };
  });
  const { verificationId, languages } = await begun.catch((error: unknown) => {
    if (brokenConstraint(error, UNIQUE_VIOLATION) === 'verifications_running') fail('verification.running');
    throw error;
  });
  for (const language of languages) call.work.ring(language);
  return { verificationId };
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
