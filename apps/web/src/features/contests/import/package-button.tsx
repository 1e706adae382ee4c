import { downloadContestPackage } from '@assay/contract/contests/boards.ts';
import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { download } from '../../../lib/call.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { useText } from '../../../lib/text.ts';
import { TEXT } from './text.ts';

/** Downloads a contest as the files that can be imported. */
export function PackageButton({ cid }: { cid: number }) {
  const t = useText(TEXT);
  const [busy, setBusy] = useState(false);
  const fetchPackage = async () => {
    setBusy(true);
    try {
      const { blob, name } = await download(downloadContestPackage, { cid });
      saveFile(blob, name);
    } catch {
      // announced by the call
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="default" leftSection={<Download aria-hidden />} loading={busy} onClick={() => void fetchPackage()}>
      {t('export')}
    </Button>
  );
}
