import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DARK, FROST, inksOn, LIGHT, ratioOf, SCRIM, worstCard, worstGround } from './grounds.ts';

const css = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const [, light = '', dark = ''] = css('tokens.css').split(/data-mantine-color-scheme=/);
const AA = 4.5;

/** All colours of three digits, as `#rrggbb`. */
const COLORS = Array.from({ length: 4096 }, (_, at) => {
  const [r, g, b] = at.toString(16).padStart(3, '0');
  return `#${r}${r}${g}${g}${b}${b}`;
});

it('ACC-23 knows the grounds and shares that the style sheets have', () => {
  for (const [grounds, block] of [
    [LIGHT, light],
    [DARK, dark],
  ] as const) {
    expect(block).toContain(`--ground: ${grounds.ground};`);
    expect(block).toContain(`--surface: ${grounds.surface};`);
    expect(block).toContain(`--ink: ${grounds.ink};`);
    expect(block).toContain(`--ink-soft: ${grounds.inkSoft};`);
  }
  expect(css('base.css')).toContain(`var(--ground) ${SCRIM * 100}%`);
  expect(css('base.css')).toContain(`var(--surface) ${FROST * 100}%`);
});

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
] as const)('ACC-23 in the %s scheme', (_scheme, grounds) => {
  it.each([true, false])('any colour reads on page and cards, with a picture behind them: %s', (hasPicture) => {
    const ground = hasPicture ? worstGround(grounds) : grounds.ground;
    const unreadable = COLORS.filter((color) => {
      const { accent } = inksOn(grounds, color, hasPicture);
      return [ground, grounds.surface, hasPicture ? worstCard(grounds) : ground].some((at) => ratioOf(accent, at) < AA);
    });
    expect(unreadable).toEqual([]);
  });

  it('ink reads over any picture', () => {
    const { soft } = inksOn(grounds, '#2360d8', true);
    for (const ink of [grounds.ink, soft]) {
      expect(ratioOf(ink, worstGround(grounds))).toBeGreaterThanOrEqual(AA);
      expect(ratioOf(ink, worstCard(grounds))).toBeGreaterThanOrEqual(AA);
    }
  });
});

const tokens = (block: string) =>
  [...block.matchAll(/--((?:verdict|kind)-\w+|ink|ink-soft|brass): (#\w{6})/g)].map(
    ([, name, color]) => [name!, color!] as const,
  );

it.each(tokens(light))('light --%s %s reads on a frosted card over the darkest picture', (_name, color) => {
  expect(ratioOf(color, worstCard(LIGHT))).toBeGreaterThanOrEqual(AA);
});
it.each(tokens(dark))('dark --%s %s reads on a frosted card over the brightest picture', (_name, color) => {
  expect(ratioOf(color, worstCard(DARK))).toBeGreaterThanOrEqual(AA);
});
