import { downloadContestAcSubmission } from '@assay/contract/contests/staff/downloads.ts';
import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { download } from '../../../lib/call.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { useText } from '../../../lib/text.ts';
import { Menu } from '../../../ui/menu/menu.tsx';
import { MenuItem } from '../../../ui/menu/menu-entries.tsx';
import { TEXT } from './text.ts';

const WAYS = [
  { splitType: 'user', excludeAdmin: false },
  { splitType: 'user', excludeAdmin: true },
  { splitType: 'problem', excludeAdmin: false },
  { splitType: 'problem', excludeAdmin: true },
] as const;

/** Accepted code of a contest as an archive. */
export function CodeMenu({ cid }: { cid: number }) {
  const t = useText(TEXT);
  const [busy, setBusy] = useState(false);
  const fetchCode = async (way: (typeof WAYS)[number]) => {
    setBusy(true);
    try {
      const { blob, name } = await download(downloadContestAcSubmission, { cid, ...way });
      saveFile(blob, name);
    } catch {
      // announced by the call
    } finally {
      setBusy(false);
    }
  };
  return (
    <Menu
      target={(target) => (
        <Button variant="default" leftSection={<Download aria-hidden />} loading={busy} {...target}>
          {t('code')}
        </Button>
      )}
    >
      {WAYS.map((way) => (
        <MenuItem key={`${way.splitType} ${way.excludeAdmin}`} onChoose={() => void fetchCode(way)}>
          {t(way.splitType === 'user' ? 'codeByUser' : 'codeByProblem')}
          {way.excludeAdmin && t('withoutAdmins')}
        </MenuItem>
      ))}
    </Menu>
  );
}
