import { CONTEST_FILES_BYTES_MAX } from '@assay/contract/contests/staff/import.ts';
import { type ContestImport, readContestFiles } from '@assay/formats/contests/import/read-contest-files.ts';
import { type Note, Report } from '@assay/formats/report.ts';
import { defineJob } from '../../../../platform/readers/job.ts';
import { openContestFiles } from './open-files.ts';

interface Sent {
  name: string;
  base64: string;
}

/** Reads the files of a contest as they were sent; throws the failures of {@link openContestFiles}. */
export const readContestFilesJob = defineJob({
  name: 'contest files',
  lane: 'import',
  bounds: {
    reader: { en: 'Contest files', zh: '比赛文件' },
    where: 'apps/server/src/domains/contests/staff/import/read-job.ts',
    input: { max: CONTEST_FILES_BYTES_MAX, unit: 'bytes' },
    parts: { max: 2_000, unit: 'files' },
    time: 10_000,
  },
  async run(sent: readonly Sent[]): Promise<{ read: ContestImport; notes: Note[] }> {
    const report = new Report();
    const read = readContestFiles(await openContestFiles(sent), report);
    return { read, notes: report.notes };
  },
});
