import { Button } from '@mantine/core';
import { ArrowLeft } from 'lucide-react';
import { ImportView } from '../../../features/authoring/transfer/import-view.tsx';
import { TEXT } from '../../../features/authoring/transfer/text.ts';
import { useProblemAdmin } from '../../../lib/problem-admin.ts';
import { useText } from '../../../lib/text.ts';
import { Link } from '../../../ui/link.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';

/** Packages of problems for a group. */
export function Page() {
  const t = useText(TEXT);
  const { list } = useProblemAdmin();
  return (
    <PageFrame
      title={t('groupTitle')}
      lead={t('groupLead')}
      actions={
        <Button component={Link} href={list} variant="default" leftSection={<ArrowLeft size={16} aria-hidden />}>
          {t('backToGroup')}
        </Button>
      }
    >
      <ImportView />
    </PageFrame>
  );
}
