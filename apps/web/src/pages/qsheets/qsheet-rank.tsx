import { SheetRank } from '../../features/qsheets/rank/sheet-rank.tsx';
import { SheetShell } from '../../features/qsheets/shell/sheet-shell.tsx';
import { TEXT } from '../../features/qsheets/text.ts';
import { useText } from '../../lib/text.ts';

/** Who solved how much of a question sheet. */
export function Page() {
  const t = useText(TEXT);
  return (
    <SheetShell tab="rank" title={t('rank')}>
      {({ qsheet }) => <SheetRank qid={qsheet.id} />}
    </SheetShell>
  );
}
