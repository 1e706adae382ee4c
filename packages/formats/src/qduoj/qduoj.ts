import type { ArchiveEntry } from '../archive/archive.ts';
import { readText } from '../file-ref.ts';
import type { Format } from '../format.ts';
import { findDescriptions, readQduoj } from './read.ts';

const HEAD_BYTES = 4 * 1024 * 1024;

/** Other formats have a `problem.json` too; this one names its tests there. */
async function isDescription(entry: ArchiveEntry): Promise<boolean> {
  if (entry.bytes > HEAD_BYTES) return false;
  const text = await readText(entry, HEAD_BYTES);
  return /"display_id"\s*:/.test(text) && /"(test_case_score|input_description)"\s*:/.test(text);
}

/** The export of QDUOJ (`formats.md` 7): read only. */
export const qduoj: Format = {
  id: 'qduoj',
  name: { en: 'QDUOJ export', zh: 'QDUOJ 导出包' },
  async detect(archive) {
    const [first] = findDescriptions(archive);
    return first && (await isDescription(first)) ? 0.95 : 0;
  },
  read: readQduoj,
};
