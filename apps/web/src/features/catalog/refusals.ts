import type { Say } from '../../lib/text.ts';
import type { TEXT } from './text.ts';

type Words = Say<typeof TEXT>;

const isColor = (value: string) => /^#[0-9a-f]{6}$/i.test(value.trim());

export const refuseName = (say: Words) => (value: string) => (value.trim() === '' ? say('required') : null);
export const refuseColor = (say: Words) => (value: string) => (isColor(value) ? null : say('colorFormat'));
export const refuseWhole = (say: Words) => (value: number | string) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100_000 ? null : say('whole');
