import { AUDIT_ACTIONS, actionWords, subjectWords } from '@assay/contract/site/audit/actions.ts';
import { type AuditEntry, exportAuditLog, getAuditLog } from '@assay/contract/site/audit/audit.ts';
import { Button, TextInput } from '@mantine/core';
import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { TEXT } from '../../../features/site/admin/audit-text.ts';
import styles from '../../../features/site/admin/settings.module.css';
import { download } from '../../../lib/call.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { formatMoment } from '../../../lib/format.ts';
import { useLang } from '../../../lib/lang.ts';
import { numberOf, textOf } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Select } from '../../../ui/fields/fields.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { PagedTable } from '../../../ui/table/paged-table.tsx';
import { useListPage } from '../../../ui/table/use-list-page.ts';

const READS = {
  currentPage: numberOf(1, 1),
  limit: numberOf(15, 1),
  username: textOf(''),
  action: textOf(''),
  subject: textOf(''),
} as const;
const TYPED = ['username', 'subject'] as const;

/** Who did what to which thing, how that was before and is after, from where (ADM-11). */
export function Page() {
  const t = useText(TEXT);
  const lang = useLang();
  const acts = useMemo(
    () =>
      Object.entries(AUDIT_ACTIONS)
        .map(([value, words]) => ({ value, label: words[lang] }))
        .toSorted((a, b) => a.label.localeCompare(b.label, lang)),
    [lang],
  );
  const { list, filters, change } = useListPage(getAuditLog, READS);
  const [opened, setOpened] = useState<AuditEntry | null>(null);
  const [saving, setSaving] = useState(false);
  const { username, action, subject } = filters;
  const save = () => {
    setSaving(true);
    // a refusal has been announced by the call
    download(exportAuditLog, { username, action, subject })
      .then(
        ({ blob, name }) => saveFile(blob, name),
        () => {},
      )
      .finally(() => setSaving(false));
  };
  const columns: Column<AuditEntry>[] = [
    {
      key: 'when',
      header: t('when'),
      width: '175px',
      cell: ({ gmtCreate }) => <span className="tnum">{formatMoment(gmtCreate)}</span>,
    },
    { key: 'who', header: t('username'), width: '150px', cell: (entry) => <bdi>{entry.username ?? t('nobody')}</bdi> },
    { key: 'action', header: t('action'), names: true, cell: (entry) => actionWords(entry.action)[lang] },
    { key: 'subject', header: t('subject'), cell: (entry) => subjectWords(entry.subject)[lang] },
    { key: 'ip', header: t('ip'), from: 'md', width: '150px', cell: ({ ip }) => <span className="tnum">{ip}</span> },
    {
      key: 'open',
      header: <span className="visually-hidden">{t('open')}</span>,
      width: '110px',
      align: 'end',
      cell: (entry) =>
        (entry.before !== null || entry.after !== null) && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('openOf', {
              action: actionWords(entry.action)[lang],
              subject: subjectWords(entry.subject)[lang],
            })}
            onClick={() => setOpened(entry)}
          >
            {t('open')}
          </Button>
        ),
    },
  ];
  return (
    <PageFrame
      title={t('auditLog')}
      lead={t('auditLead')}
      width="full"
      actions={
        <Button variant="default" leftSection={<Download aria-hidden />} loading={saving} onClick={save}>
          {t('export')}
        </Button>
      }
    >
      <PagedTable
        {...list}
        label={t('auditLog')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<EmptyState text={t('none')} />}
      >
        <div className={styles.filters}>
          <Select
            size="sm"
            label={t('action')}
            placeholder={t('anyAction')}
            data={acts}
            value={filters.action || null}
            searchable
            clearable
            onChange={(value) => void change({ action: value ?? '', currentPage: 1 })}
          />
          {TYPED.map((name) => (
            <TextInput
              key={name}
              size="sm"
              label={t(name)}
              defaultValue={filters[name]}
              onBlur={(event) => void change({ [name]: event.currentTarget.value.trim(), currentPage: 1 })}
              onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
            />
          ))}
        </div>
      </PagedTable>
      <Dialog
        opened={opened !== null}
        onClose={() => setOpened(null)}
        title={opened && actionWords(opened.action)[lang]}
        size="lg"
      >
        {(['before', 'after'] as const).map((side) => (
          <section key={side}>
            <h3 className={styles.mailHead}>{t(side)}</h3>
            <pre className={styles.mail}>{JSON.stringify(opened?.[side] ?? null, null, 2)}</pre>
          </section>
        ))}
      </Dialog>
    </PageFrame>
  );
}
