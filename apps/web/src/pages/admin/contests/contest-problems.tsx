import { Button } from '@mantine/core';
import { CloudDownload, FilePlus2, PackagePlus, Plus } from 'lucide-react';
import { useState } from 'react';
import { ContestAdminFrame } from '../../../features/contests/admin/admin-frame.tsx';
import { useContestAdmin } from '../../../features/contests/admin/admin-paths.ts';
import { ContestProblems } from '../../../features/contests/admin/contest-problems.tsx';
import { FirstProblems } from '../../../features/contests/admin/problems/first-problems.tsx';
import { PROBLEMS_TEXT } from '../../../features/contests/admin/problems/text.ts';
import { paths } from '../../../lib/paths.ts';
import { useIsProblemAdmin } from '../../../lib/roles.ts';
import { useIdParam } from '../../../lib/screens/params.ts';
import { useText } from '../../../lib/text.ts';
import { lazyDialog } from '../../../ui/lazy-part.tsx';
import { Link } from '../../../ui/link.tsx';
import { Panel } from '../../../ui/panel.tsx';

const AddProblems = lazyDialog(() =>
  import('../../../features/contests/admin/add-problems.tsx').then((module) => module.AddProblems),
);
const ImportProblems = lazyDialog(() =>
  import('../../../features/contests/admin/import-problems.tsx').then((module) => module.ImportProblems),
);

/** The problems of a contest. */
export function Page() {
  const t = useText(PROBLEMS_TEXT);
  const admin = useContestAdmin();
  const cid = useIdParam<'AdminContestProblems' | 'GroupContestProblems'>('contestID');
  const [dialog, setDialog] = useState<'add' | 'import' | null>(null);
  const isProblemAdmin = useIsProblemAdmin();
  const close = () => setDialog(null);
  return (
    <ContestAdminFrame
      cid={cid}
      tab="problems"
      actions={
        <>
          {admin.gid === null && (
            <Button
              variant="default"
              leftSection={<PackagePlus size={16} aria-hidden />}
              onClick={() => setDialog('import')}
            >
              {t('importProblems')}
            </Button>
          )}
          {isProblemAdmin && (
            <Button
              component={Link}
              href={`${paths.adminRemoteImport}?cid=${cid}`}
              variant="default"
              leftSection={<CloudDownload size={16} aria-hidden />}
            >
              {t('importRemote')}
            </Button>
          )}
          <Button
            component={Link}
            href={admin.createProblem(cid)}
            variant="default"
            leftSection={<FilePlus2 size={15} aria-hidden />}
          >
            {t('createProblem')}
          </Button>
          <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setDialog('add')}>
            {t('addTitle')}
          </Button>
        </>
      }
    >
      <FirstProblems cid={cid} />
      <Panel flush>
        <ContestProblems cid={cid} />
      </Panel>

      {dialog === 'add' && <AddProblems cid={cid} opened onClose={close} />}
      {dialog === 'import' && <ImportProblems cid={cid} opened onClose={close} />}
    </ContestAdminFrame>
  );
}
