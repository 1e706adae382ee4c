import { addJurySolutionOf } from '@assay/contract/judging/verification.ts';
import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { ListPlus } from 'lucide-react';
import { toast } from '../../../lib/notices.ts';
import { useProblemAdmin } from '../../../lib/problem-admin.ts';
import { useText } from '../../../lib/text.ts';
import { useAction } from '../../../lib/use-call.ts';
import { TEXT } from './text.ts';

/** Makes a submission a solution of the jury, and shows it among the others. */
export function KeepButton({ submitId }: { submitId: number }) {
  const t = useText(TEXT);
  const admin = useProblemAdmin();
  const router = useRouter();
  const keep = useAction(addJurySolutionOf, {
    onSuccess: ({ pid, name }) => {
      toast.success(t('kept', { name }));
      void router.navigate({ href: admin.verify(pid) });
    },
  });
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<ListPlus aria-hidden />}
      loading={keep.isPending}
      onClick={() => keep.mutate({ submitId })}
    >
      {t('keep')}
    </Button>
  );
}
