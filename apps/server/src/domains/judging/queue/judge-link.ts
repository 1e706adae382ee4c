import { fail } from '@assay/contract/errors.ts';
import {
  announceNode,
  getJudgeBlob,
  heartbeatNode,
  reportJob,
  reportProgress,
} from '@assay/contract/judging/node-link.ts';
import { putJudgeBlob, SENT_FILE_BYTES_MAX } from '@assay/contract/judging/workshop/sent-files.ts';
import { FileAnswer, type Implementation, implement } from '../../../platform/http/call.ts';
import { findOwnLanguagesEdition } from '../../catalog/custom-languages.queries.ts';
import { storeBlob } from '../../files/blobs.ts';
import { caseGroupsOf } from '../judgements/case-groups.ts';
import { endLeasesOfEarlierStart, updateNodeSeen, upsertNode } from '../nodes/nodes.queries.ts';
import { reviewJudgeNodes } from '../nodes/review.ts';
import { claim } from './claim.ts';
import { finishJob, returnExpiredWork } from './finish-job.ts';
import { rulesOf } from './job-kinds.ts';
import { findLeasedJob, prolongLeases } from './queue.queries.ts';

const announce = implement(announceNode, async (call, input) => {
  // Ended before the node is known under its new start, so that none of its new leases is among them.
  const ended = input.instance ? await endLeasesOfEarlierStart(call.db, input.name, input.instance) : 0;
  const nodeId = await upsertNode(call.db, input);
  await reviewJudgeNodes(call);
  if (ended > 0) await returnExpiredWork(call);
  call.log.info(
    { requestId: call.requestId, node: input.name, ready: input.ready, problems: input.problems },
    'judge node announced itself',
  );
  return { nodeId, languagesEdition: await findOwnLanguagesEdition(call.db) };
});

const heartbeat = implement(heartbeatNode, async (call, input) => {
  const known = await updateNodeSeen(call.db, input.nodeId, input);
  if (!known) fail('judging.nodeUnknown');
  const kept = await prolongLeases(call.db, input.leases);
  return {
    lost: input.leases.map((lease) => lease.jobId).filter((jobId) => !kept.has(jobId)),
    languagesEdition: await findOwnLanguagesEdition(call.db),
  };
});

const progress = implement(reportProgress, async (call, input) => {
  const job = await findLeasedJob(call.db, input.jobId, input.token);
  if (!job) return fail('judging.leaseLost');
  const rules = rulesOf(job.subject);
  if (!rules.progressed) return null;
  rules.progressed(call.push, job.subject.id, input, await caseGroupsOf(call, call.db, job.data_version));
  return null;
});

const report = implement(reportJob, async (call, input) => {
  const ended = await finishJob(call, input.jobId, input.token, input.report);
  if (!ended) fail('judging.leaseLost');
  return null;
});

const blob = implement(getJudgeBlob, async (call, input) => {
  const size = await call.blobs.size(input.hash);
  if (size === null) return fail('judging.blobUnknown');
  const from = /^bytes=(\d{1,15})-$/.exec(call.request.headers.range ?? '')?.[1];
  const start = from === undefined ? 0 : Math.min(Number(from), size);
  const rest = size - start;
  return new FileAnswer(rest === 0 ? Buffer.alloc(0) : call.blobs.stream(input.hash, { start, end: size - 1 }), {
    bytes: rest,
    status: start > 0 ? 206 : 200,
    headers: start > 0 ? { 'content-range': `bytes ${start}-${size - 1}/${size}` } : {},
  });
});

const putBlob = implement(putJudgeBlob, async (call) => {
  const upload = call.upload(SENT_FILE_BYTES_MAX);
  let isSent = false;
  const stored = await storeBlob(call, () => {
    // What was read once is gone: the node sends it again.
    if (isSent) throw new Error('the file was swept while it was stored');
    isSent = true;
    return upload.stream as AsyncIterable<Uint8Array>;
  });
  if (upload.truncated()) fail('request.tooLarge');
  return stored;
});

export const judgeLinkCalls: Implementation[] = [announce, claim, heartbeat, progress, report, blob, putBlob];
