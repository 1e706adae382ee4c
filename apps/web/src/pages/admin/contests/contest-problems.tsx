import { getContestInfo } from '@assay/contract/contests/list.ts';
import { Button } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { ExternalLink, FilePlus2, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { AddProblems } from '../../../features/contests/admin/add-problems.tsx';
import { ContestProblems } from '../../../features/contests/admin/contest-problems.tsx';
import { useContestDesk } from '../../../features/contests/admin/desk.ts';
import { TEXT } from '../../../features/contests/admin/text.ts';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Link } from '../../../ui/link.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Panel } from '../../../ui/panel.tsx';

/** The problems of a contest. */
export function Page() {
  const t = useText(TEXT);
  const desk = useContestDesk();
  const cid = Number((useParams({ strict: false }) as { contestId: string }).contestId);
  const { data } = useCall(getContestInfo, { cid });
  const [adding, setAdding] = useState(false);
  return (
    <PageFrame
      title={t('problemsOf', { title: data?.title ?? '' })}
      width="wide"
      actions={
        <>
          <Button
            component={Link}
            href={desk.edit(cid)}
            variant="default"
            leftSection={<Pencil size={15} aria-hidden />}
          >
            {t('edit')}
          </Button>
          <Button
            component={Link}
            href={paths.contestProblems(cid)}
            target="_blank"
            variant="default"
            rightSection={<ExternalLink size={15} aria-hidden />}
          >
            {t('open')}
          </Button>
          {desk.gid === null && (
            <Button
              component={Link}
              href={paths.adminContestProblemCreate(cid)}
              variant="default"
              leftSection={<FilePlus2 size={15} aria-hidden />}
            >
              {t('createProblem')}
            </Button>
          )}
          <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setAdding(true)}>
            {t('addTitle')}
          </Button>
        </>
      }
    >
      <Panel flush>
        <ContestProblems cid={cid} />
      </Panel>
      <AddProblems cid={cid} opened={adding} onClose={() => setAdding(false)} />
    </PageFrame>
  );
}
