import type { DataOf, SentOf } from '@assay/contract/op.ts';
import {
  addGroupTimedWork,
  addTimedWork,
  type getAdminTimedWork,
  updateTimedWork,
} from '@assay/contract/works/admin.ts';
import { WORK_AUTH, type WorkResults, type WorkScoreType } from '@assay/contract/works/work.ts';
import { useState } from 'react';
import { isoOfLocal, localOf } from '../../../lib/local-time.ts';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { useWorkAdmin } from './admin-paths.ts';
import { readWorks } from './read-works.ts';
import { TEXT } from './text.ts';

export type StoredWork = DataOf<typeof getAdminTimedWork>;

const HOUR_MS = 3_600_000;
const USUAL_MINUTES = 90;

/** A new work opens at the next full hour but one, for a day. */
const nextHour = (hours: number) => (Math.floor(Date.now() / HOUR_MS) + hours) * HOUR_MS;

/** What stands in the boxes. Times are those of the clock here, as `datetime-local` writes them. */
const valuesOf = (stored: StoredWork | null) => ({
  title: stored?.title ?? '',
  description: stored?.description ?? '',
  logoUrl: stored?.logoUrl ?? null,
  auth: stored?.auth ?? (WORK_AUTH.public as number),
  pwd: stored?.pwd ?? '',
  start: localOf(stored ? Date.parse(stored.startTime) : nextHour(2)),
  end: localOf(stored ? Date.parse(stored.endTime) : nextHour(26)),
  minutes: stored ? Number(stored.duration) / 60 : USUAL_MINUTES,
  results: stored?.results ?? ('handIn' as WorkResults),
  scoreType: stored?.scoreType ?? ('Highest' as WorkScoreType),
  visible: stored?.visible ?? true,
  exam: stored?.exam ?? false,
  examNotes: stored?.examNotes ?? false,
  examNetworks: stored?.examNetworks ?? '',
});
type Values = ReturnType<typeof valuesOf>;

export const isPrivate = ({ auth }: Values) => Number(auth) === WORK_AUTH.private;
export const isReversed = ({ start, end }: Values) => start !== '' && end !== '' && end <= start;

export interface WorkFormOptions {
  /** Null for a new one. */
  stored: StoredWork | null;
  onCreated: (wid: number) => unknown;
}

/** What is written of a work, what is wrong with it, and saving it. */
export function useWorkForm({ stored, onCreated }: WorkFormOptions) {
  const t = useText(TEXT);
  const { gid } = useWorkAdmin();
  const [version, setVersion] = useState(stored?.version ?? 0);
  const labels = {
    title: t('name'),
    description: t('description'),
    pwd: t('password'),
    start: t('start'),
    end: t('end'),
    minutes: t('duration'),
    examNetworks: t('examNetworks'),
  };
  const needed = (values: Values, field: 'title' | 'pwd' | 'start' | 'end' | 'minutes') =>
    String(values[field]).trim() === '' ? t('needed', { field: labels[field] }) : null;
  const op = stored ? updateTimedWork : gid === null ? addTimedWork : addGroupTimedWork;
  const saving = useSaveForm<typeof op, Values>(op, {
    initial: valuesOf(stored),
    labels,
    refuse: (values) => ({
      title: needed(values, 'title'),
      start: needed(values, 'start'),
      end: needed(values, 'end') ?? (isReversed(values) ? t('reversed') : null),
      minutes: needed(values, 'minutes'),
      pwd: isPrivate(values) ? needed(values, 'pwd') : null,
    }),
    inputOf: ({ start, end, minutes, ...values }) =>
      ({
        ...values,
        startTime: isoOfLocal(start),
        endTime: isoOfLocal(end),
        duration: Math.round(Number(minutes) * 60),
        ...(stored ? { id: stored.id, version } : gid !== null && { gid }),
      }) as SentOf<typeof op>,
    fieldOfFailure: { 'work.endBeforeStart': 'end', 'work.examNetworksWrong': 'examNetworks' },
    onSaved: async (saved, values) => {
      saving.form.resetDirty(values);
      toast.success(t(stored ? 'saved' : 'created'));
      if ('version' in saved) setVersion(saved.version);
      await readWorks();
      if ('id' in saved) onCreated(saved.id);
    },
  });
  return saving;
}

export type WorkFields = ReturnType<typeof useWorkForm>;
