import { matchTemplate, roundedTo, type Template } from '@assay/rules/assignments/fill-template.ts';
import { fillColumn } from '@assay/rules/spreadsheets/fill-column.ts';
import { Alert, Button, FileButton, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { readSheet, type Sheet } from '../../../lib/files/read-xlsx.ts';
import { replaceZipEntry } from '../../../lib/files/replace-zip-entry.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { useText } from '../../../lib/text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { TEXT } from '../text.ts';
import type { Grades } from './grades-table.tsx';

const FILE_MAX_BYTES = 8 * 1024 * 1024;
/** Names that are told of those who were not found. */
const NAMED = 20;

interface Opened {
  file: File;
  sheet: Sheet;
  template: Template;
}

/** Fills a column of a file that the school gave with grades; nothing else of the file changes (ASG-22). */
export function TemplateDialog({ grades, onClose }: { grades: Grades; onClose: () => void }) {
  const t = useText(TEXT);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const choose = async (file: File | null) => {
    if (!file) return;
    setOpened(null);
    const sheet = file.size <= FILE_MAX_BYTES ? await readSheet(file).catch(() => null) : null;
    const template = sheet && matchTemplate(sheet.rows, grades.people);
    setRefusal(!sheet ? t('templateUnreadable') : template ? null : t('templateNobody'));
    if (sheet && template) setOpened({ file, sheet, template });
  };
  return (
    <Dialog opened onClose={onClose} title={t('template')}>
      <Stack gap="md">
        <Text size="sm">{t('templateHint')}</Text>
        <FileButton onChange={(file) => void choose(file)} accept=".xlsx">
          {(props) => (
            <Button {...props} variant="default">
              {t('chooseFile')}
            </Button>
          )}
        </FileButton>
        {refusal && (
          <Alert color="red" role="alert">
            {refusal}
          </Alert>
        )}
        {opened && <Fill key={opened.file.name} {...opened} grades={grades} />}
      </Stack>
    </Dialog>
  );
}

/** What of a person is written: a total, or the points of an assignment. */
type What = 'soFar' | 'total' | `${number}`;

const pointsOf = ({ soFar, total, scores }: Grades['people'][number], what: What): number | null =>
  what === 'soFar' ? soFar : what === 'total' ? total : (scores[Number(what)] ?? null);

function Fill({ file, sheet, template, grades }: Opened & { grades: Grades }) {
  const t = useText(TEXT);
  const { columns, toFill, rows, unknown, missing } = template;
  const [column, setColumn] = useState(toFill);
  const [what, setWhat] = useState<What>('total');
  const [decimals, setDecimals] = useState(0);
  const [formulas, setFormulas] = useState<readonly number[]>([]);
  const save = async () => {
    const values = new Map<number, string>();
    for (const person of grades.people) {
      const [row, points] = [rows.get(person.uid), pointsOf(person, what)];
      if (row !== undefined && points !== null) values.set(row, roundedTo(points, decimals));
    }
    const filled = fillColumn(sheet.xml, column, values);
    setFormulas(filled.formulas);
    const made = await replaceZipEntry(file, sheet.path, filled.xml);
    if (made) saveFile(made, file.name);
  };
  const some = (names: readonly string[]) => names.slice(0, NAMED).join(', ') + (names.length > NAMED ? ' …' : '');
  return (
    <>
      <Text role="status">{t('templateFound', { count: rows.size })}</Text>
      {unknown.length > 0 && <Text size="sm">{t('templateUnknown', { names: some(unknown) })}</Text>}
      {missing.length > 0 && <Text size="sm">{t('templateMissing', { names: some(missing) })}</Text>}
      <NativeSelect
        label={t('templateWhat')}
        value={what}
        onChange={(event) => setWhat(event.currentTarget.value as What)}
        data={[
          { value: 'total', label: t('gradeTotal') },
          { value: 'soFar', label: t('soFar') },
          ...grades.items.map(({ title }, at) => ({ value: String(at), label: title })),
        ]}
      />
      <NativeSelect
        label={t('templateColumn')}
        value={String(column)}
        onChange={(event) => setColumn(Number(event.currentTarget.value))}
        data={columns.map(({ at, name }) => ({ value: String(at), label: name }))}
      />
      <NativeSelect
        label={t('decimals')}
        value={String(decimals)}
        onChange={(event) => setDecimals(Number(event.currentTarget.value))}
        data={['0', '1', '2']}
      />
      {formulas.length > 0 && <Alert color="yellow">{t('templateFormulas', { rows: formulas.join(', ') })}</Alert>}
      <Group justify="flex-end">
        <Button disabled={rows.size === 0} onClick={() => void save()}>
          {t('templateSave')}
        </Button>
      </Group>
    </>
  );
}
