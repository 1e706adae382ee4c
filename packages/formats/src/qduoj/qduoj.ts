import type { Archive, ArchiveEntry } from '../archive/archive.ts';
import { readText } from '../file-ref.ts';
import type { Format } from '../format.ts';
import { isJson } from '../reading/json.ts';
import { findDescriptions, readQduoj } from './read.ts';

const HEAD_BYTES = 4 * 1024 * 1024;

/** Other formats have a `problem.json` too; this one names its tests there. Where it is broken, the folders beside it tell. */
async function certaintyOf(entry: ArchiveEntry, archive: Archive): Promise<number> {
  if (entry.bytes > HEAD_BYTES) return 0;
  const text = await readText(entry, HEAD_BYTES);
  if (/"display_id"\s*:/.test(text) && /"(test_case_score|input_description)"\s*:/.test(text)) return 0.95;
  const tests = entry.path.replace(/problem\.json$/, 'testcase/');
  return archive.entries.some(({ path }) => path.startsWith(tests)) && !isJson(text) ? 0.5 : 0;
}

/** The export of QDUOJ: read only. */
export const qduoj: Format = {
  id: 'qduoj',
  name: { en: 'QDUOJ export', zh: 'QDUOJ 导出包' },
  async detect(archive) {
    const [first] = findDescriptions(archive);
    return first ? certaintyOf(first, archive) : 0;
  },
  read: readQduoj,
};
