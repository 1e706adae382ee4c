import { uploadAvatar } from '@assay/contract/accounts/settings.ts';
import { PHOTO_MAX_MB } from '@assay/contract/contests/photos.ts';
import { fail } from '@assay/contract/errors.ts';
import { declareBounds } from '@assay/contract/readers/bounded.ts';
import sharp from 'sharp';
import { type Call, type Implementation, implement, viewerOf } from '../../platform/http/call.ts';
import { readUploadWhole } from '../../platform/http/upload.ts';
import { decodeBmp } from '../../platform/pictures/bmp.ts';
import type { Services } from '../../platform/services.ts';
import { loadUserInfo } from '../accounts/users/user-info.ts';
import { updateProfile } from '../accounts/users/users.queries.ts';
import { storeBlob } from './blobs.ts';
import { pictureAddress } from './pictures.ts';

const MAX_BYTES = 2 * 1024 * 1024;
/** A camera's picture is smaller; a small file that unpacks to more is a bomb. */
const MAX_PIXELS = 25_000_000;
/** Both edges of an avatar, in pixels. */
export const AVATAR_SIDE = 256;

declareBounds({
  reader: { en: 'Pictures', zh: '图片' },
  where: 'apps/server/src/domains/files/avatars.ts',
  // contest photos may be the largest; avatars stop at their own bound
  input: { max: PHOTO_MAX_MB * 1024 * 1024, unit: 'bytes' },
  parts: { max: MAX_PIXELS, unit: 'pixels' },
  time: 'linear',
});

// One picture after another is enough, and libvips' cache would only hold memory.
sharp.concurrency(1);
sharp.cache(false);

/** The kind of a picture by its first bytes; the name and the type that were sent say nothing. */
function kindOf(file: Buffer): 'bmp' | 'other' | null {
  const start = file.toString('latin1', 0, 12);
  if (start.startsWith('BM')) return 'bmp';
  const isKnown =
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    start.startsWith('\xff\xd8\xff') ||
    start.startsWith('GIF87a') ||
    start.startsWith('GIF89a') ||
    (start.startsWith('RIFF') && start.endsWith('WEBP'));
  return isKnown ? 'other' : null;
}

function open(file: Buffer, isAnimated: boolean) {
  const kind = kindOf(file) ?? fail('account.badImage');
  const limits = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: isAnimated ? -1 : 1 } as const;
  if (kind === 'other') return sharp(file, limits);
  const picture = decodeBmp(file, MAX_PIXELS) ?? fail('account.badImage');
  if (picture === 'too large') return fail('account.imageTooLarge');
  const { width, height, channels, data } = picture;
  return sharp(data, { ...limits, raw: { width, height, channels } });
}

interface PictureSize {
  side: number;
  /** Fills the square and cuts what stands out, or lies inside of it whole. */
  fit: 'cover' | 'inside';
  /** Most bytes that are read; 2 MiB unless given. */
  maxBytes?: number;
  /** Whether it keeps all its frames, or only the first. */
  isAnimated?: boolean;
}

/** A stored picture: where it is fetched, its content in the store, and its size in pixels. */
export interface Picture {
  url: string;
  hash: string;
  bytes: number;
  width: number;
  height: number;
}

/**
 * Reads any accepted picture and writes it anew: upright, at most `side` pixels, nothing but pixels.
 * @throws Failure `account.badImage`, `account.imageTooLarge`
 */
async function makePicture(file: Buffer, { side, fit, isAnimated = false }: PictureSize) {
  const image = open(file, isAnimated);
  try {
    return await image
      .autoOrient()
      .resize(side, side, { fit, withoutEnlargement: fit === 'inside' })
      .webp({ quality: 85 })
      .timeout({ seconds: 10 })
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    const { message } = error as Error;
    return fail(/pixel limit|too large/i.test(message) ? 'account.imageTooLarge' : 'account.badImage', {}, message);
  }
}

async function receive(call: Call, maxBytes = MAX_BYTES): Promise<Buffer> {
  const upload = call.upload(maxBytes + 1);
  const file = await readUploadWhole(upload);
  return file.length > maxBytes ? fail('account.imageTooLarge') : file;
}

/**
 * Stores the picture of a multipart call.
 * @throws Failure of {@link makePicture}
 */
export async function receivePicture(call: Call, size: PictureSize): Promise<Picture> {
  return storePicture(call, await receive(call, size.maxBytes), size);
}

/**
 * Stores a picture that the site fetched itself.
 * @throws Failure of {@link makePicture}
 */
export async function storePicture(
  services: Pick<Services, 'blobs' | 'db' | 'clock'>,
  file: Buffer,
  size: PictureSize,
): Promise<Picture> {
  const { data, info } = await makePicture(file, size);
  const { hash, bytes } = await storeBlob(services, () => data);
  return { url: pictureAddress(hash), hash, bytes, width: info.width, height: info.height };
}

async function setAvatar(call: Call) {
  const { uid } = viewerOf(call);
  const { url: avatar } = await receivePicture(call, { side: AVATAR_SIDE, fit: 'cover' });
  await updateProfile(call.db, uid, { avatar }, call.clock.now());
  return loadUserInfo(call, uid);
}

export const avatarCalls: Implementation[] = [implement(uploadAvatar, setAvatar)];
