import { getAdminLanguages, getLanguages, updateLanguage } from '@assay/contract/catalog/languages.ts';
import { Button, Group, Switch } from '@mantine/core';
import { useState } from 'react';
import styles from '../../../features/catalog/catalog.module.css';
import { OwnLanguageForm } from '../../../features/catalog/custom-language-form.tsx';
import { type AdminLanguage, LanguageForm } from '../../../features/catalog/language-form.tsx';
import { TEXT } from '../../../features/catalog/text.ts';
import { judgeWords } from '../../../features/judging/words/judge-words.ts';
import { useLang } from '../../../lib/lang.ts';
import { toast } from '../../../lib/notices.ts';
import { useIsRoot } from '../../../lib/roles.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';

/** Languages of the site: on or off, which node offers which version, why not. */
export function Page() {
  const t = useText(TEXT);
  const mayEdit = useIsRoot();
  const { data, error, isFetching, refetch } = useCall(getAdminLanguages, {});
  const [edited, setEdited] = useState<AdminLanguage | null>(null);
  /** The language whose data is open, `new` for one to be added. */
  const [own, setOwn] = useState<AdminLanguage | 'new' | null>(null);
  const columns: Column<AdminLanguage>[] = [
    { key: 'name', header: t('language'), names: true, width: '150px', cell: ({ name }) => <strong>{name}</strong> },
    {
      key: 'offered',
      header: t('offered'),
      width: '120px',
      cell: ({ enabled, offered }) => {
        const state = enabled ? (offered ? 'offered' : 'notOffered') : 'switchedOff';
        return (
          <span className={styles.offered} data-state={state}>
            {t(state)}
          </span>
        );
      },
    },
    { key: 'nodes', header: t('onNodes'), cell: ({ nodes }) => <NodeList nodes={nodes} /> },
    {
      key: 'factors',
      header: t('factors'),
      width: '160px',
      from: 'md',
      cell: ({ timeFactor, memoryFactor }) => `× ${timeFactor} / × ${memoryFactor}`,
    },
    {
      key: 'enabled',
      header: t('enabled'),
      width: '80px',
      phone: 'lead',
      cell: (language) => <EnabledSwitch language={language} mayEdit={mayEdit} />,
    },
  ];
  if (mayEdit) {
    columns.push({
      key: 'texts',
      header: <span className="visually-hidden">{t('texts')}</span>,
      width: '160px',
      align: 'end',
      cell: (language) => (
        <Group gap="xs" justify="flex-end" wrap="nowrap">
          {language.data && (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t('dataOf', { name: language.name })}
              onClick={() => setOwn(language)}
            >
              {t('data')}
            </Button>
          )}
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('textsOf', { name: language.name })}
            onClick={() => setEdited(language)}
          >
            {t('texts')}
          </Button>
        </Group>
      ),
    });
  }
  return (
    <PageFrame
      title={t('languages')}
      lead={t('languagesLead')}
      width="full"
      actions={mayEdit && <Button onClick={() => setOwn('new')}>{t('addLanguage')}</Button>}
    >
      <Panel flush>
        <DataTable
          label={t('languages')}
          columns={columns}
          rows={data}
          rowKey={({ id }) => id}
          fetching={isFetching}
          error={error}
          onRetry={() => void refetch()}
          stacks
        />
      </Panel>
      <Dialog
        opened={edited !== null}
        onClose={() => setEdited(null)}
        title={edited && t('textsOf', { name: edited.name })}
        size="xl"
      >
        {edited && <LanguageForm language={edited} onClose={() => setEdited(null)} />}
      </Dialog>
      <Dialog
        opened={own !== null}
        onClose={() => setOwn(null)}
        title={own === 'new' || own === null ? t('addLanguage') : t('dataOf', { name: own.name })}
        size="xl"
      >
        {own && <OwnLanguageForm language={own === 'new' ? null : own} onClose={() => setOwn(null)} />}
      </Dialog>
    </PageFrame>
  );
}

function NodeList({ nodes }: { nodes: AdminLanguage['nodes'] }) {
  const t = useText(TEXT);
  const lang = useLang();
  if (nodes.length === 0) return <span className={styles.none}>{t('noNode')}</span>;
  return (
    <ul className={styles.nodes}>
      {nodes.map(({ node, version, ok, reason }) => (
        <li key={node}>
          <span className={styles.node}>
            <bdi>{node}</bdi>:{' '}
          </span>
          {ok ? version : <span className={styles.failed}>{reason ? judgeWords(reason, lang) : version}</span>}
        </li>
      ))}
    </ul>
  );
}

function EnabledSwitch({ language, mayEdit }: { language: AdminLanguage; mayEdit: boolean }) {
  const t = useText(TEXT);
  const { id, name, codeTemplate, template } = language;
  const change = useAction(updateLanguage, {
    onSuccess: (_nothing, { enabled }) => toast.success(t(enabled ? 'nowOn' : 'nowOff', { name })),
    onSettled: () => refresh(getAdminLanguages, getLanguages),
  });
  return (
    <Switch
      aria-label={t('enabledOf', { name })}
      checked={change.isPending ? change.variables.enabled : language.enabled}
      disabled={!mayEdit || change.isPending}
      onChange={(event) => change.mutate({ id, enabled: event.currentTarget.checked, codeTemplate, template })}
    />
  );
}
