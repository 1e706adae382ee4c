import type { Picture } from '../../../platform/pictures/png.ts';

/** Sizes of ACC-12: picture 325 × 100, piece 42, radius of its knobs 10. */
export const PUZZLE_WIDTH = 325;
export const PUZZLE_HEIGHT = 100;
const PIECE = 42;
const RADIUS = 10;
/** A knob's middle lies this far outside the edge it sits on. */
const KNOB = 6;
/** The piece with its knobs and a margin of one pixel. */
export const PIECE_BOX = PIECE + KNOB + RADIUS + 2;

const between = (low: number, high: number) => low + Math.random() * (high - low);
type Colour = readonly [number, number, number];

/** A colour by hue (degrees), saturation and lightness (0 to 1). */
function colourOf(hue: number, saturation: number, lightness: number): Colour {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const part = (offset: number) => {
    const turn = (offset + hue / 30) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)));
  };
  return [part(0), part(8), part(4)];
}

/** Colours that go together: a hue and its neighbours, and now and then the one across. */
function palette(): () => Colour {
  const hue = between(0, 360);
  return () => {
    const turn = Math.random() < 0.2 ? between(165, 195) : between(-35, 35);
    return colourOf((hue + turn + 360) % 360, between(0.3, 0.7), between(0.3, 0.8));
  };
}

/** Whether a point of the piece's box belongs to it: a square with knobs on two sides and a notch on the left. */
type Shape = (x: number, y: number) => boolean;

function pieceShape(): Shape {
  const top = { x: 1 + between(16, 26), y: RADIUS + 1 };
  const right = { x: 1 + PIECE + KNOB, y: KNOB + RADIUS + 1 + between(16, 26) };
  const notch = { x: 1, y: right.y };
  const isNear = (at: { x: number; y: number }, x: number, y: number) =>
    (x - at.x) ** 2 + (y - at.y) ** 2 < RADIUS ** 2;
  return (x, y) => {
    if (isNear(top, x, y) || isNear(right, x, y)) return true;
    const inSquare = x >= 1 && x < 1 + PIECE && y >= KNOB + RADIUS + 1 && y < KNOB + RADIUS + 1 + PIECE;
    return inSquare && !isNear(notch, x, y);
  };
}

/** A colourful ground of soft waves, discs, bars and grain: no two pictures alike, none with an outline to search for. */
function drawGround(): Uint8Array {
  const colour = palette();
  const waves = Array.from({ length: 4 }, () => ({
    x: between(-0.06, 0.06),
    y: between(-0.08, 0.08),
    phase: between(0, 6),
    colour: colour(),
  }));
  const discs = Array.from({ length: 26 }, () => ({
    x: between(0, PUZZLE_WIDTH),
    y: between(0, PUZZLE_HEIGHT),
    radius: between(5, 26),
    colour: colour(),
    share: between(0.25, 0.8),
  }));
  const bars = Array.from({ length: 8 }, () => {
    const angle = between(0, Math.PI);
    return {
      cos: Math.cos(angle),
      sin: Math.sin(angle),
      offset: between(-60, 260),
      half: between(2, 7),
      colour: colour(),
      share: between(0.25, 0.7),
    };
  });
  const data = new Uint8Array(PUZZLE_WIDTH * PUZZLE_HEIGHT * 3);
  for (let y = 0; y < PUZZLE_HEIGHT; y += 1) {
    for (let x = 0; x < PUZZLE_WIDTH; x += 1) {
      const pixel: [number, number, number] = [128, 128, 128];
      for (const wave of waves) {
        blend(pixel, wave.colour, 0.35 + 0.3 * Math.sin(x * wave.x + y * wave.y + wave.phase));
      }
      for (const disc of discs) {
        if ((x - disc.x) ** 2 + (y - disc.y) ** 2 < disc.radius ** 2) blend(pixel, disc.colour, disc.share);
      }
      for (const bar of bars) {
        if (Math.abs(x * bar.cos + y * bar.sin - bar.offset) < bar.half) blend(pixel, bar.colour, bar.share);
      }
      const grain = between(-8, 8);
      for (let i = 0; i < 3; i += 1) data[(y * PUZZLE_WIDTH + x) * 3 + i] = clamp(pixel[i]! + grain);
    }
  }
  return data;
}

function blend(pixel: [number, number, number], with_: Colour, share: number) {
  for (let i = 0; i < 3; i += 1) pixel[i] = pixel[i]! * (1 - share) + with_[i]! * share;
}
const clamp = (value: number) => Math.min(Math.max(Math.round(value), 0), 255);

/** Darkens a hole and drowns what was there in grain, so that the piece does not match it pixel by pixel. */
function cutHole(ground: Uint8Array, shape: Shape, left: number, top: number) {
  for (let y = 0; y < PIECE_BOX; y += 1) {
    for (let x = 0; x < PIECE_BOX; x += 1) {
      if (!shape(x, y)) continue;
      const at = ((top + y) * PUZZLE_WIDTH + left + x) * 3;
      const grain = between(-22, 22);
      for (let i = 0; i < 3; i += 1) ground[at + i] = clamp(ground[at + i]! * 0.25 + 38 + grain);
    }
  }
}

function cutPiece(ground: Uint8Array, shape: Shape, left: number, top: number): Picture {
  const data = new Uint8Array(PIECE_BOX * PIECE_BOX * 4);
  for (let y = 0; y < PIECE_BOX; y += 1) {
    for (let x = 0; x < PIECE_BOX; x += 1) {
      if (!shape(x, y)) continue;
      const from = ((top + y) * PUZZLE_WIDTH + left + x) * 3;
      const isEdge = !shape(x - 1, y) || !shape(x + 1, y) || !shape(x, y - 1) || !shape(x, y + 1);
      const rgb = isEdge ? [255, 255, 255] : ground.subarray(from, from + 3);
      data.set([...rgb, 255], (y * PIECE_BOX + x) * 4);
    }
  }
  return { width: PIECE_BOX, height: PIECE_BOX, channels: 4, data };
}

/**
 * Draws a puzzle whose hole begins at `(x, y)`. A mirrored hole at `decoyX` looks alike to a program that searches for
 * dark spots, but the piece does not fit it.
 */
export function drawPuzzle(x: number, y: number, decoyX: number): { background: Picture; piece: Picture } {
  const shape = pieceShape();
  const mirrored: Shape = (px, py) => shape(PIECE_BOX - 1 - px, PIECE_BOX - 1 - py);
  const ground = drawGround();
  const piece = cutPiece(ground, shape, x, y);
  cutHole(ground, shape, x, y);
  cutHole(ground, mirrored, decoyX, y);
  return { background: { width: PUZZLE_WIDTH, height: PUZZLE_HEIGHT, channels: 3, data: ground }, piece };
}
