import { getPackageFormats, type PackageFormat } from '@assay/contract/authoring/transfer.ts';
import { Button, FileButton, Progress, Select } from '@mantine/core';
import { FileArchive, Upload } from 'lucide-react';
import { useState } from 'react';
import { useLang } from '../../lib/lang.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { Panel } from '../../ui/panel.tsx';
import { ImportForm } from './import-form.tsx';
import { NoteList } from './note-list.tsx';
import { TEXT } from './text.ts';
import styles from './transfer.module.css';
import { usePackage } from './use-package.ts';

/** A file is dropped, read and reported; then its problems are chosen and imported. */
export function ImportView() {
  const t = useText(TEXT);
  const lang = useLang();
  const [over, setOver] = useState(false);
  const { state, send, readAs, stop } = usePackage();
  const { data: formats = [] } = useCall(getPackageFormats, {});
  const readable = formats.filter(({ reads }) => reads);
  const take = (file: File | null | undefined) => {
    if (file) void send(file);
  };
  const packageKey = state.is === 'ready' || state.is === 'failed' ? state.packageKey : null;
  return (
    <div className={styles.stack}>
      <Panel>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is for pointers; the button inside is for all */}
        <div
          className={styles.drop}
          data-over={over || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            take(event.dataTransfer.files[0]);
          }}
        >
          {state.is === 'sending' || state.is === 'reading' ? (
            <>
              <p className={styles.dropTitle} role="status">
                {state.is === 'sending' && state.share < 1 ? t('uploading', { name: state.name }) : t('reading')}
              </p>
              <Progress
                className={styles.progress ?? ''}
                value={state.is === 'sending' ? Math.floor(state.share * 100) : 100}
                animated={state.is === 'reading'}
                aria-label={t('uploading', { name: state.name })}
              />
              <Button variant="default" size="xs" onClick={stop}>
                {t('stop')}
              </Button>
            </>
          ) : (
            <>
              <FileArchive size={28} aria-hidden />
              <p className={styles.dropTitle}>{state.is === 'idle' ? t('dropTitle') : state.name}</p>
              <p className={styles.soft}>
                {t('dropHint', { formats: readable.map((format) => format[lang]).join(lang === 'zh' ? '、' : ', ') })}
              </p>
              <FileButton accept=".zip,.kpp,.xml" onChange={take}>
                {(props) => (
                  <Button {...props} variant="default" size="xs" leftSection={<Upload size={14} aria-hidden />}>
                    {state.is === 'idle' ? t('choose') : t('another')}
                  </Button>
                )}
              </FileButton>
            </>
          )}
        </div>
        {state.is === 'failed' && (
          <p className={styles.bad} role="alert">
            {state.reason}
          </p>
        )}
        {packageKey !== null && state.is !== 'idle' && (
          <Select
            mt="md"
            maw={360}
            label={t('format')}
            allowDeselect={false}
            value={state.is === 'ready' ? state.preview.format : null}
            placeholder={state.is === 'failed' ? t('formatUnknown') : ''}
            data={readable.map((format) => ({ value: format.id, label: format[lang] }))}
            onChange={(value) => value && void readAs(state.name, packageKey, value as PackageFormat)}
          />
        )}
      </Panel>
      {state.is === 'ready' && (
        <>
          <ImportForm key={`${state.packageKey} ${state.preview.format}`} {...state} />
          <Panel title={t('report')}>
            <NoteList notes={state.preview.notes} empty={t('clean')} several={state.preview.problems.length > 1} />
          </Panel>
        </>
      )}
    </div>
  );
}
