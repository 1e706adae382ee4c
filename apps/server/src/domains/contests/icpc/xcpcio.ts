import { downloadContestPackage, downloadContestXcpcio } from '@assay/contract/contests/boards.ts';
import { writeZip } from '@assay/formats/archive/write-zip.ts';
import { writeContestPackage } from '@assay/formats/contests/write-package.ts';
import { writeXcpcio } from '@assay/formats/contests/write-xcpcio.ts';
import { textFile } from '@assay/formats/file-ref.ts';
import { FileAnswer, type Implementation, implement } from '../../../platform/http/call.ts';
import { manageContest } from '../entry.ts';
import { listManagedProblems } from '../problems.queries.ts';
import { icpcView } from './view.ts';

const zipOf = (files: readonly { path: string; text: string }[], name: string) =>
  new FileAnswer(writeZip(files.map(({ path, text }) => ({ path, file: textFile(text) }))), {
    name,
    type: 'application/zip',
  });

export const xcpcioCalls: Implementation[] = [
  implement(downloadContestXcpcio, async (call, { cid }) => {
    const { log } = await icpcView(call, await manageContest(call, cid));
    const { config, teams, runs } = writeXcpcio(log);
    const files = Object.entries({ config, team: teams, run: runs });
    return zipOf(
      files.map(([name, value]) => ({ path: `${name}.json`, text: JSON.stringify(value) })),
      `contest_${cid}_xcpcio.zip`,
    );
  }),

  implement(downloadContestPackage, async (call, { cid }) => {
    const { log } = await icpcView(call, await manageContest(call, cid));
    const problems = await listManagedProblems(call.db, cid, call.lang);
    const ids = new Map(problems.map(({ pid, problem_id }) => [String(pid), problem_id]));
    return zipOf(writeContestPackage(log, ids), `contest_${cid}_package.zip`);
  }),
];
