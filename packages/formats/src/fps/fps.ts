import type { Format } from '../format.ts';
import { findFiles, readFps } from './read.ts';
import { writeFps } from './write.ts';

/** The XML of the free problem set, as HUSTOJ and its kin exchange it. */
export const fps: Format = {
  id: 'fps',
  name: { en: 'FPS XML', zh: 'FPS XML' },
  detect: async (archive) => ((await findFiles(archive)).length > 0 ? 0.95 : 0),
  read: readFps,
  write: writeFps,
};
