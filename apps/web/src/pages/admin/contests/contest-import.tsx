import { ContestAdminFrame } from '../../../features/contests/admin/admin-frame.tsx';
import { useContestAdmin } from '../../../features/contests/admin/admin-paths.ts';
import { ImportView } from '../../../features/contests/import/import-view.tsx';
import { PackageButton } from '../../../features/contests/import/package-button.tsx';
import { TEXT } from '../../../features/contests/import/text.ts';
import { SlipsInPlace } from '../../../features/contests/staff/slips.tsx';
import { useIdParam } from '../../../lib/screens/params.ts';
import { useText } from '../../../lib/text.ts';

/** Imports the files of a contest package; accounts made by it are shown in its place, once. */
export function Page() {
  const t = useText(TEXT);
  const admin = useContestAdmin();
  const cid = useIdParam<'AdminContestImport' | 'GroupContestImport'>('contestID');
  return (
    <SlipsInPlace cid={cid}>
      {(show) => (
        <ContestAdminFrame
          cid={cid}
          tab="importFiles"
          lead={t(admin.gid === null ? 'lead' : 'leadGroup')}
          actions={<PackageButton cid={cid} />}
        >
          <ImportView cid={cid} onMade={show} />
        </ContestAdminFrame>
      )}
    </SlipsInPlace>
  );
}
