import { type AdminCertificate, getAdminCertificates, revokeCertificate } from '@assay/contract/certificates/admin.ts';
import { Button, Stack, TextInput } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { useText } from '../../lib/text.ts';
import { refresh } from '../../lib/use-call.ts';
import { Badge } from '../../ui/badge.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormFoot } from '../../ui/form/form-foot.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { Link } from '../../ui/link.tsx';
import { PagedTable } from '../../ui/table/paged-table.tsx';
import { actionsColumn } from '../../ui/table/row-actions.tsx';
import { useOwnPage } from '../../ui/table/use-own-page.ts';
import { TEXT } from './admin-text.ts';
import { IssueForm } from './issue-form.tsx';
import { TEXT as SHOWN } from './text.ts';

/** The certificates of a person, issued and revoked here (CERT-1). */
export function CertificatesTable({ uid }: { uid: number }) {
  const t = useText(TEXT);
  const shown = useText(SHOWN);
  const [issues, setIssues] = useState(false);
  const [revoked, setRevoked] = useState<AdminCertificate | null>(null);
  const page = useOwnPage(getAdminCertificates, { uid });
  return (
    <div>
      <PagedTable<AdminCertificate>
        title={shown('certificates')}
        aside={
          <Button size="compact-md" leftSection={<Plus aria-hidden />} onClick={() => setIssues(true)}>
            {t('issue')}
          </Button>
        }
        {...page}
        label={shown('certificates')}
        rowKey={({ id }) => id}
        empty={<EmptyState text={t('noCertificates')} />}
        stacks
        columns={[
          { key: 'title', header: t('title'), names: true, cell: ({ title }) => <bdi>{title}</bdi> },
          { key: 'name', header: t('printedName'), width: '140px', cell: ({ name }) => <bdi>{name}</bdi> },
          {
            key: 'code',
            header: t('code'),
            width: '190px',
            cell: ({ code }) => <Link href={paths.certificate(code)}>{code}</Link>,
          },
          {
            key: 'day',
            header: t('day'),
            width: '120px',
            from: 'md',
            cell: ({ day }) => <span className="tnum">{day}</span>,
          },
          {
            key: 'state',
            header: t('state'),
            width: '100px',
            cell: (row) => <Badge tone={row.revoked ? 'alarm' : 'good'}>{t(row.revoked ? 'revoked' : 'valid')}</Badge>,
          },
          actionsColumn<AdminCertificate>({
            header: t('revoke'),
            width: '110px',
            actions: (row) => [
              !row.revoked && {
                label: t('revoke'),
                says: t('revokeOf', { title: row.title }),
                danger: true,
                onClick: () => setRevoked(row),
              },
            ],
          }),
        ]}
      />
      <Dialog opened={issues} onClose={() => setIssues(false)} title={t('issue')}>
        <IssueForm uid={uid} onClose={() => setIssues(false)} />
      </Dialog>
      <Dialog
        opened={revoked !== null}
        onClose={() => setRevoked(null)}
        title={revoked && t('revokeOf', { title: revoked.title })}
      >
        {revoked && <RevokeForm id={revoked.id} onClose={() => setRevoked(null)} />}
      </Dialog>
    </div>
  );
}

function RevokeForm({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useText(TEXT);
  const { submit, box, isSaving } = useSaveForm(revokeCertificate, {
    initial: { reason: '' },
    labels: { reason: t('reason') },
    inputOf: ({ reason }) => ({ id, reason }),
    onSaved: async () => {
      onClose();
      await refresh(getAdminCertificates);
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <p>{t('revokeAsk')}</p>
        <TextInput {...box('reason')} data-autofocus />
      </Stack>
      <FormFoot onClose={onClose} isSaving={isSaving} />
    </form>
  );
}
