import {
  importRemoteProblem,
  importRemoteToContest,
  importRemoteToTraining,
  previewRemoteProblem,
} from '@assay/contract/remote/import.ts';
import { REMOTE_SITE_TRAITS, REMOTE_SITES, type RemoteSiteCode } from '@assay/contract/remote/sites.ts';
import { Button, Checkbox, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ContestField } from '../../../features/remote/contest-field.tsx';
import { FIELD_WORDS, type PreviewOf, Previews } from '../../../features/remote/preview.tsx';
import { readRemoteIds } from '../../../features/remote/problem-ids.ts';
import styles from '../../../features/remote/remote.module.css';
import { TEXT } from '../../../features/remote/text.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import { paths } from '../../../lib/paths.ts';
import { type Say, useText } from '../../../lib/text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Link } from '../../../ui/link.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Panel } from '../../../ui/panel.tsx';

interface Imported {
  id: string;
  problemId: string | null;
  words: string;
  isUpdate: boolean;
}

/** Imports problems of remote judges, one after the other: one, a list, a range or a contest, for the site or into a contest or training (REM-2, REM-3, REM-18). */
export function Page() {
  const t = useText(TEXT);
  const [site, setSite] = useState<RemoteSiteCode>('HDU');
  const [text, setText] = useState('');
  const [update, setUpdate] = useState(false);
  const [done, setDone] = useState<Imported[]>([]);
  const [previews, setPreviews] = useState<PreviewOf[]>([]);
  const [busy, setBusy] = useState<'import' | 'preview' | null>(null);
  const asked = new URLSearchParams(window.location.search);
  const [cid, tid] = [Number(asked.get('cid')), Number(asked.get('tid'))];
  const ids = readRemoteIds(text);
  const { example } = REMOTE_SITE_TRAITS[site];

  const importAll = async (event: FormEvent) => {
    event.preventDefault();
    setBusy('import');
    setDone([]);
    setPreviews([]);
    for (const problemId of ids) {
      const one = await importOne({ site, problemId, cid, tid, update }, t);
      setDone((before) => [...before, one]);
    }
    setBusy(null);
  };
  const previewAll = async () => {
    setBusy('preview');
    setDone([]);
    setPreviews([]);
    for (const id of ids) {
      const one = await previewOne(id);
      setPreviews((before) => [...before, one]);
    }
    setBusy(null);
  };
  const previewOne = async (id: string): Promise<PreviewOf> => {
    try {
      return { id, problem: await call(previewRemoteProblem, { name: site, problemId: id }, { quiet: true }) };
    } catch (error) {
      if (!isApiError(error)) throw error;
      return { id, words: error.message };
    }
  };

  return (
    <PageFrame title={t('importTitle')} lead={t('importLead')}>
      <Stack gap="md">
        <Panel>
          <form onSubmit={(event) => void importAll(event)}>
            <Stack gap="md">
              <div className={styles.fields}>
                <NativeSelect
                  label={t('site')}
                  value={site}
                  onChange={(event) => setSite(event.currentTarget.value as RemoteSiteCode)}
                  data={REMOTE_SITES.map((value) => ({ value, label: REMOTE_SITE_TRAITS[value].name }))}
                />
                <TextInput
                  label={t('ids')}
                  description={t(/^\d+$/.test(example) ? 'idsRangeHint' : 'idsHint', { example })}
                  value={text}
                  onChange={(event) => setText(event.currentTarget.value)}
                />
              </div>
              <ContestField key={site} site={site} onList={(listed) => setText(listed.join(' '))} />
              {cid || tid ? (
                <p>{t(cid ? 'intoContest' : 'intoTraining')}</p>
              ) : (
                <Checkbox
                  label={t('update')}
                  checked={update}
                  onChange={(event) => setUpdate(event.currentTarget.checked)}
                />
              )}
              <Group gap="xs">
                <Button type="submit" loading={busy === 'import'} disabled={ids.length === 0 || busy !== null}>
                  {t('importAll')}
                </Button>
                <Button
                  variant="default"
                  loading={busy === 'preview'}
                  disabled={ids.length === 0 || busy !== null}
                  onClick={() => void previewAll()}
                >
                  {t('preview')}
                </Button>
              </Group>
            </Stack>
          </form>
        </Panel>
        <ImportedList done={done} />
        <Previews previews={previews} />
      </Stack>
    </PageFrame>
  );
}

interface Wanted {
  site: RemoteSiteCode;
  /** As the site names it. */
  problemId: string;
  /** Where it goes; 0 for no such place. */
  cid: number;
  tid: number;
  update: boolean;
}

/** Imports one problem; what became of it, in words. */
async function importOne({ site, problemId: id, cid, tid, update }: Wanted, t: Say<typeof TEXT>): Promise<Imported> {
  try {
    const named = { name: site, problemId: id };
    const { problemId, warnings, changed } = await (cid
      ? call(importRemoteToContest, { ...named, cid }, { quiet: true })
      : tid
        ? call(importRemoteToTraining, { ...named, tid }, { quiet: true })
        : call(importRemoteProblem, { ...named, update }, { quiet: true }));
    const fields = changed?.map((field) => t(FIELD_WORDS[field])).join(t('comma'));
    const news = fields === undefined ? [] : [fields === '' ? t('nothingUpdated') : t('updatedFields', { fields })];
    const words = [...news, ...warnings.map((warning) => t(warning === 'pictures' ? 'missingPictures' : warning))];
    return { id, problemId, words: words.join(t('comma')), isUpdate: changed !== null };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { id, problemId: null, words: error.message, isUpdate: false };
  }
}

function ImportedList({ done }: { done: readonly Imported[] }) {
  const t = useText(TEXT);
  if (done.length === 0) return null;
  return (
    <Panel>
      <ul className={styles.list} aria-live="polite">
        {done.map(({ id, problemId, words, isUpdate }) => (
          <li key={id} className={styles.row}>
            {problemId ? <Link href={paths.problem(problemId)}>{problemId}</Link> : id}
            {problemId && <Badge tone="good">{t(isUpdate ? 'updated' : 'imported')}</Badge>}
            {words && <span>{words}</span>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
