import type { AnyOp, SentOf } from '@assay/contract/op.ts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { ProblemPicker, type ProblemPickerProps } from './problem-picker.tsx';

interface PlacingPickerProps<L extends AnyOp, A extends AnyOp, M extends AnyOp>
  extends Omit<ProblemPickerProps<L, A, M>, 'add' | 'isBlocked' | 'children'> {
  add: { op: A; inputOf: (place: { pid: number; displayId?: string }) => SentOf<A>; done: string };
  /** The field of the id, empty for the next letter; what it takes as the call does. */
  displayId: { label: string; placeholder: string; takes: RegExp };
}

/** Picks problems into what gives them ids of its own: the id that is written, or the next letter. */
export function PlacingPicker<L extends AnyOp, A extends AnyOp, M extends AnyOp>({
  add,
  displayId: { label, placeholder, takes },
  ...picker
}: PlacingPickerProps<L, A, M>) {
  const [displayId, setDisplayId] = useState('');
  const isId = displayId === '' || takes.test(displayId);
  return (
    <ProblemPicker<L, A, M>
      {...picker}
      isBlocked={!isId}
      add={{
        op: add.op,
        inputOf: (pid) => add.inputOf({ pid, ...(displayId && { displayId }) }),
        done: add.done,
        onDone: () => setDisplayId(''),
      }}
    >
      <TextInput
        w={220}
        aria-label={label}
        placeholder={placeholder}
        maxLength={20}
        value={displayId}
        error={!isId}
        onChange={(event) => setDisplayId(event.currentTarget.value.trim())}
      />
    </ProblemPicker>
  );
}
