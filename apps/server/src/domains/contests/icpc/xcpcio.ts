import { downloadContestPackage, downloadContestXcpcio } from '@assay/contract/contests/boards.ts';
import { writeZip, type ZipContent } from '@assay/formats/archive/write-zip.ts';
import { writeContestPackage } from '@assay/formats/contests/write-package.ts';
import { writeXcpcio } from '@assay/formats/contests/xcpcio/write.ts';
import { type FileRef, textFile } from '@assay/formats/file-ref.ts';
import { type Call, FileAnswer, type Implementation, implement } from '../../../platform/http/call.ts';
import { pictureAsJpeg } from '../../files/pictures.ts';
import type { LiveBoard } from '../boards/live-board.ts';
import { pictureOf } from '../boards/people.ts';
import { boardStore } from '../boards/store.ts';
import { manageContest } from '../entry.ts';
import { listManagedProblems } from '../problems/problems.queries.ts';
import { lineOfTeam } from './log.ts';
import { icpcView } from './view.ts';

const zipOf = (files: readonly ZipContent[], name: string) =>
  new FileAnswer(writeZip(files), { name, type: 'application/zip' });

/** The photo of a team as readers of every kind know it, made when it is written. */
const photoFile = (call: Call, live: LiveBoard, teamId: string): FileRef => ({
  bytes: null,
  async *open() {
    const picture = pictureOf(live.person(lineOfTeam(teamId)));
    if (picture) yield await pictureAsJpeg(call, picture.url);
  },
});

export const xcpcioCalls: Implementation[] = [
  implement(downloadContestXcpcio, async (call, { cid }) => {
    const view = await manageContest(call, cid);
    const { log } = await icpcView(call, view);
    const live = await boardStore(call).get(view.row);
    const { config, teams, runs, photos } = writeXcpcio(log);
    const texts = Object.entries({ config, team: teams, run: runs });
    const files = [
      ...texts.map(([name, value]) => ({ path: `${name}.json`, file: textFile(JSON.stringify(value)) })),
      ...photos.map(({ teamId, path }) => ({ path, file: photoFile(call, live, teamId) })),
    ];
    return zipOf(files, `contest_${cid}_xcpcio.zip`);
  }),

  implement(downloadContestPackage, async (call, { cid }) => {
    const { log } = await icpcView(call, await manageContest(call, cid));
    const problems = await listManagedProblems(call.db, cid, call.lang);
    const ids = new Map(problems.map(({ pid, problem_id }) => [String(pid), problem_id]));
    const files = writeContestPackage(log, ids).map(({ path, text }) => ({ path, file: textFile(text) }));
    return zipOf(files, `contest_${cid}_package.zip`);
  }),
];
