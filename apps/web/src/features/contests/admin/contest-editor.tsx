import { addContest, getAdminContest, getAdminContestList, updateContest } from '@assay/contract/contests/admin.ts';
import { CONTEST_STATUS } from '@assay/contract/contests/contest.ts';
import { getContestInfo } from '@assay/contract/contests/list.ts';
import { addGroupContest, getGroupAdminContestList, getGroupContestList } from '@assay/contract/groups/contests.ts';
import { Button, Skeleton, Stack } from '@mantine/core';
import { Save } from 'lucide-react';
import { Suspense, useCallback, useRef, useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction } from '../../../lib/use-call.ts';
import { LeaveGuard } from '../../../ui/dialogs/leave-guard.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { AccessCard } from './access-card.tsx';
import styles from './admin.module.css';
import { ContestAdminFrame } from './admin-frame.tsx';
import { useContestAdmin } from './admin-paths.ts';
import { BasicsCard } from './basics-card.tsx';
import { type ContestForm, isRefused, type StoredContest, savedOf } from './contest-form.ts';
import { FORM_TEXT } from './form/text.ts';

// Rules and board stand below the names and the doors, and come beside them.
const RulesCard = lazyPart(() => import('./rules-card.tsx').then((module) => module.RulesCard));
const BoardCard = lazyPart(() => import('./board-card.tsx').then((module) => module.BoardCard));
/** About the height of both. */
const LATER_PX = 640;

interface ContestEditorProps {
  start: ContestForm;
  /** Null for a new contest. */
  stored: StoredContest | null;
  onCreated: (cid: number) => void;
}

/** What each card of the form is given. */
export interface CardProps {
  form: ContestForm;
  change: (patch: Partial<ContestForm>) => void;
  isStored: boolean;
  /** The contest has begun, and its times differ from those that are stored. */
  timesMove: boolean;
  /** What is said at a field that must not be blank, once one has tried to save. */
  needed: (value: string) => string | undefined;
}

/** The form of a contest: basics, access, rules, board; saved as a whole (CON-30). */
export function ContestEditor({ start, stored, onCreated }: ContestEditorProps) {
  const t = useText(FORM_TEXT);
  const [form, setForm] = useState(start);
  const [version, setVersion] = useState(stored?.version ?? 0);
  const kept = useRef(start);
  const now = useRef(form);
  now.current = form;
  const isDirty = useCallback(() => now.current !== kept.current, []);
  const admin = useContestAdmin();
  const read = () =>
    refresh(getAdminContestList, getGroupAdminContestList, getGroupContestList, getAdminContest, getContestInfo);
  /** What was handed to the server; what is written meanwhile is not saved by it. */
  const sent = useRef(form);
  const created = async ({ id }: { id: number }) => {
    kept.current = sent.current;
    toast.success(t('created'));
    await read();
    onCreated(id);
  };
  const add = useAction(addContest, { onSuccess: created });
  const addToGroup = useAction(addGroupContest, { onSuccess: created });
  const update = useAction(updateContest, {
    onSuccess: async (saved) => {
      kept.current = sent.current;
      setVersion(saved.version);
      toast.success(t('saved'));
      await read();
    },
  });
  const frame = useRef<HTMLFormElement>(null);
  const [isTried, setIsTried] = useState(false);
  const save = () => {
    if (isRefused(form)) {
      setIsTried(true);
      // when the fields say what is wrong
      requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    const saved = savedOf(form);
    sent.current = form;
    if (stored) update.mutate({ ...saved, id: stored.id, version });
    else if (admin.gid !== null) addToGroup.mutate({ ...saved, gid: admin.gid });
    else add.mutate(saved);
  };
  const card: CardProps = {
    form,
    change: (patch) => setForm((before) => ({ ...before, ...patch })),
    isStored: stored !== null,
    timesMove:
      stored !== null &&
      stored.status !== CONTEST_STATUS.scheduled &&
      (form.start !== kept.current.start || form.end !== kept.current.end),
    needed: (value) => (isTried && value.trim() === '' ? t('needed') : undefined),
  };
  const fields = (
    <>
      <LeaveGuard isDirty={isDirty} />
      <form
        ref={frame}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Stack gap="md">
          <BasicsCard {...card} />
          <AccessCard {...card} />
          <Suspense fallback={<Skeleton height={LATER_PX} radius="lg" />}>
            <RulesCard {...card} />
            <BoardCard {...card} />
          </Suspense>
          <div className={styles.saves}>
            <Button
              type="submit"
              loading={add.isPending || addToGroup.isPending || update.isPending}
              leftSection={<Save size={15} aria-hidden />}
            >
              {t('save')}
            </Button>
          </div>
        </Stack>
      </form>
    </>
  );
  return stored ? (
    <ContestAdminFrame cid={stored.id} tab="edit">
      {fields}
    </ContestAdminFrame>
  ) : (
    <PageFrame title={t('create')}>{fields}</PageFrame>
  );
}
