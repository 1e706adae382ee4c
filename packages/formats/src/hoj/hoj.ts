import { readText } from '../file-ref.ts';
import type { Format } from '../format.ts';
import { isJson } from '../reading/json.ts';
import { findProblems, readHoj } from './read.ts';
import { writeHoj } from './write.ts';

const HEAD_BYTES = 4 * 1024 * 1024;

/** The zip of HOJ. */
export const hoj: Format = {
  id: 'hoj',
  name: { en: 'HOJ zip', zh: 'HOJ 压缩包' },
  async detect(archive) {
    const [first] = findProblems(archive);
    const entry = first ? archive.find(first.file) : null;
    if (!entry || entry.bytes > HEAD_BYTES) return 0;
    const text = await readText(entry, HEAD_BYTES);
    if (/"problem"\s*:\s*\{/.test(text) && /"judgeMode"\s*:/.test(text)) return 0.95;
    // by its name it is one; the reader tells where it is broken
    return /(^|\/)problem_[^/]+\.json$/.test(entry.path) && !isJson(text) ? 0.5 : 0;
  },
  read: readHoj,
  write: writeHoj,
};
