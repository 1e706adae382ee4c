import type { ProblemImport } from '@assay/contract/authoring/transfer.ts';
import { addProblemFromPublic, getAdminContestProblems } from '@assay/contract/contests/admin-problems.ts';
import { Stack, Text } from '@mantine/core';
import { call } from '../../../lib/call.ts';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { ImportView } from '../../authoring/transfer/import-view.tsx';
import { readProblems } from './problems/reread.ts';
import { PROBLEMS_TEXT } from './problems/text.ts';

interface ImportProblemsProps {
  cid: number;
  opened: boolean;
  onClose: () => void;
}

/** Imports problem packages into a contest: what comes in stays private and joins it, in the order of the package. */
export function ImportProblems({ cid, opened, onClose }: ImportProblemsProps) {
  const t = useText(PROBLEMS_TEXT);
  const join = async (problems: ProblemImport['problems']) => {
    // what was saved over may be in the contest already; a failure has been announced by the call itself
    const before = await call(getAdminContestProblems, { cid }).catch(() => null);
    if (!before) return;
    const there = new Set(before.map(({ pid }) => pid));
    let count = 0;
    for (const { pid } of problems.filter((one) => !there.has(one.pid))) {
      if (!(await call(addProblemFromPublic, { cid, pid }).catch(() => null))) break;
      count += 1;
    }
    await readProblems();
    if (count > 0) toast.success(t('joined', { count }));
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={t('importProblems')} size="xl">
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t('importProblemsHint')}
        </Text>
        <ImportView onImported={join} />
      </Stack>
    </Dialog>
  );
}
