import { getProblemImport } from '@assay/contract/authoring/transfer.ts';
import { importTraining } from '@assay/contract/trainings/share.ts';
import { Button, Stack, Text } from '@mantine/core';
import { FileUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLang } from '../../../../lib/lang.ts';
import { toast } from '../../../../lib/notices.ts';
import { useText } from '../../../../lib/text.ts';
import { useAction, useCall } from '../../../../lib/use-call.ts';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { Segments } from '../../../../ui/segments/segments.tsx';
import { DropZone } from '../../../../ui/upload/drop-zone.tsx';
import { useTrainingAdmin } from '../admin-paths.ts';
import { readTrainings } from '../read-trainings.ts';
import { TEXT } from '../text.ts';
import styles from './share.module.css';
import { type ReadTraining, useTrainingFile } from './use-training-file.ts';

const POLL_MS = 400;

/** A button that opens the way in for a training that was saved as a file (TRAIN-13). */
export function ImportTraining() {
  const t = useText(TEXT);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<FileUp size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('import')}
      </Button>
      <Dialog opened={isOpen} onClose={() => setIsOpen(false)} title={t('import')} size={680}>
        <TrainingImport onDone={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}

function TrainingImport({ onDone }: { onDone: () => void }) {
  const t = useText(TEXT);
  const { gid } = useTrainingAdmin();
  const { state, send, stop } = useTrainingFile(gid);
  const isOnItsWay = state.is === 'sending' || state.is === 'reading';
  return (
    <Stack gap="md">
      <Text c="dimmed">{t('importHint')}</Text>
      <DropZone
        title={state.is === 'idle' ? t('dropTitle') : state.name}
        hint=".zip"
        choose={t(state.is === 'idle' ? 'chooseFile' : 'anotherFile')}
        accept=".zip"
        onFile={(file) => void send(file)}
        sending={
          isOnItsWay
            ? {
                title: state.is === 'sending' && state.share < 1 ? t('uploading', { name: state.name }) : t('reading'),
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
        <Text c="var(--mantine-color-error)" role="alert">
          {state.reason}
        </Text>
      )}
      {state.is === 'ready' && <ReadFile key={state.packageKey} {...state} gid={gid} onDone={onDone} />}
    </Stack>
  );
}

interface ReadFileProps {
  packageKey: string;
  training: ReadTraining;
  gid: number | null;
  onDone: () => void;
}

/** What would come of the file, and the button that makes it so. */
function ReadFile({ packageKey, training, gid, onDone }: ReadFileProps) {
  const t = useText(TEXT);
  const lang = useLang();
  // what is not open stays out of the training: a group sees its own at once, the whole site only when that is wished
  const [auth, setAuth] = useState<1 | 2>(gid === null ? 2 : 1);
  const begin = useAction(importTraining);
  const { data: outcome } = useCall(
    getProblemImport,
    { packageKey },
    {
      enabled: begin.isSuccess,
      staleTime: 0,
      refetchInterval: ({ state: { data } }) => (data && data.state !== 'importing' ? false : POLL_MS),
      call: { quiet: true },
    },
  );
  const isDone = outcome?.state === 'imported';
  useEffect(() => {
    if (!isDone) return;
    toast.success(t('imported'));
    void readTrainings();
    onDone();
  }, [isDone, onDone, t]);
  const hasNew = training.sections.some(({ problems }) => problems.some(({ fate }) => fate === 'new'));
  const isBusy = begin.isPending || (begin.isSuccess && outcome?.state !== 'failed');
  return (
    <>
      <div>
        <h3 className={styles.title}>{training.title}</h3>
        {training.sections.map(({ title, problems }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file is read once and never changes
          <section key={at}>
            <h4 className={styles.section}>{title || t('section', { place: at + 1 })}</h4>
            <ul className={styles.problems}>
              {problems.map(({ problemId, title: name, fate, becomes }) => (
                <li key={problemId} data-fate={fate}>
                  <b>{problemId}</b> {name} <small>{t(fate, { id: becomes ?? '' })}</small>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {training.notes.length > 0 && (
        <ul className={styles.notes}>
          {training.notes.map((note, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <li key={at}>
              {note.problem && `${note.problem}: `}
              {note[lang]}
            </li>
          ))}
        </ul>
      )}
      {hasNew && (
        <div>
          <Segments
            label={t('newProblems')}
            value={String(auth)}
            onChange={(value) => setAuth(value === '1' ? 1 : 2)}
            choices={[
              { value: '2', label: t('private') },
              { value: '1', label: t(gid === null ? 'public' : 'openToGroup') },
            ]}
          />
          {auth === 2 && <Text className={styles.hint}>{t('privateHint')}</Text>}
        </div>
      )}
      {outcome?.state === 'failed' && (
        <Text c="var(--mantine-color-error)" role="alert">
          {outcome.failure?.[lang]}
        </Text>
      )}
      <Button
        loading={isBusy}
        onClick={() => begin.mutate({ packageKey, auth, ...(gid !== null && { gid }) })}
        style={{ alignSelf: 'flex-end' }}
      >
        {t('beginImport')}
      </Button>
    </>
  );
}
