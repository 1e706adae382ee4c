import { changeProblemAuth } from '@assay/contract/authoring/editor.ts';
import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import { getTrainingOutline, type OutlineProblem } from '@assay/contract/trainings/outline.ts';
import { getTrainingProblemList } from '@assay/contract/trainings/problems.ts';
import { isOpen } from '@assay/rules/problems/owner.ts';
import { moveProblem, placeProblem } from '@assay/rules/trainings/place-problem.ts';
import { ActionIcon, Group, Switch, TextInput } from '@mantine/core';
import { ArrowDown, ArrowUp, GripVertical, Pencil, Trash2 } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { useProblemAdmin } from '../../../lib/problem-admin.ts';
import { labelFor, useText } from '../../../lib/text.ts';
import { refresh, useAction } from '../../../lib/use-call.ts';
import { Badge } from '../../../ui/badge.tsx';
import { NumberInput } from '../../../ui/fields/fields.tsx';
import { Link } from '../../../ui/link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ProblemActions } from '../../authoring/list/problem-actions.tsx';
import styles from './outline.module.css';
import { moveSection, type SavedSection, stepProblem } from './outline.ts';
import { TEXT } from './outline-text.ts';
import { SectionRules } from './section-rules.tsx';

/** A step that was taken: of a problem or a section, up or down. */
export interface Moved {
  step: string;
  name: string;
}

export interface SectionProps {
  sections: readonly SavedSection[];
  /** The place of this one, from 0. */
  at: number;
  isBusy: boolean;
  /** @param moved what was moved by a step: its button is found again, and its place is said */
  onSave: (sections: readonly SavedSection[], moved?: Moved) => void;
}

interface OutlineSectionProps extends SectionProps {
  problems: ReadonlyMap<number, OutlineProblem>;
  onTakeOut: (problem: OutlineProblem) => void;
  onRemove: (at: number) => void;
}

/** What a problem carries while it is dragged: its id. */
const DRAGGED = 'application/x-training-problem';

/** One section: title, what opens it, problems in their order. */
export function OutlineSectionPanel({ problems, onTakeOut, onRemove, ...props }: OutlineSectionProps) {
  const t = useText(TEXT);
  const { sections, at, isBusy, onSave } = props;
  const section = sections[at]!;
  const { title, pids } = section;
  const before = sections.slice(0, at).reduce((count, section) => count + section.pids.length, 0);
  const name = title || t('section', { place: at + 1 });
  const drop = (event: DragEvent, place: number) => {
    const pid = Number(event.dataTransfer.getData(DRAGGED));
    if (!problems.has(pid) || isBusy) return;
    event.preventDefault();
    event.stopPropagation();
    const own = pids.indexOf(pid);
    // its own place is empty while it is on its way
    if (own !== place)
      onSave(moveProblem(sections, pid, { section: at, at: own >= 0 && own < place ? place - 1 : place }));
  };
  const allow = (event: DragEvent) => event.dataTransfer.types.includes(DRAGGED) && event.preventDefault();
  return (
    <Panel
      flush
      title={<Title key={title} {...props} />}
      aside={
        sections.length > 1 && (
          <Group gap={4} wrap="nowrap">
            <Step
              label={labelFor(t('up'), name)}
              step={`section-${section.id}`}
              by={-1}
              isOff={at === 0}
              onStep={() => onSave(moveSection(sections, at, -1), { step: `section-${section.id}:-1`, name })}
            />
            <Step
              label={labelFor(t('down'), name)}
              step={`section-${section.id}`}
              by={1}
              isOff={at === sections.length - 1}
              onStep={() => onSave(moveSection(sections, at, 1), { step: `section-${section.id}:1`, name })}
            />
            <ActionIcon
              variant="subtle"
              color="red"
              aria-label={labelFor(t('removeSection'), name)}
              disabled={isBusy}
              onClick={() => onRemove(at)}
            >
              <Trash2 size={16} aria-hidden />
            </ActionIcon>
          </Group>
        )
      }
    >
      {at > 0 && <SectionRules {...props} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dragging is one way beside the buttons and the number */}
      <div onDragOver={allow} onDrop={(event) => drop(event, pids.length)}>
        {pids.length === 0 && <p className={styles.empty}>{t('empty')}</p>}
        <ol className={styles.list}>
          {pids.map((pid, place) => {
            const problem = problems.get(pid)!;
            const number = before + place + 1;
            return (
              <li key={pid} onDragOver={allow} onDrop={(event) => drop(event, place)}>
                {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
                <span
                  className={styles.grip}
                  title={t('drag')}
                  draggable={!isBusy}
                  onDragStart={(event) => event.dataTransfer.setData(DRAGGED, String(pid))}
                >
                  <GripVertical size={16} aria-hidden />
                </span>
                <Place
                  key={number}
                  label={t('place', { id: problem.problemId })}
                  place={number}
                  isBusy={isBusy}
                  onPlace={(next) => onSave(placeProblem(sections, pid, next))}
                />
                <span className={styles.name}>
                  <b className="tnum">{problem.problemId}</b> {problem.title} <small>{problem.author}</small>
                </span>
                {!problem.isShown && <Badge tone="notice">{t('hidden')}</Badge>}
                <Group gap={4} wrap="nowrap">
                  <Step
                    label={labelFor(t('up'), problem.problemId)}
                    step={`problem-${pid}`}
                    by={-1}
                    isOff={at === 0 && place === 0}
                    onStep={() =>
                      onSave(stepProblem(sections, pid, -1), { step: `problem-${pid}:-1`, name: problem.problemId })
                    }
                  />
                  <Step
                    label={labelFor(t('down'), problem.problemId)}
                    step={`problem-${pid}`}
                    by={1}
                    isOff={at === sections.length - 1 && place === pids.length - 1}
                    onStep={() =>
                      onSave(stepProblem(sections, pid, 1), { step: `problem-${pid}:1`, name: problem.problemId })
                    }
                  />
                  {problem.mayEdit && <OwnProblem problem={problem} />}
                  <ActionIcon
                    variant="subtle"
                    color="red"
                    aria-label={labelFor(t('takeOut'), problem.problemId)}
                    disabled={isBusy}
                    onClick={() => onTakeOut(problem)}
                  >
                    <Trash2 size={16} aria-hidden />
                  </ActionIcon>
                </Group>
              </li>
            );
          })}
        </ol>
      </div>
    </Panel>
  );
}

/** What those who may change a problem do with it here: open or close it, edit it, and the rest. */
function OwnProblem({ problem: { pid, problemId, title, auth } }: { problem: OutlineProblem }) {
  const t = useText(TEXT);
  const { gid, edit } = useProblemAdmin();
  const change = useAction(changeProblemAuth, { onSettled: () => refresh(getTrainingOutline, getTrainingProblemList) });
  const shown = change.isPending ? change.variables.auth === PROBLEM_AUTH.public : isOpen(auth);
  return (
    <>
      {auth !== PROBLEM_AUTH.contest && (
        <Switch
          size="xs"
          mx={6}
          aria-label={t(gid === null ? 'isPublic' : 'isOpenToGroup', { id: problemId })}
          checked={shown}
          disabled={change.isPending}
          onChange={(event) =>
            change.mutate({ pid, auth: event.currentTarget.checked ? PROBLEM_AUTH.public : PROBLEM_AUTH.private })
          }
        />
      )}
      <ActionIcon component={Link} href={edit(pid)} variant="subtle" aria-label={t('editProblem', { id: problemId })}>
        <Pencil size={16} aria-hidden />
      </ActionIcon>
      <ProblemActions row={{ id: pid, problemId, title, mayEdit: true }} />
    </>
  );
}

interface StepProps {
  label: string;
  /** What it moves. */
  step: string;
  by: -1 | 1;
  isOff: boolean;
  onStep: () => void;
}

function Step({ label, step, by, isOff, onStep }: StepProps) {
  const Icon = by < 0 ? ArrowUp : ArrowDown;
  return (
    <ActionIcon variant="subtle" aria-label={label} disabled={isOff} data-step={`${step}:${by}`} onClick={onStep}>
      <Icon size={16} aria-hidden />
    </ActionIcon>
  );
}

/** A title that saves when it is left or Enter is pressed. */
function Title({ sections, at, isBusy, onSave }: SectionProps) {
  const t = useText(TEXT);
  const section = sections[at]!;
  const [title, setTitle] = useState(section.title);
  const leave = () => {
    if (title.trim() !== section.title) onSave(sections.with(at, { ...section, title: title.trim() }));
  };
  return (
    <TextInput
      size="sm"
      aria-label={t('sectionTitle', { place: at + 1 })}
      placeholder={t('section', { place: at + 1 })}
      maxLength={100}
      value={title}
      readOnly={isBusy}
      onChange={(event) => setTitle(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
  );
}

interface PlaceProps {
  label: string;
  place: number;
  isBusy: boolean;
  onPlace: (place: number) => void;
}

/** The number of a problem; another one moves it there when the box is left or Enter is pressed. */
function Place({ label, place, isBusy, onPlace }: PlaceProps) {
  const [value, setValue] = useState<number | string>(place);
  const leave = () => {
    // a refused move leaves the number as it was
    setValue(place);
    if (typeof value === 'number' && value !== place) onPlace(value);
  };
  return (
    <NumberInput
      size="xs"
      w={56}
      hideControls
      allowDecimal={false}
      allowNegative={false}
      aria-label={label}
      value={value}
      readOnly={isBusy}
      onChange={setValue}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
  );
}
