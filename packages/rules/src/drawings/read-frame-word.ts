import { DRAWING_ELEMENTS_MAX, DRAWING_MAX_BYTES, type Scene } from '@assay/contract/drawings/drawing.ts';
import type { FromFrame } from '@assay/contract/drawings/messages.ts';

/** What the page makes of a word of the frame; `tooLarge` is a drawing that cannot be kept. */
export type FrameWord = FromFrame | { kind: 'tooLarge' };

/** Of a picture that is saved. */
const PICTURE_MAX_BYTES = 64_000_000;
const COLOR = /^(#[0-9a-f]{3,8}|transparent)$/i;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function sceneOf(value: unknown): Scene | null {
  if (!isRecord(value) || !Array.isArray(value.elements) || !isRecord(value.files)) return null;
  if (!value.elements.every((one) => isRecord(one) && typeof one.type === 'string')) return null;
  const background =
    typeof value.background === 'string' && COLOR.test(value.background) ? value.background : '#ffffff';
  return { elements: value.elements, files: value.files as Scene['files'], background };
}

/**
 * Reads what the frame of the drawing board says. It runs code that others wrote, so that nothing of it is believed: what has another
 * shape is nothing, and what is larger than a drawing may be is no drawing.
 * @returns null for what is no word
 */
export function readFrameWord(said: unknown): FrameWord | null {
  if (!isRecord(said)) return null;
  if (said.kind === 'failed' || said.kind === 'given') return { kind: said.kind };
  if (said.kind === 'picture') {
    const { as, data } = said;
    if ((as !== 'png' && as !== 'svg') || !(data instanceof ArrayBuffer)) return null;
    return data.byteLength > PICTURE_MAX_BYTES ? null : { kind: 'picture', as, data };
  }
  if (said.kind !== 'scene') return null;
  const scene = sceneOf(said.scene);
  if (scene === null) return null;
  if (scene.elements.length > DRAWING_ELEMENTS_MAX) return { kind: 'tooLarge' };
  // in bytes a text is at least as long as in characters
  const written = JSON.stringify(scene);
  if (written.length > DRAWING_MAX_BYTES || byteLength(written) > DRAWING_MAX_BYTES - ENVELOPE_BYTES) {
    return { kind: 'tooLarge' };
  }
  return { kind: 'scene', scene };
}

/** What travels beside the drawing when it is stored. */
const ENVELOPE_BYTES = 1000;
const byteLength = (text: string) => new TextEncoder().encode(text).length;
