import {
  deleteProblemPackage,
  getProblemImport,
  getProblemImports,
  type ProblemImport,
} from '@assay/contract/authoring/transfer.ts';
import { ActionIcon, Button } from '@mantine/core';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useLang } from '../../../lib/lang.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { Panel } from '../../../ui/panel.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { ImportProgress } from './import-progress.tsx';
import { NoteList } from './note-list.tsx';
import { TEXT } from './text.ts';
import styles from './transfer.module.css';

const POLL_MS = 1_000;

interface RecentImportsProps {
  /** The package that the page shows already. */
  except: string | null;
  onRead: (fileName: string, packageKey: string) => void;
}

/** What this person uploaded within a day: imports that still run, those that ended, and packages that wait. */
export function RecentImports({ except, onRead }: RecentImportsProps) {
  const t = useText(TEXT);
  const { data: imports = [] } = useCall(
    getProblemImports,
    {},
    {
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.some((one) => one.state === 'importing') ? POLL_MS : false),
      call: { quiet: true },
    },
  );
  const shown = imports.filter(({ packageKey }) => packageKey !== except);
  if (shown.length === 0) return null;
  return (
    <Panel title={t('recent')}>
      <ul className={styles.recents}>
        {shown.map((one) => (
          <li key={one.packageKey}>
            <RecentImport {...one} onRead={() => onRead(one.fileName, one.packageKey)} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function RecentImport({ onRead, ...one }: ProblemImport & { onRead: () => void }) {
  const t = useText(TEXT);
  const lang = useLang();
  const [open, setOpen] = useState(false);
  const remove = useAction(deleteProblemPackage, { onSuccess: () => refresh(getProblemImports) });
  const refusal = one.state === 'ready' ? one.failure : null;
  return (
    <>
      <div className={styles.recentHead}>
        <p className={styles.problemTitle}>{one.fileName}</p>
        <span className={styles.soft}>
          {one.state === 'ready' && <>{t(refusal ? 'refused' : 'notImported')} · </>}
          <RelativeTime at={one.gmtModified} />
        </span>
        {one.state === 'imported' && (
          <Button size="compact-sm" variant="default" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t('report')}
          </Button>
        )}
        {(one.state === 'ready' || one.state === 'failed') && (
          <Button size="compact-sm" variant="default" onClick={onRead}>
            {t(refusal ? 'readAs' : 'readAgain')}
          </Button>
        )}
        {one.state !== 'importing' && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('remove', { name: one.fileName })}
            loading={remove.isPending}
            onClick={() => remove.mutate({ packageKey: one.packageKey })}
          >
            <X />
          </ActionIcon>
        )}
      </div>
      {refusal && <p className={styles.bad}>{refusal[lang]}</p>}
      <ImportProgress {...one} />
      {open && <ReportOf packageKey={one.packageKey} several={one.problems.length > 1} />}
    </>
  );
}

function ReportOf({ packageKey, several }: { packageKey: string; several: boolean }) {
  const t = useText(TEXT);
  const { data } = useCall(getProblemImport, { packageKey });
  return data ? <NoteList notes={data.notes} empty={t('clean')} several={several} /> : null;
}
