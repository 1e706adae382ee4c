import { getCaptcha } from '@assay/contract/accounts/sign-up.ts';
import { openTestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { CAPTCHA_LETTERS, inkAt } from './captcha-glyphs.ts';
import { drawCaptcha } from './captcha-picture.ts';

test('a captcha is a PNG that decodes, and no two are alike', async () => {
  const site = await openTestSite();
  try {
    const [one, two] = [(await as(site)(getCaptcha, {})).data, (await as(site)(getCaptcha, {})).data];
    const meta = await sharp(Buffer.from(one.img.replace('data:image/png;base64,', ''), 'base64')).metadata();
    expect(meta).toMatchObject({ format: 'png', width: 150, height: 50 });
    expect(one.captchaKey).not.toBe(two.captchaKey);
    expect(one.img).not.toBe(two.img);
  } finally {
    await site.close();
  }
});

test('the same text is drawn differently every time', () => {
  expect(drawCaptcha('A8WK3').data).not.toEqual(drawCaptcha('A8WK3').data);
});

test('every letter has ink and differs from every other', () => {
  const drawing = (letter: string) =>
    Array.from({ length: 35 }, (_, i) => inkAt(letter, (i % 5) + 0.5, Math.floor(i / 5) + 0.5)).join();
  const drawings = new Set([...CAPTCHA_LETTERS].map(drawing));
  expect(drawings.size).toBe(CAPTCHA_LETTERS.length);
  expect(CAPTCHA_LETTERS).not.toMatch(/[01OIQ25SZ6G]/);
});
