import { type RefObject, useEffect, useRef, useState } from 'react';
import { isLetterKey } from '../../../../lib/page/letter-keys.ts';

/** The workbench over the whole window; `f` toggles it unless single-letter keys are switched off. */
export function useFocusMode() {
  const [on, setOn] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'f' && isLetterKey(event)) setOn((before) => !before);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return [on, () => setOn((before) => !before)] as const;
}

/**
 * `e` goes to the editor, unless single-letter keys are switched off; F6 from the editor's side to the statement and back, also out of
 * an editor that keeps Tab and Esc for itself.
 * @param frame holds both sides; the editor is CodeMirror's
 */
export function usePaneKeys(frame: RefObject<HTMLElement | null>, goTo: (pane: 'statement' | 'code') => void) {
  const latest = useRef(goTo);
  latest.current = goTo;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isF6 = event.key === 'F6' && !event.ctrlKey && !event.altKey && !event.metaKey && !event.shiftKey;
      if (isF6 ? document.querySelector('[role="dialog"]') : event.key !== 'e' || !isLetterKey(event)) return;
      event.preventDefault();
      const isInEditor = frame.current?.querySelector('.cm-editor')?.contains(document.activeElement);
      latest.current(isF6 && isInEditor ? 'statement' : 'code');
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [frame]);
}

/** Run and submit from anywhere on the page; the editor handles its own. */
export function usePageChords(runSamples: () => void, submit: () => void) {
  const latest = useRef({ runSamples, submit });
  latest.current = { runSamples, submit };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('[role="dialog"]')) return;
      const mod = event.ctrlKey || event.metaKey;
      const act =
        event.key === 'F10' && !mod
          ? latest.current.submit
          : mod && event.key === 'Enter'
            ? event.shiftKey
              ? latest.current.submit
              : latest.current.runSamples
            : null;
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
