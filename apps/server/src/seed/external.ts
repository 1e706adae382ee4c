import { SITE_PICTURES_MAX } from '@assay/contract/site/pictures.ts';
import { wholeMinute } from '@assay/rules/calendar/days.ts';
import { BACKGROUND, EXTERNAL_CONTESTS, LINK_CATEGORIES, LINK_CONTESTS } from '@assay/seeds/site/external.ts';
import sharp from 'sharp';
import { insertContest } from '../domains/external/contests.queries.ts';
import { insertLabel } from '../domains/external/labels.queries.ts';
import { insertLink, replaceContests } from '../domains/external/links.queries.ts';
import { storeBlob } from '../domains/files/blobs.ts';
import { pictureAddress } from '../domains/files/pictures.ts';
import { insertSitePicture } from '../domains/site/home/pictures.queries.ts';
import type { Services } from '../platform/services.ts';

type SeedServices = Pick<Services, 'db' | 'blobs' | 'clock'>;

const HOUR_MS = 3_600_000;

async function storePicture(services: SeedServices, svg: string): Promise<string> {
  const content = await sharp(Buffer.from(svg)).webp({ quality: 90 }).toBuffer();
  return pictureAddress((await storeBlob(services, () => content)).hash);
}

/** Links and contests of other sites, and a background, of a demo site. */
export async function seedExternal(services: SeedServices): Promise<void> {
  const now = services.clock.now();
  const at = (hours: number) => wholeMinute(new Date(now.getTime() + hours * HOUR_MS));
  const drawings = [BACKGROUND, ...EXTERNAL_CONTESTS, ...LINK_CATEGORIES.flatMap(({ links }) => links)];
  const stored = await Promise.all(drawings.map(async ({ svg }) => [svg, await storePicture(services, svg)] as const));
  const pictures = new Map(stored);
  await services.db.transaction().execute(async (tx) => {
    const { svg, name } = BACKGROUND;
    const background = { kind: 'background', url: pictures.get(svg)!, name, max: SITE_PICTURES_MAX } as const;
    await insertSitePicture(tx, background, now);
    const contests = new Map<string, number>();
    for (const [seq, contest] of LINK_CONTESTS.entries()) {
      contests.set(contest, await insertLabel(tx, 'contest', { name: contest, color: '', seq }));
    }
    for (const [seq, { links, ...category }] of LINK_CATEGORIES.entries()) {
      const category_id = await insertLabel(tx, 'category', { ...category, seq });
      for (const { svg: drawn, contests: about, ...link } of links) {
        const fields = { ...link, logo: pictures.get(drawn)!, category_id, seq, visible: true };
        const id = await insertLink(tx, fields, now);
        await replaceContests(
          tx,
          id,
          about.map((contest) => contests.get(contest)!),
        );
      }
    }
    for (const { svg: drawn, inHours, hours, ...contest } of EXTERNAL_CONTESTS) {
      const times = { start_time: at(inHours), end_time: at(inHours + hours) };
      await insertContest(tx, { ...contest, ...times, logo: pictures.get(drawn)!, visible: true }, now);
    }
  });
}
