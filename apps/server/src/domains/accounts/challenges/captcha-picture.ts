import type { Picture } from '../../../platform/pictures/png.ts';
import { GLYPH_HEIGHT, GLYPH_WIDTH, inkAt } from './captcha-glyphs.ts';

const WIDTH = 150;
const HEIGHT = 50;
const CURVES = 3;
/** No ink lies farther from a letter's middle, in cells, squared. */
const REACH = (GLYPH_WIDTH / 2 + 1) ** 2 + (GLYPH_HEIGHT / 2 + 1) ** 2;

const between = (low: number, high: number) => low + Math.random() * (high - low);
const darkColour = () => [between(0, 130), between(0, 120), between(0, 150)] as const;

interface PlacedLetter {
  letter: string;
  x: number;
  y: number;
  /** Pixels a cell. */
  scale: number;
  cos: number;
  sin: number;
  colour: readonly [number, number, number];
}

const place = (text: string): PlacedLetter[] =>
  [...text].map((letter, index) => {
    const angle = between(-0.45, 0.45);
    return {
      letter,
      x: (WIDTH / text.length) * (index + 0.5) + between(-3, 3),
      y: HEIGHT / 2 + between(-5, 5),
      scale: between(3.6, 4.6),
      cos: Math.cos(angle),
      sin: Math.sin(angle),
      colour: darkColour(),
    };
  });

/** A sine curve across the picture, as thick and dark as the letters so that it cannot be filtered out by colour. */
function curve() {
  const [height, amplitude, length, phase] = [between(10, 40), between(4, 12), between(18, 45), between(0, 6)];
  const thickness = between(0.8, 1.5);
  return {
    colour: darkColour(),
    covers: (x: number, y: number) =>
      Math.abs(y - height - amplitude * Math.sin(x / length + phase)) < thickness ? 1 : 0,
  };
}

const sharpen = (ink: number) => Math.min(Math.max((ink - 0.35) / 0.25, 0), 1);

/** Draws characters turned, waved and struck through, on a noisy ground. */
export function drawCaptcha(text: string): Picture {
  const letters = place(text);
  const curves = Array.from({ length: CURVES }, curve);
  const wave = { a: between(1.5, 3), b: between(1.5, 3), p: between(7, 12), q: between(9, 16), phase: between(0, 6) };
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const waved = {
        x: x + wave.a * Math.sin(y / wave.p + wave.phase),
        y: y + wave.b * Math.sin(x / wave.q + wave.phase),
      };
      const pixel: [number, number, number] = [between(205, 255), between(205, 255), between(205, 255)];
      for (const { letter, colour, ...at } of letters) {
        const dx = (waved.x - at.x) / at.scale;
        const dy = (waved.y - at.y) / at.scale;
        if (dx * dx + dy * dy > REACH) continue;
        const column = dx * at.cos + dy * at.sin + GLYPH_WIDTH / 2;
        const row = dy * at.cos - dx * at.sin + GLYPH_HEIGHT / 2;
        mix(pixel, colour, sharpen(inkAt(letter, column, row)));
      }
      for (const { colour, covers } of curves) mix(pixel, colour, covers(x, y));
      data.set(pixel, (y * WIDTH + x) * 3);
    }
  }
  return { width: WIDTH, height: HEIGHT, channels: 3, data };
}

function mix(pixel: [number, number, number], colour: readonly [number, number, number], share: number) {
  if (share === 0) return;
  for (let i = 0; i < 3; i += 1) pixel[i] = pixel[i]! * (1 - share) + colour[i]! * share;
}
