import { CONTEST_TYPE } from '@assay/contract/contests/contest.ts';
import { downloadContestAcSubmission } from '@assay/contract/contests/staff/downloads.ts';
import { writeZip, type ZipContent } from '@assay/formats/archive/write-zip.ts';
import { codePaths } from '@assay/rules/contests/staff/code-files.ts';
import type { Db } from '../../../platform/db/database.ts';
import { FileAnswer, type Implementation, implement } from '../../../platform/http/call.ts';
import { manageContest } from '../entry.ts';
import { findCode, listCodeFiles } from './downloads.queries.ts';

/** The code of one submission, read when its turn in the archive comes. */
const codeOf = (db: Db, submitId: number): ZipContent['file'] => ({
  bytes: null,
  async *open() {
    yield Buffer.from(await findCode(db, submitId));
  },
});

export const contestDownloadCalls: Implementation[] = [
  implement(downloadContestAcSubmission, async (call, { cid, splitType, excludeAdmin = false }) => {
    const { row } = await manageContest(call, cid);
    const files = await listCodeFiles(call.db, {
      cid,
      start: row.start_time,
      end: row.end_time,
      exceptAuthor: excludeAdmin ? { uid: row.author_uid } : null,
      byPoints: row.type !== CONTEST_TYPE.acm,
    });
    const paths = codePaths(files, splitType, call.config.timeZone);
    const contents = files.map(({ submitId }, at) => ({ path: paths[at]!, file: codeOf(call.db, submitId) }));
    return new FileAnswer(writeZip(contents), { name: `contest_${cid}_${splitType}.zip`, type: 'application/zip' });
  }),
];
