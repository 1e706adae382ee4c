import { downloadContestXcpcio } from '@assay/contract/contests/boards.ts';
import { writeZip } from '@assay/formats/archive/write-zip.ts';
import { writeXcpcio } from '@assay/formats/contests/write-xcpcio.ts';
import { FileAnswer, type Implementation, implement } from '../../../platform/http/call.ts';
import { manageContest } from '../entry.ts';
import { icpcView } from './view.ts';

export const xcpcioCalls: Implementation[] = [
  implement(downloadContestXcpcio, async (call, { cid }) => {
    const { log } = await icpcView(call, await manageContest(call, cid));
    const { config, teams, runs } = writeXcpcio(log);
    const contents = Object.entries({ config, team: teams, run: runs }).map(([name, value]) => {
      const bytes = Buffer.from(JSON.stringify(value));
      const file = {
        bytes: bytes.length,
        async *open() {
          yield bytes;
        },
      };
      return { path: `${name}.json`, file };
    });
    return new FileAnswer(writeZip(contents), { name: `contest_${cid}_xcpcio.zip`, type: 'application/zip' });
  }),
];
