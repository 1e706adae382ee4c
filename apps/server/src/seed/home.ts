import { SITE_OWNER } from '@assay/contract/announcements/owner.ts';
import { SITE_PICTURES_MAX } from '@assay/contract/site/pictures.ts';
import { DEFAULT_CARDS } from '@assay/rules/site/cards.ts';
import { ANNOUNCEMENTS, CARD, CAROUSEL } from '@assay/seeds/site/home.ts';
import sharp from 'sharp';
import { insertAnnouncement } from '../domains/announcements/announcements.queries.ts';
import { storeBlob } from '../domains/files/blobs.ts';
import { pictureAddress } from '../domains/files/pictures.ts';
import { upsertHomeCards } from '../domains/site/home/cards.queries.ts';
import { insertSitePicture } from '../domains/site/home/pictures.queries.ts';
import type { Services } from '../platform/services.ts';

const SECOND_MS = 1000;

/** Announcements, a carousel and a side card of a demo site. */
export async function seedHome(services: Pick<Services, 'db' | 'blobs' | 'clock'>, uid: number): Promise<void> {
  const now = services.clock.now();
  const pictures = await Promise.all(
    CAROUSEL.map(async ({ svg, name }) => {
      const content = await sharp(Buffer.from(svg)).webp({ quality: 85 }).toBuffer();
      return { name, url: pictureAddress((await storeBlob(services, () => content)).hash) };
    }),
  );
  await services.db.transaction().execute(async (tx) => {
    for (const [at, fields] of ANNOUNCEMENTS.entries()) {
      // a second apart, so that they have an order
      const gmt_create = new Date(now.getTime() - (ANNOUNCEMENTS.length - at) * SECOND_MS);
      await insertAnnouncement(tx, SITE_OWNER, { ...fields, uid, gmt_create });
    }
    for (const picture of pictures) {
      await insertSitePicture(tx, { kind: 'carousel', ...picture, max: SITE_PICTURES_MAX }, now);
    }
    await upsertHomeCards(tx, [...DEFAULT_CARDS, { type: 'custom', visible: true, ...CARD }], now);
  });
}
