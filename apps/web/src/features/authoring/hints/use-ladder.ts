import { HINTS_MAX, type WrittenHint } from '@assay/contract/hints/hint.ts';
import { getHintLadder, getHints, saveHintLadder } from '@assay/contract/hints/hints.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { getProblemDetail } from '@assay/contract/problems/detail.ts';
import { refuseLadder } from '@assay/rules/hints/ladder.ts';
import { useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction } from '../../../lib/use-call.ts';
import { failureIn } from '../../../lib/wire/failure-in.ts';
import { TEXT } from './text.ts';

export interface LadderRow extends WrittenHint {
  /** Identity of the row on the page. */
  key: number;
  /** Null for one that is not stored yet. */
  id: number | null;
  opened: number;
}

let lastKey = 0;
const newRow = (row: Partial<LadderRow> = {}): LadderRow => {
  lastKey += 1;
  return { zh: '', en: '', tries: null, minutes: null, coins: null, id: null, opened: 0, ...row, key: lastKey };
};

/** The hints of a problem while they are edited: saved as a whole, over what was seen. */
export function useLadder(pid: number, start: DataOf<typeof getHintLadder>, onSaved: () => void) {
  const t = useText(TEXT);
  const [stored] = useState(() => start.hints.map((hint) => newRow(hint)));
  const [edition] = useState(start.edition);
  const [rows, setRows] = useState(stored);
  const [fault, setFault] = useState<string | null>(null);
  const action = useAction(saveHintLadder, {
    onSuccess: async () => {
      toast.success(t('saved'));
      onSaved();
      await refresh(getHintLadder, getHints, getProblemDetail);
    },
  });
  const set = (next: LadderRow[]) => {
    setFault(null);
    setRows(next);
  };
  return {
    rows,
    set,
    fault,
    isDirty: rows !== stored,
    isFull: rows.length >= HINTS_MAX,
    isSaving: action.isPending,
    change: (row: LadderRow, next: Partial<WrittenHint>) =>
      set(rows.map((other) => (other === row ? { ...row, ...next } : other))),
    /** Appends hints, as many as there is room for. */
    add: (hints: readonly Partial<WrittenHint>[]) =>
      set([...rows, ...hints.map((hint) => newRow(hint))].slice(0, HINTS_MAX)),
    save: () => {
      const refusal = refuseLadder(rows);
      if (refusal) return setFault(failureIn(refusal));
      const hints = rows.map(({ key: _key, opened: _opened, ...hint }) => hint);
      action.mutate({ pid, edition, hints });
    },
  };
}
