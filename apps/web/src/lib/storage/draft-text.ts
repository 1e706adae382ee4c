import { useCallback, useState } from 'react';
import { useUser } from '../token.ts';
import { readStored, writeStored } from './storage.ts';

/**
 * A text that is being written in this tab: it survives a reload and a look at other pages, until it is sent, which empties it.
 * @param place what it is written for, such as `print:5`; each user has one of his own
 */
export function useDraftText(place: string): readonly [text: string, change: (text: string) => void] {
  const key = `assay.text:${useUser()?.uid ?? ''}:${place}`;
  const read = () => ({ key, text: readStored(key, 'sessionStorage') ?? '' });
  const [draft, setDraft] = useState(read);
  if (draft.key !== key) setDraft(read());
  const change = useCallback(
    (text: string) => {
      writeStored(key, text === '' ? null : text, 'sessionStorage');
      setDraft({ key, text });
    },
    [key],
  );
  return [draft.text, change];
}
