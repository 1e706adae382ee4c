import type { Scene } from './drawing.ts';

/** What the frame of the drawing board says to the page around it when it can be spoken with. */
export const FRAME_READY = 'drawing-ready';

export interface DrawingLook {
  lang: 'zh' | 'en';
  theme: 'light' | 'dark';
}

/** The first word to the frame: the drawing, with a port for all that follows. */
export interface OpenDrawing extends DrawingLook {
  kind: 'open';
  scene: Scene | null;
}

export type PictureKind = 'png' | 'svg';

/** From the page to the frame, through the port. */
export type ToFrame =
  | { kind: 'show'; scene: Scene }
  | ({ kind: 'look' } & DrawingLook)
  /** Asks for the drawing as it is now, if it is another than the last that was told; `given` follows. */
  | { kind: 'give' }
  | { kind: 'picture'; as: PictureKind };

/** From the frame to the page, through the port; the page believes none of it (`readFrameWord` of the rules). */
export type FromFrame =
  | { kind: 'scene'; scene: Scene }
  | { kind: 'given' }
  | { kind: 'picture'; as: PictureKind; data: ArrayBuffer }
  | { kind: 'failed' };
