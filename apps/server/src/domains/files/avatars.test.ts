import { getUserAuthInfo } from '@assay/contract/accounts/sign-in.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodePng } from '../../platform/pictures/png.ts';
import { sweepBlobs } from './sweep.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const BOUNDARY = 'x-boundary-x';

async function upload(token: string | undefined, file: Buffer, fileName = 'me.png', type = 'image/png') {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="image"; filename="${fileName}"\r\ncontent-type: ${type}\r\n\r\n`;
  const answer = await site.app.inject({
    method: 'POST',
    url: '/api/file/upload-avatar',
    headers: {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'accept-language': 'en',
      ...(token ? { authorization: token } : {}),
    },
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  });
  return { status: answer.statusCode, ...answer.json<{ msg: string; data: { code: string; avatar: string } }>() };
}

const red = { create: { width: 300, height: 200, channels: 3 as const, background: '#cc2222' } };

/** A 24-bit bitmap, bottom row first: blue above red. */
function bmp(width = 4, height = 2): Buffer {
  const rowBytes = Math.ceil((width * 3) / 4) * 4;
  const file = Buffer.alloc(54 + rowBytes * height);
  file.write('BM');
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) file.set(y < height / 2 ? [0, 0, 255] : [255, 0, 0], 54 + y * rowBytes + x * 3);
  }
  return file;
}

const pictures: [string, () => Promise<Buffer>][] = [
  ['png', () => sharp(red).png().toBuffer()],
  ['jpeg', () => sharp(red).jpeg().toBuffer()],
  ['gif', () => sharp(red).gif().toBuffer()],
  ['webp', () => sharp(red).webp().toBuffer()],
  ['bmp', async () => bmp()],
];

test.each(pictures)('a %s becomes a square WebP that everyone can fetch and keep', async (_kind, make) => {
  const user = await buildUser(site);
  const { status, data } = await upload(user.token, await make());
  expect(status).toBe(200);
  expect((await as(site, user)(getUserAuthInfo, {})).data.user.avatar).toBe(data.avatar);
  const picture = await site.app.inject(data.avatar);
  expect(picture.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
});

test('a bitmap keeps its colours and its right way up', async () => {
  const user = await buildUser(site);
  const { data } = await upload(user.token, bmp(4, 4), 'me.bmp', 'image/bmp');
  const { rawPayload } = await site.app.inject(data.avatar);
  const pixels = await sharp(rawPayload).removeAlpha().raw().toBuffer();
  const [top, bottom] = [pixels.subarray(0, 3), pixels.subarray(pixels.length - 3)];
  expect(top[2]).toBeGreaterThan(200);
  expect(bottom[0]).toBeGreaterThan(200);
});

test('T-UP-1 what is not a picture is refused, whatever it is called', async () => {
  const user = await buildUser(site);
  const png = await sharp(red).png().toBuffer();
  const files: [string, Buffer][] = [
    ['svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['html', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['gif head, script behind', Buffer.from('GIF89a=1;alert(1)')],
    ['png cut short', png.subarray(0, png.length / 2)],
    ['bmp that promises more than it holds', bmp(4, 4).subarray(0, 60)],
    ['bmp with absurd sizes', Buffer.from(bmp()).fill(0x7f, 18, 26)],
    ['tiff', await sharp(red).tiff().toBuffer()],
    ['nothing', Buffer.alloc(0)],
  ];
  for (const [name, file] of files) {
    const answer = await upload(user.token, file);
    expect([name, answer.status < 500, answer.status >= 400]).toEqual([name, true, true]);
    expect(answer.data.code).toMatch(/^account\.(badImage|imageTooLarge)$/);
  }
  expect((await as(site, user)(getUserAuthInfo, {})).data.user.avatar).toBeNull();
});

test('T-UP-1 more than two megabytes, or more pixels than a camera has, are refused', async () => {
  const user = await buildUser(site);
  const heavy = await upload(user.token, Buffer.alloc(2 * 1024 * 1024 + 1, 'x'));
  expect(heavy).toMatchObject({ status: 413, data: { code: 'account.imageTooLarge' } });
  const bomb = await sharp({ create: { ...red.create, width: 8000, height: 8000 } })
    .png()
    .toBuffer();
  expect(bomb.length).toBeLessThan(2 * 1024 * 1024);
  expect(await upload(user.token, bomb)).toMatchObject({ status: 413, data: { code: 'account.imageTooLarge' } });
});

test('T-UP-1 nothing but pixels is kept: no place, no camera', async () => {
  const user = await buildUser(site);
  const exif = { IFD0: { Make: 'SecretCamera', Copyright: 'SecretName' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } };
  const { data } = await upload(user.token, await sharp(red).withExif(exif).jpeg().toBuffer(), 'me.jpg');
  const { rawPayload } = await site.app.inject(data.avatar);
  expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
  expect(rawPayload.includes('Secret')).toBe(false);
});

test('visitors cannot upload, and a body that is no form is refused', async () => {
  expect((await upload(undefined, Buffer.from('x'))).status).toBe(401);
  const user = await buildUser(site);
  const plain = await site.app.inject({
    method: 'POST',
    url: '/api/file/upload-avatar',
    headers: { authorization: user.token },
    payload: { image: 'x' },
  });
  expect(plain.statusCode).toBe(415);
});

test('T-TRAV-1 only pictures of the content store are served', async () => {
  const { blobs } = site.services;
  const secret = await blobs.put(Buffer.from('test data of a problem'));
  for (const name of [
    `${secret.hash}.webp`,
    `${secret.hash}.png`,
    `${'0'.repeat(64)}.webp`,
    '..%2f..%2fetc%2fpasswd',
    `..%2f${secret.hash}.webp`,
    'x.webp',
  ]) {
    expect([name, (await site.app.inject(`/api/public/img/${name}`)).statusCode]).toEqual([name, 404]);
  }
});

test('an avatar in use outlives the sweep, one that was replaced does not', async () => {
  const user = await buildUser(site);
  const picture = async (value: number) =>
    encodePng({ width: 2, height: 2, channels: 3, data: new Uint8Array(12).fill(value) });
  const old = (await upload(user.token, await picture(10))).data.avatar;
  const current = (await upload(user.token, await picture(200))).data.avatar;
  site.clock.advance(72 * 3600);
  await sweepBlobs(site.services);
  expect((await site.app.inject(old)).statusCode).toBe(404);
  expect((await site.app.inject(current)).statusCode).toBe(200);
});
