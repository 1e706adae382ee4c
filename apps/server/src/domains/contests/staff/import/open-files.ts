import { CONTEST_FILES_BYTES_MAX } from '@assay/contract/contests/staff/import.ts';
import { fail } from '@assay/contract/errors.ts';
import { isZipContent, readZipTexts } from '@assay/formats/archive/open-archive.ts';
import type { ContestFile } from '@assay/formats/contests/import/read-contest-files.ts';
import { decodeText } from '@assay/formats/file-ref.ts';

/** A package holds logos and logs too; more files than these are no contest package. */
const LIMITS = { entries: 2_000, bytes: CONTEST_FILES_BYTES_MAX };

/**
 * The texts that were sent, zip files opened.
 * @throws Failure `testdata.*` for a zip file that is not in order, `testdata.tooLarge` for too much
 */
export async function openContestFiles(sent: readonly { name: string; base64: string }[]): Promise<ContestFile[]> {
  const files: ContestFile[] = [];
  for (const { name, base64 } of sent) {
    const content = Buffer.from(base64, 'base64');
    if (isZipContent(content)) files.push(...(await readZipTexts(content, LIMITS)));
    else files.push({ path: name.replace(/^.*[/\\]/, ''), text: decodeText(content) });
  }
  const bytes = files.reduce((sum, { text }) => sum + text.length, 0);
  if (bytes > LIMITS.bytes) fail('testdata.tooLarge', { megabytes: LIMITS.bytes / 1024 ** 2 });
  return files;
}
