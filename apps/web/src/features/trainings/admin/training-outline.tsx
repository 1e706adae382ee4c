import {
  addTrainingProblem,
  addTrainingProblems,
  getProblemsForTraining,
  getTrainingOutline,
  type OutlineProblem,
  removeTrainingProblem,
  saveTrainingOutline,
} from '@assay/contract/trainings/outline.ts';
import { getTrainingProblemList } from '@assay/contract/trainings/problems.ts';
import { SECTIONS_MAX } from '@assay/contract/trainings/training.ts';
import { Button, NativeSelect, Skeleton, Stack } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { Confirm } from '../../../ui/dialogs/confirm.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ProblemPicker } from '../../problems/pick/problem-picker.tsx';
import { useTrainingAdmin } from './admin-paths.ts';
import { removeSection, type SavedSection, savedSections } from './outline.ts';
import { type Moved, OutlineSectionPanel } from './outline-section.tsx';
import { TEXT } from './outline-text.ts';

const reread = () => refresh(getTrainingOutline, getProblemsForTraining, getTrainingProblemList);

interface TrainingOutlineProps {
  tid: number;
  /** Whether problems are being added. */
  adds: boolean;
  onAdded: () => void;
}

/** The sections of a training and their problems. Each change is saved at once over the version that is shown. */
export function TrainingOutline({ tid, adds, onAdded }: TrainingOutlineProps) {
  const t = useText(TEXT);
  const { data, error, refetch } = useCall(getTrainingOutline, { tid }, { keep: true });
  const [removing, setRemoving] = useState<number | null>(null);
  const [leaving, setLeaving] = useState<OutlineProblem | null>(null);
  // stands in for the answer until that is there
  const [sent, setSent] = useState<readonly SavedSection[] | null>(null);
  const { list, said, follow } = useMoved();
  const save = useAction(saveTrainingOutline, { onSettled: reread });
  const remove = useAction(removeTrainingProblem, {
    onSuccess: async () => {
      setLeaving(null);
      await reread();
    },
  });
  if (!data) {
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height={320} className="late" aria-hidden />
    );
  }
  const sections = sent && save.isPending ? sent : savedSections(data.sections);
  const problems = new Map(data.sections.flatMap((section) => section.problems.map((one) => [one.pid, one])));
  const store = (next: readonly SavedSection[], moved?: Moved) => {
    if (next === sections || save.isPending) return;
    setSent(next);
    if (moved) follow(moved, next);
    save.mutate({ tid, version: data.version, sections: [...next] });
  };
  return (
    <Stack gap="md" ref={list}>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {sections.map((section, at) => (
        <OutlineSectionPanel
          key={section.id ?? 'new'}
          sections={sections}
          at={at}
          problems={problems}
          isBusy={save.isPending || remove.isPending}
          onSave={store}
          onTakeOut={setLeaving}
          onRemove={setRemoving}
        />
      ))}
      <div>
        <Button
          variant="default"
          leftSection={<Plus size={16} aria-hidden />}
          disabled={save.isPending || sections.length >= SECTIONS_MAX}
          onClick={() => store([...sections, { id: null, title: '', requires: [], pids: [] }])}
        >
          {t('addSection')}
        </Button>
      </div>
      <AddProblems tid={tid} sections={sections} opened={adds} onClose={onAdded} />
      <Confirm
        opened={leaving !== null}
        onClose={() => setLeaving(null)}
        title={t('takeOut')}
        action={t('takeOut')}
        danger
        busy={remove.isPending}
        onConfirm={() => leaving && remove.mutate({ tid, pid: leaving.pid })}
      >
        {t('takeOutHint')}
      </Confirm>
      <Confirm
        opened={removing !== null}
        onClose={() => setRemoving(null)}
        title={t('removeSection')}
        action={t('removeSection')}
        danger
        onConfirm={() => {
          if (removing !== null) store(removeSection(sections, removing));
          setRemoving(null);
        }}
      >
        {t('removeSectionHint')}
      </Confirm>
    </Stack>
  );
}

/** Keeps the keyboard on what was moved, wherever it is now, and says its place. */
function useMoved() {
  const t = useText(TEXT);
  const list = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<Moved | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!moved) return;
    const [what, by] = moved.step.split(':');
    const find = (step: string) =>
      list.current?.querySelector<HTMLButtonElement>(`[data-step="${step}"]:not(:disabled)`);
    // at the edge only the way back is left
    (find(moved.step) ?? find(`${what}:${-Number(by)}`))?.focus();
    setMoved(null);
  }, [moved]);
  const follow = (step: Moved, sections: readonly SavedSection[]) => {
    setMoved(step);
    const [what] = step.step.split(':');
    const order = what!.startsWith('section-')
      ? sections.map(({ id }) => `section-${id}`)
      : sections.flatMap(({ pids }) => pids.map((pid) => `problem-${pid}`));
    setSaid(t('moved', { name: step.name, place: order.indexOf(what!) + 1 }));
  };
  return { list, said, follow };
}

interface AddProblemsProps {
  tid: number;
  sections: readonly SavedSection[];
  opened: boolean;
  onClose: () => void;
}

function AddProblems({ tid, sections, opened, onClose }: AddProblemsProps) {
  const t = useText(TEXT);
  const { gid } = useTrainingAdmin();
  const [chosen, setChosen] = useState('');
  const last = sections.findLast(({ id }) => id !== null)?.id;
  const sectionId = sections.find(({ id }) => String(id) === chosen)?.id ?? last;
  const place = { tid, ...(sectionId && { sectionId }) };
  return (
    <ProblemPicker
      title={t('add')}
      hint={t(gid === null ? 'addHint' : 'addHintGroup')}
      opened={opened}
      onClose={onClose}
      list={{ op: getProblemsForTraining, input: { tid } }}
      add={{ op: addTrainingProblem, inputOf: (pid) => ({ ...place, pid }), done: t('added') }}
      addMany={{ op: addTrainingProblems, inputOf: (problemIds) => ({ ...place, problemIds }) }}
      reread={reread}
    >
      {sections.length > 1 && (
        <NativeSelect
          aria-label={t('toSection')}
          value={String(sectionId)}
          data={sections.flatMap(({ id, title }, at) =>
            id === null ? [] : [{ value: String(id), label: title || t('section', { place: at + 1 }) }],
          )}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      )}
    </ProblemPicker>
  );
}
