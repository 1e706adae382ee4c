import { getAdminProblemList } from '@assay/contract/authoring/editor.ts';
import {
  exportProblem,
  getPackageFormats,
  type PackageFormat,
  previewProblemExport,
} from '@assay/contract/authoring/transfer.ts';
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { download } from '../../../lib/call.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { useLang } from '../../../lib/lang.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { MultiSelect, Select } from '../../../ui/fields/fields.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { NoteList } from './note-list.tsx';
import { TEXT } from './text.ts';
import styles from './transfer.module.css';

const FOUND_MAX = 30;
const TYPING_MS = 250;

/** Problems and a format are chosen; what would be lost is told before anything is downloaded. */
export function ExportView() {
  const t = useText(TEXT);
  const lang = useLang();
  const [chosen, setChosen] = useState<string[]>([]);
  const [labels, setLabels] = useState<ReadonlyMap<string, string>>(new Map());
  const [format, setFormat] = useState<PackageFormat>('assay');
  const [typed, setTyped] = useState('');
  const [saving, setSaving] = useState(false);
  const [keyword] = useDebouncedValue(typed, TYPING_MS);
  const { data: formats = [] } = useCall(getPackageFormats, {});
  const { data: found } = useCall(
    getAdminProblemList,
    { currentPage: 1, limit: FOUND_MAX, oj: 'ME', ...(keyword ? { keyword } : {}) },
    { keep: true },
  );
  const pids = chosen.map(Number);
  const { data: preview, error } = useCall(previewProblemExport, { pids, format }, { enabled: pids.length > 0 });
  const editable = (found?.records ?? []).filter(({ mayEdit }) => mayEdit);
  const options = new Map([
    ...chosen.map((value) => [value, labels.get(value) ?? value] as const),
    ...editable.map(({ id, problemId, title }) => [String(id), `${problemId} ${title}`] as const),
  ]);
  const isFaulty = preview?.notes.some(({ severity }) => severity === 'error') ?? false;
  const save = async () => {
    setSaving(true);
    // A failure has been announced by the call itself.
    const file = await download(exportProblem, { pid: pids, format }).catch(() => null);
    setSaving(false);
    if (file) saveFile(file.blob, file.name);
  };
  return (
    <div className={styles.stack}>
      <Panel>
        <div className={styles.stack}>
          <MultiSelect
            searchable
            hidePickedOptions
            label={t('toExport')}
            placeholder={chosen.length === 0 ? t('search') : ''}
            nothingFoundMessage={t('noneFound')}
            value={chosen}
            onChange={(next) => {
              setLabels(options);
              setChosen(next);
            }}
            searchValue={typed}
            onSearchChange={setTyped}
            filter={({ options: all }) => all}
            data={[...options].map(([value, label]) => ({ value, label }))}
          />
          <Select
            maw={360}
            label={t('format')}
            allowDeselect={false}
            value={format}
            onChange={(value) => value && setFormat(value as PackageFormat)}
            data={formats.filter(({ writes }) => writes).map((one) => ({ value: one.id, label: one[lang] }))}
          />
          <div className={styles.row}>
            <Button
              leftSection={<Download aria-hidden />}
              disabled={!preview || isFaulty}
              loading={saving}
              onClick={() => void save()}
            >
              {t('download')}
            </Button>
            {isFaulty && <p className={styles.bad}>{t('cannot')}</p>}
          </div>
        </div>
      </Panel>
      <Panel title={t('losses')}>
        {error && (
          <p className={styles.bad} role="alert">
            {error.msg}
          </p>
        )}
        {preview && pids.length > 0 ? (
          <NoteList notes={preview.notes} empty={t('lossless')} several={pids.length > 1} />
        ) : (
          <p className={styles.soft}>{t('pickFirst')}</p>
        )}
      </Panel>
    </div>
  );
}
