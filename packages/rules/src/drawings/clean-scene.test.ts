import { expect, test } from 'vitest';
import { cleanScene } from './clean-scene.ts';

const clean = (elements: object[], files: object = {}) =>
  cleanScene({ elements, background: '#ffffff', files } as never);

test.each([
  [
    { type: 'rectangle', x: 1 },
    { type: 'rectangle', x: 1, link: null },
  ],
  [
    { type: 'text', text: '<b>', link: 'https://a.example/' },
    { type: 'text', text: '<b>', link: 'https://a.example/' },
  ],
  [
    { type: 'text', link: 'javascript:alert(1)' },
    { type: 'text', link: null },
  ],
  [
    { type: 'text', link: ' JaVaScript:alert(1)' },
    { type: 'text', link: null },
  ],
  [
    { type: 'text', link: 'data:text/html,<script>' },
    { type: 'text', link: null },
  ],
  [
    { type: 'text', link: '//a.example' },
    { type: 'text', link: null },
  ],
  [
    { type: 'text', link: { href: 'https://a.example' } },
    { type: 'text', link: null },
  ],
])('DRAW-4 of %j is kept %j', (element, kept) => {
  expect(clean([element]).elements).toEqual([kept]);
});

test.each(['iframe', 'embeddable', 'magicframe'])('DRAW-4 no %s is kept', (type) => {
  expect(clean([{ type, link: 'https://a.example/' }]).elements).toEqual([]);
});

const picture = (dataURL: string, mimeType = /^data:([^;]*)/.exec(dataURL)?.[1]) => ({
  one: { id: 'one', mimeType, dataURL, created: 1 },
});

test.each([
  ['data:image/png;base64,iVBORw0K', true],
  ['data:image/webp;base64,UklGRg==', true],
  ['data:image/svg+xml;base64,PHN2Zz4=', false],
  ['data:text/html;base64,PHN2Zz4=', false],
  ['data:image/png,<svg onload=alert(1)>', false],
  ['https://a.example/picture.png', false],
])('DRAW-4 a picture at %s is kept: %s', (dataURL, kept) => {
  const { files } = clean([{ type: 'image', fileId: 'one' }], picture(dataURL));
  expect(Object.keys(files)).toEqual(kept ? ['one'] : []);
});

test('DRAW-4 a picture of another kind than it says, and one that nothing shows, go', () => {
  const png = 'data:image/png;base64,iVBORw0K';
  expect(clean([{ type: 'image', fileId: 'one' }], picture(png, 'image/svg+xml')).files).toEqual({});
  expect(clean([{ type: 'text', fileId: 'one' }], picture(png)).files).toEqual({});
});
