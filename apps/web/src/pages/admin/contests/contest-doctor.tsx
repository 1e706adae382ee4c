import { ContestAdminFrame } from '../../../features/contests/admin/admin-frame.tsx';
import { Findings } from '../../../features/contests/staff/findings.tsx';
import { TEXT } from '../../../features/contests/staff/text.ts';
import { useIdParam } from '../../../lib/screens/params.ts';
import { useText } from '../../../lib/text.ts';

/** What is wrong with a contest before its start. */
export function Page() {
  const t = useText(TEXT);
  const cid = useIdParam<'AdminContestDoctor' | 'GroupContestDoctor'>('contestID');
  return (
    <ContestAdminFrame cid={cid} tab="doctor" lead={t('doctorLead')}>
      <Findings cid={cid} />
    </ContestAdminFrame>
  );
}
