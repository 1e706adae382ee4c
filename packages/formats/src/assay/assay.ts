import type { Format } from '../format.ts';
import { readAssay } from './read.ts';
import { writeAssay } from './write.ts';

/** The product's own archive: import(export(x)) = x. */
export const assay: Format = {
  id: 'assay',
  name: { en: 'Assay archive (lossless)', zh: 'Assay 归档（无损）' },
  detect: async (archive) => (archive.find('assay.json') ? 1 : 0),
  read: readAssay,
  write: writeAssay,
};
