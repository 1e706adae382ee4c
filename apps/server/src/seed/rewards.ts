import { MEDAL, REWARDS } from '@assay/seeds/site/rewards.ts';
import sharp from 'sharp';
import { storeBlob } from '../domains/files/blobs.ts';
import { pictureAddress } from '../domains/files/pictures.ts';
import { insertMedal } from '../domains/medals/medals.queries.ts';
import { insertReward } from '../domains/rewards/rewards.queries.ts';
import type { Services } from '../platform/services.ts';
import { findFirstTraining } from './seed.queries.ts';

type SeedServices = Pick<Services, 'db' | 'blobs' | 'clock'>;

async function storePicture(services: SeedServices, svg: string): Promise<string> {
  const content = await sharp(Buffer.from(svg)).webp({ quality: 90 }).toBuffer();
  return pictureAddress((await storeBlob(services, () => content)).hash);
}

/** What a demo site offers for coins, and a medal of its first training. */
export async function seedRewards(services: SeedServices): Promise<void> {
  const now = services.clock.now();
  const images = await Promise.all([...REWARDS, MEDAL].map(({ svg }) => storePicture(services, svg)));
  await services.db.transaction().execute(async (tx) => {
    for (const [at, { svg: _, ...reward }] of REWARDS.entries()) {
      await insertReward(tx, { ...reward, image: images[at]!, visible: true }, now);
    }
    const training = await findFirstTraining(tx);
    if (training === null) return;
    const { name, description, threshold } = MEDAL;
    const owner = { owner_kind: 'training' as const, owner_id: training };
    await insertMedal(tx, { name, description, threshold, image: images.at(-1)!, ...owner }, now);
  });
}
