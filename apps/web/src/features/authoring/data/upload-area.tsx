import type { CaseMode } from '@assay/contract/problems/problem.ts';
import { useWhoseProblem } from '../../../lib/problem-admin.ts';
import { useText } from '../../../lib/text.ts';
import { DropZone } from '../../../ui/upload/drop-zone.tsx';
import type { UploadedCases } from '../form/problem-form.ts';
import styles from './test-data.module.css';
import { TEXT } from './text.ts';
import { useZipUpload } from './use-zip-upload.ts';

interface UploadAreaProps {
  pid: number | null;
  mode: CaseMode;
  upload: UploadedCases | null;
  onUploaded: (uploaded: UploadedCases) => void;
}

/** Where an archive of cases is dropped, and what was found in it. */
export function UploadArea({ pid, mode, upload, onUploaded }: UploadAreaProps) {
  const t = useText(TEXT);
  const { state, send, stop } = useZipUpload({ whose: useWhoseProblem(pid), onUploaded });
  return (
    <div className={styles.upload}>
      <DropZone
        title={upload ? t('pairs', { name: upload.fileName, count: upload.rows.length }) : t('dropTitle')}
        hint={upload ? t('notSavedYet') : t('dropHint')}
        choose={upload ? t('again') : t('choose')}
        accept=".zip,application/zip"
        onFile={(file) => void send(file, mode)}
        sending={
          state.is === 'sending'
            ? {
                title: state.share < 1 ? t('uploading', { name: state.name }) : t('reading'),
                label: t('uploading', { name: state.name }),
                percent: Math.floor(state.share * 100),
                animated: state.share >= 1,
                stop: t('stop'),
                onStop: stop,
              }
            : null
        }
      />
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
