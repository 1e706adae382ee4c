import type { CaseMode } from '@assay/contract/problems/problem.ts';
import { Button, FileButton, Progress } from '@mantine/core';
import { FileArchive, Upload } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../lib/text.ts';
import type { UploadedCases } from '../form/problem-form.ts';
import styles from './test-data.module.css';
import { TEXT } from './text.ts';
import { type UploadState, useZipUpload } from './use-zip-upload.ts';

interface UploadAreaProps {
  pid: number | null;
  mode: CaseMode;
  upload: UploadedCases | null;
  onUploaded: (uploaded: UploadedCases) => void;
}

/** Where an archive of cases is dropped, and what was found in it. */
export function UploadArea({ pid, mode, upload, onUploaded }: UploadAreaProps) {
  const t = useText(TEXT);
  const [over, setOver] = useState(false);
  const { state, send, stop } = useZipUpload({ pid, onUploaded });
  const take = (file: File | null | undefined) => {
    if (file) void send(file, mode);
  };
  return (
    <div className={styles.upload}>
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
        {state.is === 'sending' ? (
          <Sending state={state} onStop={stop} />
        ) : (
          <>
            <FileArchive size={28} aria-hidden className={styles.dropMark} />
            <p className={styles.dropTitle}>
              {upload ? t('pairs', { name: upload.fileName, count: upload.rows.length }) : t('dropTitle')}
            </p>
            <p className={styles.soft}>{upload ? t('notSavedYet') : t('dropHint')}</p>
            <FileButton accept=".zip,application/zip" onChange={take}>
              {(props) => (
                <Button {...props} variant="default" size="xs" leftSection={<Upload size={14} aria-hidden />}>
                  {upload ? t('again') : t('choose')}
                </Button>
              )}
            </FileButton>
          </>
        )}
      </div>
      {state.is === 'failed' && (
        <p className={styles.failed} role="alert">
          {state.reason}
        </p>
      )}
      {upload && upload.unpaired.length > 0 && (
        <Names grave title={t('unpaired', { count: upload.unpaired.length })} names={upload.unpaired} />
      )}
      {upload && upload.ignored.length > 0 && (
        <Names title={t('ignored', { count: upload.ignored.length })} names={upload.ignored} />
      )}
    </div>
  );
}

interface SendingProps {
  state: Extract<UploadState, { is: 'sending' }>;
  onStop: () => void;
}

function Sending({ state: { name, share }, onStop }: SendingProps) {
  const t = useText(TEXT);
  const percent = Math.floor(share * 100);
  return (
    <>
      <p className={styles.dropTitle} role="status">
        {share < 1 ? t('uploading', { name }) : t('reading')}
      </p>
      <Progress
        className={styles.progress ?? ''}
        value={percent}
        animated={share >= 1}
        aria-label={t('uploading', { name })}
      />
      <p className={styles.soft}>{percent}%</p>
      <Button variant="default" size="xs" onClick={onStop}>
        {t('stop')}
      </Button>
    </>
  );
}

function Names({ title, names, grave }: { title: string; names: readonly string[]; grave?: boolean }) {
  return (
    <div className={styles.names} data-grave={grave || undefined}>
      <span>{title}</span>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
