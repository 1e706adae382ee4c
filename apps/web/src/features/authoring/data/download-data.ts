import { downloadTestcase } from '@assay/contract/authoring/testdata.ts';
import { download } from '../../../lib/call.ts';
import { saveFile } from '../../../lib/files/save-file.ts';

/** Saves the stored test data of a problem as a zip. */
export async function downloadData(pid: number): Promise<void> {
  // A failure has been announced by the call itself.
  const file = await download(downloadTestcase, { pid }).catch(() => null);
  if (file) saveFile(file.blob, file.name);
}
