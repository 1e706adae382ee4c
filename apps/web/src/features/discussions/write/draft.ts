import { DEFAULT_CATEGORY } from '@assay/contract/discussions/discussion.ts';
import { useState } from 'react';
import { readStored, writeStored } from '../../../lib/storage/storage.ts';
import { useUser } from '../../../lib/token.ts';
import type { Place } from '../addresses.ts';

/** What is written of a discussion. */
export interface Draft {
  title: string;
  description: string;
  content: string;
  categoryId: number | null;
  topPriority: boolean;
}

export const EMPTY_DRAFT: Draft = {
  title: '',
  description: '',
  content: '',
  categoryId: DEFAULT_CATEGORY,
  topPriority: false,
};

function parsed(stored: string | null): Draft {
  try {
    const read: unknown = JSON.parse(stored ?? '{}');
    return { ...EMPTY_DRAFT, ...(read as Partial<Draft>) };
  } catch {
    return EMPTY_DRAFT;
  }
}

/** What somebody has begun to write for a place in this browser; it stays until it is posted. */
export function useDraft({ gid, pid }: Place): readonly [Draft, (next: Draft) => void] {
  const key = `assay.discussion:${useUser()?.uid ?? ''}:${gid ?? ''}:${pid ?? ''}`;
  const [draft, setDraft] = useState(() => parsed(readStored(key)));
  const change = (next: Draft) => {
    const isEmpty = next.title === '' && next.description === '' && next.content === '';
    writeStored(key, isEmpty ? null : JSON.stringify(next));
    setDraft(next);
  };
  return [draft, change];
}
