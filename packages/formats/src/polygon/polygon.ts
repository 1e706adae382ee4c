import { readText } from '../file-ref.ts';
import type { Format } from '../format.ts';
import { findDescriptions, readPolygon } from './read.ts';

const HEAD_BYTES = 16 * 1024 * 1024;

/** The full package of Polygon, of a problem or of a contest: read only. */
export const polygon: Format = {
  id: 'polygon',
  name: { en: 'Polygon package', zh: 'Polygon 题目包' },
  async detect(archive) {
    const [first] = findDescriptions(archive);
    if (!first || first.bytes > HEAD_BYTES) return 0;
    return /<problem[\s>]/.test((await readText(first, HEAD_BYTES)).slice(0, 4096)) ? 0.97 : 0;
  },
  read: readPolygon,
};
