import { SheetGroups } from '../../features/qsheets/problems/sheet-groups.tsx';
import { SheetShell } from '../../features/qsheets/shell/sheet-shell.tsx';
import { TEXT } from '../../features/qsheets/text.ts';
import { useText } from '../../lib/text.ts';
import { PageFrame } from '../../ui/page-frame.tsx';

/** The problems of a question sheet, by groups. */
export function Page() {
  const t = useText(TEXT);
  return (
    <SheetShell tab="problems" title={t('problems')}>
      {(sheet) => (
        <PageFrame>
          <SheetGroups sheet={sheet} />
        </PageFrame>
      )}
    </SheetShell>
  );
}
