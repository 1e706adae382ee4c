import { inflateSync } from 'node:zlib';
import { getSlidePuzzle, solveSlidePuzzle } from '@assay/contract/accounts/sign-in.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holeOf, humanTrail } from '../testing/challenges.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const fetchPuzzle = async () => (await as(site)(getSlidePuzzle, {})).data;
const drop = (input: object, ip?: string) => as(site, ip ? { ip } : {}).refused(solveSlidePuzzle, input);

/** Reads back what our encoder wrote. */
function decode(dataUrl: string) {
  const png = Buffer.from(dataUrl.replace(/^data:image\/png;base64,/, ''), 'base64');
  const [width, height, channels] = [png.readUInt32BE(16), png.readUInt32BE(20), png[25] === 6 ? 4 : 3];
  const rows = inflateSync(png.subarray(41, 41 + png.readUInt32BE(33)));
  return {
    width,
    height,
    channels,
    at: (x: number, y: number) => rows[y * (width * channels + 1) + 1 + x * channels]!,
  };
}

test('the picture has the sizes of the specification and a piece that fits in it', async () => {
  const puzzle = await fetchPuzzle();
  const [background, piece] = [decode(puzzle.background), decode(puzzle.piece)];
  expect(background).toMatchObject({ width: 325, height: 100, channels: 3 });
  expect(piece).toMatchObject({ width: puzzle.pieceWidth, channels: 4 });
  expect(puzzle.y + piece.height).toBeLessThanOrEqual(100);
  expect(JSON.stringify({ ...puzzle, background: '', piece: '' })).not.toContain('"x"');
});

test('two dark holes: a program that looks for one cannot tell which fits', async () => {
  for (let i = 0; i < 5; i += 1) {
    const puzzle = await fetchPuzzle();
    const hole = await holeOf(site, puzzle.puzzleId);
    const picture = decode(puzzle.background);
    const middle = puzzle.y + 36;
    const isDark = (x: number) => {
      let sum = 0;
      for (let dy = -8; dy < 8; dy += 1) for (let dx = 0; dx < 12; dx += 1) sum += picture.at(x + dx, middle + dy);
      return sum / 192 < 115;
    };
    expect(isDark(hole + 20)).toBe(true);
    const others = [];
    for (let x = 60; x < 300; x += 4) if (Math.abs(x - hole - 20) > 50 && isDark(x)) others.push(x);
    expect(others.length).toBeGreaterThan(0);
  }
});

test('a hand that drops the piece within three pixels gets a pass and its time', async () => {
  for (const off of [-3, 0, 3]) {
    const { puzzleId } = await fetchPuzzle();
    const x = (await holeOf(site, puzzleId)) + off;
    const answer = await as(site)(solveSlidePuzzle, { puzzleId, x, trail: humanTrail(x) });
    expect(answer.status).toBe(200);
    expect(answer.data.puzzlePass.length).toBeGreaterThanOrEqual(32);
    expect(answer.data.seconds).toBe(0.4);
  }
});

test('beside the hole it fails, and each puzzle can be tried once', async () => {
  const { puzzleId } = await fetchPuzzle();
  const x = await holeOf(site, puzzleId);
  const missed = await drop({ puzzleId, x: x + 4, trail: humanTrail(x) });
  expect(missed).toMatchObject({ status: 400, data: { code: 'account.puzzleFailed' } });
  expect((await drop({ puzzleId, x, trail: humanTrail(x) })).data.code).toBe('account.puzzleFailed');
});

test('a drag that is too fast or perfectly even is a robot', async () => {
  const even = Array.from({ length: 20 }, (_, i) => ({ x: i * 10, y: 0, ms: i * 30 }));
  const fast = humanTrail(200).map((point) => ({ ...point, ms: point.ms / 10 }));
  for (const trail of [even, fast, []]) {
    const { puzzleId } = await fetchPuzzle();
    const answer = await drop({ puzzleId, x: await holeOf(site, puzzleId), trail });
    expect(answer).toMatchObject({ status: 400, data: { code: 'account.puzzleRobot' } });
  }
});

test('a puzzle serves the address that asked for it, for three minutes', async () => {
  const first = await fetchPuzzle();
  const x = await holeOf(site, first.puzzleId);
  const foreign = await drop({ puzzleId: first.puzzleId, x, trail: humanTrail(x) }, '10.0.0.9');
  expect(foreign.data.code).toBe('account.puzzleFailed');
  const second = await fetchPuzzle();
  const hole = await holeOf(site, second.puzzleId);
  site.clock.advance(181);
  const late = await drop({ puzzleId: second.puzzleId, x: hole, trail: humanTrail(hole) });
  expect(late.data.code).toBe('account.puzzleFailed');
});
