import { proposeHints } from '@assay/contract/ai/answers.ts';
import {
  HINT_CHARS_MAX,
  HINT_COINS_MAX,
  HINT_MINUTES_MAX,
  HINT_TRIES_MAX,
  HINTS_MAX,
} from '@assay/contract/hints/hint.ts';
import type { getHintLadder } from '@assay/contract/hints/hints.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { readProposedHints } from '@assay/rules/hints/read-proposed.ts';
import { Alert, Button, Group, Skeleton } from '@mantine/core';
import { Plus, Sparkles } from 'lucide-react';
import { type RefObject, Suspense, useState } from 'react';
import { useLang } from '../../../lib/lang.ts';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { Confirm } from '../../../ui/dialogs/confirm.tsx';
import { NumberInput } from '../../../ui/fields/fields.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Segments } from '../../../ui/segments/segments.tsx';
import { MarkdownField } from '../../markdown/markdown-field.tsx';
import { moved, RowTools } from '../editor/row-tools.tsx';
import styles from './ladder.module.css';
import { TEXT } from './text.ts';
import { type LadderRow, useLadder } from './use-ladder.ts';

const AnswerView = lazyPart(() => import('../../ai/answer-view.tsx').then((module) => module.AnswerView));

const WAYS = [
  ['tries', HINT_TRIES_MAX],
  ['minutes', HINT_MINUTES_MAX],
  ['coins', HINT_COINS_MAX],
] as const;

const numberOf = (value: number | string) => (typeof value === 'number' ? value : null);

interface LadderEditorProps {
  pid: number;
  start: DataOf<typeof getHintLadder>;
  onClose: () => void;
  /** What the dialog does when it is closed: ask first where something would be lost. */
  closing: RefObject<() => void>;
}

/** Writes the hints of a problem, from the gentlest to the plainest (NOTE-12). */
export function LadderEditor({ pid, start, onClose, closing }: LadderEditorProps) {
  const t = useText(TEXT);
  const lang = useLang();
  const [language, setLanguage] = useState(lang);
  const [proposes, setProposes] = useState(false);
  const [asks, setAsks] = useState(false);
  const ladder = useLadder(pid, start, onClose);
  const { rows, set, fault } = ladder;
  const close = () => (ladder.isDirty ? setAsks(true) : onClose());
  closing.current = close;
  const take = (texts: readonly string[]) => {
    ladder.add(texts.map((text) => ({ [lang]: text })));
    setLanguage(lang);
    setProposes(false);
    toast.info(t('proposed'));
  };
  return (
    <div className={styles.editor}>
      <p className={styles.lead}>{t('lead')}</p>
      <Segments
        label={t('language')}
        size="xs"
        value={language}
        onChange={setLanguage}
        choices={[
          { value: 'zh', label: t('zh') },
          { value: 'en', label: t('en') },
        ]}
      />
      {rows.length === 0 && <p className={styles.lead}>{t('none')}</p>}
      <ol className={styles.list}>
        {rows.map((row, at) => (
          <li key={row.key} className={styles.row}>
            <div className={styles.head}>
              <h3 className={styles.name}>{t('hint', { number: at + 1 })}</h3>
              {row.opened > 0 && <span className={styles.lead}>{t('opened', { count: row.opened })}</span>}
              <div className={styles.tools}>
                <RowTools
                  what={t('hint', { number: at + 1 })}
                  at={at}
                  count={rows.length}
                  onMove={(from, to) => set(moved(rows, from, to))}
                  onRemove={() => set(rows.filter((other) => other !== row))}
                />
              </div>
            </div>
            <MarkdownField
              label={t('content', { number: at + 1, language: t(language) })}
              maxLength={HINT_CHARS_MAX}
              minRows={2}
              maxRows={12}
              value={row[language]}
              onChange={(text) => ladder.change(row, { [language]: text })}
            />
            <Ways row={row} onChange={(next) => ladder.change(row, next)} />
          </li>
        ))}
      </ol>
      {fault && (
        <Alert color="red" role="alert">
          {fault}
        </Alert>
      )}
      {proposes && (
        <Suspense fallback={<Skeleton height={160} />}>
          <AnswerView op={proposeHints} input={{ pid }} use={(text) => <Taking text={text} onTake={take} />} />
        </Suspense>
      )}
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<Plus aria-hidden />}
          disabled={ladder.isFull}
          onClick={() => ladder.add([{}])}
        >
          {t('add')}
        </Button>
        {start.mayPropose && !proposes && (
          <Button
            variant="light"
            leftSection={<Sparkles aria-hidden />}
            disabled={ladder.isFull}
            onClick={() => setProposes(true)}
          >
            {t('propose')}
          </Button>
        )}
        {ladder.isFull && <span className={styles.lead}>{t('full', { max: HINTS_MAX })}</span>}
      </Group>
      <Group gap="sm" justify="flex-end">
        <Button variant="default" onClick={close}>
          {t('cancel')}
        </Button>
        <Button disabled={!ladder.isDirty} loading={ladder.isSaving} onClick={ladder.save}>
          {t('save')}
        </Button>
      </Group>
      <Confirm
        opened={asks}
        onClose={() => setAsks(false)}
        title={t('discardTitle')}
        action={t('discard')}
        danger
        onConfirm={onClose}
      >
        {t('discardAsk')}
      </Confirm>
    </div>
  );
}

/** What may open a hint; an empty box is no way. */
function Ways({ row, onChange }: { row: LadderRow; onChange: (next: Partial<LadderRow>) => void }) {
  const t = useText(TEXT);
  return (
    <div className={styles.ways}>
      {WAYS.map(([way, max]) => (
        <NumberInput
          key={way}
          label={t(way)}
          size="xs"
          min={1}
          max={max}
          clampBehavior="strict"
          allowDecimal={false}
          value={row[way] ?? ''}
          onChange={(value) => onChange({ [way]: numberOf(value) })}
        />
      ))}
    </div>
  );
}

function Taking({ text, onTake }: { text: string; onTake: (texts: readonly string[]) => void }) {
  const t = useText(TEXT);
  const hints = readProposedHints(text);
  if (hints.length === 0) return null;
  return (
    <Group>
      <Button onClick={() => onTake(hints)}>{t('take', { count: hints.length })}</Button>
    </Group>
  );
}
