import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast, parseHex, readableOn, shadesOf } from './colors.ts';
import { DEFAULT_ACCENT } from './theme.ts';

const ratio = (one: string, other: string) => contrast(parseHex(one) as never, parseHex(other) as never);

/** What somebody without green cones sees of a colour (Viénot, Brettel and Mollon 1999), linear red, green and blue. */
function asDeuteranope(hex: string): number[] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2);
  return [0.29275 * r + 0.70725 * g, 0.29275 * r + 0.70725 * g, -0.02234 * r + 0.02234 * g + b];
}

describe('contrast', () => {
  it('follows WCAG', () => {
    expect(ratio('#000000', '#ffffff')).toBeCloseTo(21);
    expect(ratio('#15803d', '#ffffff')).toBeCloseTo(5.02, 1);
  });

  const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
  const [, light = '', dark = ''] = css.split(/data-mantine-color-scheme=/);
  const tokens = (block: string) => [...block.matchAll(/--((?:verdict|kind)-\w+|ink|ink-soft|brass): (#\w{6})/g)];

  it('are all found', () => {
    expect([tokens(light).length, tokens(dark).length]).toEqual([19, 19]);
  });

  it.each(tokens(light).map(([, name, color]) => [name, color]))(
    'light --%s %s reads on its grounds',
    (_name, color) => {
      expect(ratio(color as string, '#ffffff')).toBeGreaterThanOrEqual(4.5);
      expect(ratio(color as string, '#f3f5f8')).toBeGreaterThanOrEqual(4.5);
    },
  );
  it.each(tokens(dark).map(([, name, color]) => [name, color]))('dark --%s %s reads on its grounds', (_name, color) => {
    expect(ratio(color as string, '#172033')).toBeGreaterThanOrEqual(4.5);
    expect(ratio(color as string, '#0f1623')).toBeGreaterThanOrEqual(4.5);
  });

  const value = (block: string, name: string) => new RegExp(`--${name}: (#\\w{6})`).exec(block)?.[1] as string;
  it.each(
    ['good', 'info', 'quiet', 'notice', 'alarm'].flatMap((tone) => [
      ['light', tone, light],
      ['dark', tone, dark],
    ]),
  )('%s tone %s reads on its own ground', (_scheme, tone, block) => {
    const ground = value(block as string, `tone-${tone}-ground`);
    expect(ratio(value(block as string, `tone-${tone}`), ground)).toBeGreaterThanOrEqual(4.5);
  });

  const distinct = readFileSync(join(import.meta.dirname, 'distinct.css'), 'utf8').split('@media')[0]!;
  const [distinctLight = '', distinctDark = ''] = distinct.split('[data-mantine-color-scheme="dark"]');
  it.each([
    ['light', distinctLight, ['#ffffff', '#f3f5f8']],
    ['dark', distinctDark, ['#172033', '#0f1623']],
  ] as const)(
    'distinct colours read on the %s grounds and are told apart without green and red',
    (_name, block, grounds) => {
      const found = [...block.matchAll(/--((?:verdict|kind)-\w+): (#\w{6})/g)];
      expect(found).toHaveLength(8);
      for (const [, , color] of found)
        for (const ground of grounds) expect(ratio(color!, ground)).toBeGreaterThanOrEqual(4.5);
      for (const tone of ['good', 'alarm'])
        expect(ratio(value(block, `tone-${tone}`), value(block, `tone-${tone}-ground`))).toBeGreaterThanOrEqual(4.5);
      const [right, wrong] = [value(block, 'verdict-accepted'), value(block, 'verdict-wrongAnswer')].map(asDeuteranope);
      expect(Math.hypot(...right!.map((part, at) => part - wrong![at]!))).toBeGreaterThan(0.35);
    },
  );

  it.each(['#ffc116', '#f39c11', '#ffffff', '#000000', '#2360d8', '#7f7f7f'])(
    'text in %s becomes readable',
    (color) => {
      expect(ratio(readableOn(color, '#ffffff'), '#ffffff')).toBeGreaterThanOrEqual(4.5);
      expect(ratio(readableOn(color, '#172033'), '#172033')).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('leaves a readable accent alone, in the middle of its shades', () => {
    expect(readableOn(DEFAULT_ACCENT, '#ffffff')).toBe(DEFAULT_ACCENT);
    expect(shadesOf(DEFAULT_ACCENT)).toHaveLength(10);
    expect(shadesOf(DEFAULT_ACCENT)[6]).toBe(DEFAULT_ACCENT);
  });
});
