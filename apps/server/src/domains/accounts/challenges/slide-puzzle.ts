import { randomBytes, randomInt } from 'node:crypto';
import { getSlidePuzzle, solveSlidePuzzle } from '@assay/contract/accounts/sign-in.ts';
import { fail } from '@assay/contract/errors.ts';
import type { InputOf } from '@assay/contract/op.ts';
import { dragMs, judgeDrag } from '@assay/rules/accounts/slide-drag.ts';
import { type Call, type Implementation, implement } from '../../../platform/http/call.ts';
import { pngDataUrl } from '../../../platform/pictures/png.ts';
import { deleteChallenge, upsertChallenge } from './challenges.queries.ts';
import { issuePuzzlePass } from './puzzle-pass.ts';
import { drawPuzzle, PIECE_BOX, PUZZLE_HEIGHT, PUZZLE_WIDTH } from './puzzle-picture.ts';

const PURPOSE = 'slide puzzle';
const LIFE_SECONDS = 180;
/** Neither hole lies where the piece starts or touches an edge. */
const LEFTMOST = PIECE_BOX + 8;
const RIGHTMOST = PUZZLE_WIDTH - PIECE_BOX - 4;

/** Two places for holes that do not overlap, in random order. */
function chooseHoles(): [number, number] {
  const left = randomInt(LEFTMOST, RIGHTMOST - PIECE_BOX + 1);
  const right = randomInt(left + PIECE_BOX, RIGHTMOST + 1);
  return randomInt(2) === 0 ? [left, right] : [right, left];
}

async function sendPuzzle(call: Call) {
  const [x, decoyX] = chooseHoles();
  const y = randomInt(2, PUZZLE_HEIGHT - PIECE_BOX - 1);
  const puzzleId = randomBytes(24).toString('base64url');
  const now = call.clock.now();
  await upsertChallenge(call.db, {
    purpose: PURPOSE,
    subject: puzzleId,
    detail: { x, ip: call.ip },
    now,
    expiresAt: new Date(now.getTime() + LIFE_SECONDS * 1000),
  });
  const { background, piece } = drawPuzzle(x, y, decoyX);
  return {
    puzzleId,
    background: pngDataUrl(background),
    piece: pngDataUrl(piece),
    width: PUZZLE_WIDTH,
    height: PUZZLE_HEIGHT,
    pieceWidth: PIECE_BOX,
    y,
  };
}

/** Every puzzle can be tried once, solved or not. */
async function checkDrag(call: Call, { puzzleId, x, trail }: InputOf<typeof solveSlidePuzzle>) {
  const puzzle = await deleteChallenge(call.db, PURPOSE, puzzleId, call.clock.now());
  if (!puzzle) return fail('account.puzzleFailed');
  const hole = puzzle.detail as { x: number; ip: string };
  const verdict = hole.ip === call.ip ? judgeDrag(x, hole.x, trail) : 'miss';
  if (verdict === 'miss') fail('account.puzzleFailed');
  if (verdict === 'robot') fail('account.puzzleRobot');
  return { puzzlePass: await issuePuzzlePass(call), seconds: Math.round(dragMs(trail) / 100) / 10 };
}

export const slidePuzzleCalls: Implementation[] = [
  implement(getSlidePuzzle, sendPuzzle),
  implement(solveSlidePuzzle, checkDrag),
];
