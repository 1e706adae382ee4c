import { getUserHomeInfo } from '@assay/contract/profiles/profile.ts';
import { Stack } from '@mantine/core';
import { TEXT } from '../../../features/certificates/admin-text.ts';
import { CertificatesTable } from '../../../features/certificates/certificates-table.tsx';
import { PrizesTable } from '../../../features/certificates/prizes-table.tsx';
import { useIdParam } from '../../../lib/screens/params.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { PageFrame } from '../../../ui/page-frame.tsx';

/** What one person was given (CERT-1). */
export function Page() {
  const t = useText(TEXT);
  const uid = useIdParam<'AdminUserPrize'>('userID');
  const { data, isPending } = useCall(getUserHomeInfo, { uid });
  return (
    <PageFrame title={data ? t('awardsOf', { name: data.username }) : t('awards')} isPending={isPending} width="full">
      <Stack gap="lg" data-column>
        <PrizesTable uid={uid} />
        <CertificatesTable uid={uid} />
      </Stack>
    </PageFrame>
  );
}
