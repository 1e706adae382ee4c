import { type AcmBoardCell, type BoardPage, boardPage, getContestRank } from '@assay/contract/contests/boards.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildContest, type ContestOptions } from '@assay/testkit/build/contest.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { openField } from './field.ts';

export const HOUR = 3600;

/** A site with three contestants, a super admin, an author of contests and another admin. */
export async function openBoardStage() {
  const site = await openTestSite();
  const [anna, bela, cora] = [await buildUser(site), await buildUser(site), await buildUser(site)];
  const root = await buildUser(site, { role: 'root' });
  const author = await buildUser(site, { role: 'admin' });
  const stranger = await buildUser(site, { role: 'admin' });
  return {
    site,
    anna,
    bela,
    cora,
    root,
    author,
    stranger,
    /** Anna solved A early and B under the seal; Bela solved A late; Cora failed. The seal is the last hour of five. */
    async stage(options: ContestOptions = {}) {
      const contest = await buildContest(site, {
        author,
        startsIn: -4.5 * HOUR,
        sealsBefore: HOUR,
        openRank: true,
        ...options,
      });
      const field = openField(site, contest);
      for (const { uid } of [anna, bela, cora]) await field.join(uid);
      await field.submit(anna.uid, 0, 0, 600, 100);
      await field.submit(anna.uid, 1, 0, 4.2 * HOUR, 100);
      await field.submit(bela.uid, 0, -1, 700, 0);
      await field.submit(bela.uid, 0, 0, 900, 100);
      await field.submit(cora.uid, 1, -1, 1000, 0);
      return { ...contest, field };
    },
    rank: (cid: number, who: BuiltUser, options: object = {}) => readRank(site, cid, who, options),
  };
}

/** A page of the board, which must be of exactly the shape that is declared. */
async function readRank(site: TestSite, cid: number, who: BuiltUser, options: object): Promise<BoardPage> {
  const { status, msg, data } = await as(site, who)(getContestRank, { cid, ...options });
  if (status !== 200) throw new Error(msg);
  return boardPage.strict().parse(data);
}

/** User, place and points of each line. */
export const linesOf = ({ records }: BoardPage) =>
  records.map(({ uid, rank, ac, totalScore }) => [uid, rank, ac ?? totalScore]);

export const cellOf = ({ records }: BoardPage, { uid }: BuiltUser, displayId: string) =>
  records.find((row) => row.uid === uid)!.submissionInfo[displayId] as AcmBoardCell;
