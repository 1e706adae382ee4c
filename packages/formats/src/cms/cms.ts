import type { Format } from '../format.ts';
import { findTasks, readCms } from './read.ts';

/** The Italian package of CMS, as its `cmsImportTask` reads it: read only. */
export const cms: Format = {
  id: 'cms',
  name: { en: 'CMS package (Italian)', zh: 'CMS 题目包（意大利格式）' },
  async detect(archive) {
    return findTasks(archive).length > 0 ? 0.95 : 0;
  },
  read: readCms,
};
