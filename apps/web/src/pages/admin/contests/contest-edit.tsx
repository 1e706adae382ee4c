import { getAdminContest } from '@assay/contract/contests/admin.ts';
import { ContestEditor } from '../../../features/contests/admin/contest-editor.tsx';
import { formOfContest } from '../../../features/contests/admin/contest-form.ts';
import { useIdParam } from '../../../lib/screens/params.ts';
import { ReadOnce } from '../../../ui/form/read-once.tsx';

/** A stored contest. */
export function Page() {
  const cid = useIdParam<'AdminContestEdit' | 'GroupContestEdit'>('contestID');
  return (
    <ReadOnce key={cid} op={getAdminContest} input={{ cid }}>
      {(stored) => <ContestEditor start={formOfContest(stored)} stored={stored} onCreated={() => {}} />}
    </ReadOnce>
  );
}
