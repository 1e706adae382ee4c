import { Alert, Button, Group, Skeleton } from '@mantine/core';
import { type ReactNode, Suspense, useCallback, useEffect, useRef } from 'react';
import { useProblemAdmin } from '../../../lib/problem-admin.ts';
import { useText } from '../../../lib/text.ts';
import { LeaveGuard } from '../../../ui/dialogs/leave-guard.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Link } from '../../../ui/link.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { BrokenProblems } from '../../judging/broken/broken-problems.tsx';
import { useVerificationSummaries, VerificationChip } from '../../judging/verify/verification-chip.tsx';
import type { LoadedProblem, ProblemForm } from '../form/problem-form.ts';
import { BasicsCard } from './basics-card.tsx';
import { Card } from './card-frame.tsx';
import styles from './editor.module.css';
import { EditorActions } from './editor-actions.tsx';
import { EditorAside } from './editor-aside.tsx';
import { StatementCard } from './statement-card.tsx';
import { TEXT } from './text.ts';
import { type Creation, useProblemEditor } from './use-problem-editor.ts';

/** What is written below the statement is half of the editor: it comes beside the first cards. */
const laterCards = import('./later-cards.tsx');
// what became of it is said where they are shown
laterCards.catch(() => undefined);
const LaterCards = lazyPart(() => laterCards.then((module) => module.LaterCards));

const LATER_SECTIONS = ['limits', 'samples', 'judging', 'data', 'templates', 'files'] as const;
/** About the height of such a card. */
const LATER_PX = 220;

interface ProblemEditorProps {
  start: ProblemForm;
  /** The stored problem; null for a new one. */
  stored: LoadedProblem | null;
  creation: Creation;
  /** Where a new problem will stand, above its own cards. */
  place?: ReactNode;
  /** Reads the stored problem again; what is typed here is lost. */
  onReload: () => void;
}

/** The problem editor: one page of cards, saved as a whole (EDIT-1). */
export function ProblemEditor({ start, stored, creation, place, onReload }: ProblemEditorProps) {
  const t = useText(TEXT);
  const editor = useProblemEditor({ start, stored, creation });
  const { form, change, errorOf } = editor;
  const cards = useRef<HTMLFormElement>(null);
  useFirstError(cards, editor.refusedSaves);
  useSaveKey(() => void editor.save());
  const saving = useRef(editor.save);
  saving.current = editor.save;
  const save = useCallback(() => void saving.current(), []);
  const card = { form, change, errorOf };
  const summary = useVerificationSummaries(stored ? [stored.id] : []).get(stored?.id ?? 0);
  return (
    <PageFrame
      width="full"
      title={stored ? t('editTitle', { id: stored.problem.problemId }) : t('createTitle')}
      lead={stored && summary && <VerificationChip pid={stored.id} summary={summary} />}
      actions={
        stored && (
          <EditorActions
            pid={stored.id}
            problemId={stored.problem.problemId}
            isProgram={form.cases.from !== 'questions'}
          />
        )
      }
    >
      <LeaveGuard isDirty={editor.isDirty} />
      {stored && <BrokenProblems pid={stored.id} />}
      {editor.conflict && stored && (
        <Conflict
          pid={stored.id}
          busy={editor.saving}
          onOverwrite={() => void editor.overwrite()}
          onReload={onReload}
        />
      )}
      <div className={styles.layout}>
        {/* Leaving a field shows what is wrong with it. */}
        <form
          ref={cards}
          noValidate
          className={styles.cards}
          onSubmit={(event) => event.preventDefault()}
          onBlur={(event) => {
            const { name } = event.target as Element as HTMLInputElement;
            if (name) editor.touch(name);
          }}
        >
          {place}
          <Card name="basics">
            <BasicsCard {...card} />
          </Card>
          <Card name="statement">
            <StatementCard {...card} refusedSaves={editor.refusedSaves} />
          </Card>
          <Suspense fallback={<LaterCardsWaiting />}>
            <LaterCards {...card} pid={stored?.id ?? null} onSave={save} />
          </Suspense>
        </form>
        <EditorAside editor={editor} isStored={stored !== null} />
      </div>
    </PageFrame>
  );
}

interface ConflictProps {
  pid: number;
  busy: boolean;
  onOverwrite: () => void;
  onReload: () => void;
}

/** Two authors saved: see the other version, put this one over it, or take the other. */
function Conflict({ pid, busy, onOverwrite, onReload }: ConflictProps) {
  const t = useText(TEXT);
  const admin = useProblemAdmin();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.scrollIntoView({ block: 'center', behavior: 'smooth' }), []);
  return (
    <Alert ref={frame} className={styles.notice ?? ''} color="red" title={t('changedTitle')} role="alert">
      {t('changedText')}
      <Group gap="sm" mt="sm">
        <Button component={Link} href={admin.edit(pid)} target="_blank" size="xs">
          {t('seeOther')}
        </Button>
        <Button size="xs" variant="default" loading={busy} onClick={onOverwrite}>
          {t('overwrite')}
        </Button>
        <Button size="xs" variant="default" onClick={onReload}>
          {t('takeOther')}
        </Button>
      </Group>
    </Alert>
  );
}

/** After a refused save the first field at fault comes into view and has the cursor. */
function useFirstError(frame: React.RefObject<HTMLElement | null>, refusedSaves: number) {
  useEffect(() => {
    if (refusedSaves === 0) return;
    // The statement may switch to the language at fault first.
    const timer = setTimeout(() => {
      const found = [...(frame.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-refused]') ?? [])];
      const first = found.find((element) => element.offsetParent !== null);
      first?.scrollIntoView({ block: 'center', behavior: 'smooth' });
      first?.focus({ preventScroll: true });
    }, 60);
    return () => clearTimeout(timer);
  }, [frame, refusedSaves]);
}

/** Ctrl+S, or the command key, saves wherever the cursor is. */
function useSaveKey(save: () => void) {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      if (!event.repeat) latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** Their places, so that what is on top stays where it is and the list of sections leads to each. */
function LaterCardsWaiting() {
  return LATER_SECTIONS.map((name) => (
    <Card key={name} name={name}>
      <Skeleton height={LATER_PX} />
    </Card>
  ));
}
