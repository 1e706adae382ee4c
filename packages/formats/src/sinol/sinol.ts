import type { Format } from '../format.ts';
import { findTasks, readSinol } from './read.ts';

/** The package of Polish olympiads, as SIO2 and sinol-make read it: read only. */
export const sinol: Format = {
  id: 'sinol',
  name: { en: 'sinol package (SIO2)', zh: 'sinol 题目包（SIO2）' },
  async detect(archive) {
    return findTasks(archive).length > 0 ? 0.9 : 0;
  },
  read: readSinol,
};
