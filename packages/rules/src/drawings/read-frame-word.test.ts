import { expect, test } from 'vitest';
import { readFrameWord } from './read-frame-word.ts';

const scene = { elements: [{ type: 'text', text: '字' }], background: '#fff', files: {} };
const bytes = (length: number) => new ArrayBuffer(length);

test.each([
  [{ kind: 'failed' }, { kind: 'failed' }],
  [{ kind: 'given', scene }, { kind: 'given' }],
  [
    { kind: 'scene', scene },
    { kind: 'scene', scene },
  ],
  [{ kind: 'scene', scene: { ...scene, background: 'url(https://a.example)' } }, { background: '#ffffff' }],
  [
    { kind: 'picture', as: 'png', data: bytes(3) },
    { kind: 'picture', as: 'png' },
  ],
])('DRAW-5 the word %# is heard', (said, heard) => {
  const word = readFrameWord(said);
  expect(word?.kind === 'scene' && !('kind' in heard) ? word.scene : word).toMatchObject(heard);
});

test.each([
  null,
  'drawing-ready',
  [],
  { kind: 'navigate', to: 'https://a.example' },
  { kind: 'scene' },
  { kind: 'scene', scene: { ...scene, elements: 'none' } },
  { kind: 'scene', scene: { ...scene, elements: [null] } },
  { kind: 'scene', scene: { ...scene, elements: [{ type: 1 }] } },
  { kind: 'scene', scene: { ...scene, files: [] } },
  { kind: 'picture', as: 'html', data: bytes(3) },
  { kind: 'picture', as: 'svg', data: '<svg onload=alert(1)>' },
  { kind: 'picture', as: 'png', data: bytes(65_000_000) },
])('DRAW-5 %# is no word', (said) => {
  expect(readFrameWord(said)).toBeNull();
});

test.each([
  ['5 MB', [{ type: 'text', text: 'a'.repeat(5_000_000) }]],
  ['1,000,000 Chinese characters', [{ type: 'text', text: '字'.repeat(1_000_000) }]],
  ['5,001 strokes', Array.from({ length: 5001 }, () => ({ type: 'line' }))],
])('DRAW-5 %s are no drawing that is kept', (_, elements) => {
  expect(readFrameWord({ kind: 'scene', scene: { ...scene, elements } })).toEqual({ kind: 'tooLarge' });
});
