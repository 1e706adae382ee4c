import {
  addCannedRemark,
  CANNED_REMARKS_MAX,
  deleteCannedRemark,
  getCannedRemarks,
} from '@assay/contract/assignments/canned.ts';
import { fail } from '@assay/contract/errors.ts';
import { type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { deleteOwnCanned, insertCanned, listCanned } from './canned.queries.ts';

/** Remarks that somebody keeps to write again (ASG-11). */
export const cannedRemarkCalls: Implementation[] = [
  implement(getCannedRemarks, (call) => listCanned(call.db, viewerOf(call).uid)),

  implement(addCannedRemark, (call, { content }) => {
    const row = { uid: viewerOf(call).uid, content, gmt_create: call.clock.now() };
    return call.db
      .transaction()
      .execute(async (tx) => (await insertCanned(tx, row, CANNED_REMARKS_MAX)) ?? fail('feedback.cannedTooMany'));
  }),

  implement(deleteCannedRemark, async (call, { id }) => {
    if (!(await deleteOwnCanned(call.db, id, viewerOf(call).uid))) fail('feedback.unknown');
    return null;
  }),
];
