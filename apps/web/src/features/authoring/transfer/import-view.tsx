import { getPackageFormats, getProblemImports, type PackageFormat } from '@assay/contract/authoring/transfer.ts';
import { useLang } from '../../../lib/lang.ts';
import { useProblemAdmin } from '../../../lib/problem-admin.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useCall } from '../../../lib/use-call.ts';
import { Select } from '../../../ui/fields/fields.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { DropZone } from '../../../ui/upload/drop-zone.tsx';
import { ImportForm, type ImportPurpose } from './import-form.tsx';
import { NoteList } from './note-list.tsx';
import { RecentImports } from './recent-imports.tsx';
import { TEXT } from './text.ts';
import styles from './transfer.module.css';
import { usePackage } from './use-package.ts';

/** A file is dropped, read and reported; then its problems are chosen and imported. Earlier ones are found again below. */
export function ImportView({ onImported }: ImportPurpose) {
  const t = useText(TEXT);
  const lang = useLang();
  const { gid } = useProblemAdmin();
  const { state, send, readAs, stop } = usePackage(gid);
  const { data: formats = [] } = useCall(getPackageFormats, {});
  const readable = formats.filter(({ reads }) => reads);
  const packageKey = state.is === 'ready' || state.is === 'failed' ? state.packageKey : null;
  return (
    <div className={styles.stack}>
      <Panel>
        <DropZone
          title={state.is === 'ready' || state.is === 'failed' ? state.name : t('dropTitle')}
          hint={t('dropHint', { formats: readable.map((format) => format[lang]).join(lang === 'zh' ? '、' : ', ') })}
          choose={state.is === 'idle' ? t('choose') : t('another')}
          accept=".zip,.kpp,.xml"
          onFile={(file) => {
            void send(file);
            void refresh(getProblemImports);
          }}
          sending={
            state.is === 'sending' || state.is === 'reading'
              ? {
                  title:
                    state.is === 'sending' && state.share < 1 ? t('uploading', { name: state.name }) : t('reading'),
                  label: t('uploading', { name: state.name }),
                  percent: state.is === 'sending' ? Math.floor(state.share * 100) : 100,
                  animated: state.is === 'reading',
                  stop: t('stop'),
                  onStop: stop,
                }
              : null
          }
        />
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
          {state.preview.problems.length > 0 && (
            <ImportForm key={`${state.packageKey} ${state.preview.format}`} {...state} onImported={onImported} />
          )}
          <Panel title={t('report')}>
            <NoteList notes={state.preview.notes} empty={t('clean')} several={state.preview.problems.length > 1} />
          </Panel>
        </>
      )}
      {!onImported && (
        <RecentImports
          except={packageKey}
          onRead={(name, key) => {
            void readAs(name, key, null);
            void refresh(getProblemImports);
          }}
        />
      )}
    </div>
  );
}
