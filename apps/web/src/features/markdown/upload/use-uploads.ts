import {
  MARKDOWN_FILE_MAX_MB,
  MARKDOWN_IMAGE_MAX_MB,
  uploadMarkdownFile,
  uploadMarkdownImage,
} from '@assay/contract/files/markdown-files.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import { useText } from '../../../lib/text.ts';
import { TEXT } from '../text.ts';
import { useUploadRights } from './upload-scope.ts';

const MIB = 1024 * 1024;

/** A file on its way into a text. */
export interface Sending {
  id: number;
  name: string;
  percent: number;
  /** Why it did not arrive; null while it is on its way. */
  error: string | null;
}

/** Stands in the text until the file has arrived; unlike anything that people write. */
const placeOf = (kind: 'image' | 'file', name: string, id: number) =>
  `${kind === 'image' ? '!' : ''}[${name.replace(/[[\]\\]/g, '')}](upload:${id})`;

/**
 * Sends files that are dropped, pasted or chosen for a text, and puts their links where the cursor was. Pictures become
 * pictures, everything else a link; what the viewer may not upload is said.
 */
export function useUploads(area: RefObject<HTMLTextAreaElement | null>, onChange: (text: string) => void) {
  const t = useText(TEXT);
  const rights = useUploadRights();
  const [sendings, setSendings] = useState<readonly Sending[]>([]);
  const lastId = useRef(0);
  const aborters = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const running = aborters.current;
    return () => {
      for (const aborter of running.values()) aborter.abort();
    };
  }, []);

  const patch = (id: number, change: Partial<Sending>) =>
    setSendings((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)));
  const drop = (id: number) => {
    aborters.current.get(id)?.abort();
    aborters.current.delete(id);
    setSendings((all) => all.filter((one) => one.id !== id));
  };
  const replace = (place: string, text: string) => {
    const box = area.current;
    if (box?.value.includes(place)) onChange(box.value.replace(place, () => text));
  };
  const insert = (text: string) => {
    const box = area.current;
    if (!box) return;
    const { value, selectionStart, selectionEnd } = box;
    const at = selectionStart + text.length;
    // the cursor can be set only once the text is there
    flushSync(() => onChange(value.slice(0, selectionStart) + text + value.slice(selectionEnd)));
    box.setSelectionRange(at, at);
  };

  const send = async (file: File) => {
    const kind = file.type.startsWith('image/') && file.type !== 'image/svg+xml' && rights.images ? 'image' : 'file';
    const id = ++lastId.current;
    const start = (error: string | null) => setSendings((all) => [...all, { id, name: file.name, percent: 0, error }]);
    const maxMb = kind === 'image' ? MARKDOWN_IMAGE_MAX_MB : MARKDOWN_FILE_MAX_MB;
    if (kind === 'file' && !rights.files) return start(t('onlyPictures'));
    if (file.size > maxMb * MIB) return start(t('tooLarge', { max: maxMb }));
    const aborter = new AbortController();
    aborters.current.set(id, aborter);
    start(null);
    const place = placeOf(kind, file.name, id);
    insert(place);
    const form = new FormData();
    form.set(kind, file);
    try {
      const { link } = await call(
        kind === 'image' ? uploadMarkdownImage : uploadMarkdownFile,
        { gid: rights.gid },
        {
          form,
          quiet: true,
          signal: aborter.signal,
          onProgress: (sent, total) => patch(id, { percent: total > 0 ? Math.round((sent / total) * 100) : 0 }),
        },
      );
      replace(place, place.replace(/\(upload:\d+\)$/, `(${link})`));
      drop(id);
    } catch (error) {
      replace(place, '');
      if (aborter.signal.aborted) drop(id);
      else patch(id, { error: isApiError(error) ? error.message : String(error) });
    }
  };

  return {
    rights,
    sendings,
    /** Ends one on its way, or takes the word of a failure away. */
    drop,
    send: (files: Iterable<File>) => {
      for (const file of files) void send(file);
    },
  };
}
