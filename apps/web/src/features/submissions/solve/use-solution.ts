import type { Language } from '@assay/contract/catalog/languages.ts';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createStore } from '../../../lib/store.ts';
import type { EditorControls } from '../../editor/code-editor.tsx';
import { createDraftStore, type Draft, draftKey, type OtherDraft } from '../../editor/drafts.ts';
import type { Handover } from '../../editor/handover.ts';
import {
  type EditorPreferences,
  readLastLanguage,
  readPreferences,
  writeLastLanguage,
  writePreferences,
} from '../../editor/preferences.ts';

const SAVE_MS = 2_000;

export type SaveState = 'saved' | 'unsaved' | 'failed';

interface SolutionOptions {
  uid: number;
  /** Names the problem in its venue: `public:1000`. */
  place: string;
  /** Languages the problem allows; at least one. */
  languages: readonly Language[];
  /** Starting text per language name. */
  templates: Readonly<Record<string, string>>;
  handover: Handover | null;
  editor: RefObject<EditorControls | null>;
}

/** A name that no other open page has, for telling whose draft is whose. */
const TAB = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;

function storage(): Storage {
  try {
    return window.localStorage;
  } catch {
    const refuse = () => {
      throw new DOMException('storage is forbidden', 'SecurityError');
    };
    return { getItem: () => null, setItem: refuse, removeItem: () => {}, key: () => null, length: 0, clear: () => {} };
  }
}

/** What a newcomer starts with: C++ as most contests have it, where the problem allows it. */
const usualLanguage = (languages: readonly Language[]) => {
  const cpp = languages.filter(({ contentType, offered }) => offered && contentType.includes('c++'));
  const optimised = cpp.filter(({ name }) => name.endsWith('With O2'));
  const usual = optimised.find(({ name }) => name === 'C++ 17 With O2') ?? optimised[0] ?? cpp[0];
  return usual ?? languages.find(({ offered }) => offered) ?? languages[0]!;
};

/**
 * The code being written for a problem: one text per language, saved every 2 seconds and whenever the page may go away,
 * and never over what another tab wrote meanwhile.
 */
export function useSolution({ uid, place, languages, templates, handover, editor }: SolutionOptions) {
  const store = useMemo(() => createDraftStore(storage(), draftKey(uid, place), TAB), [uid, place]);
  const templateOf = useCallback(
    (name: string) => templates[name] ?? languages.find((one) => one.name === name)?.codeTemplate ?? '',
    [templates, languages],
  );
  const [opened] = useState(() => {
    const { draft, other } = store.open();
    // What a visitor wrote before logging in goes on under the account.
    const guest = uid !== 0 && !draft ? createDraftStore(storage(), draftKey(0, place), TAB).open().draft : null;
    const from = draft ?? guest;
    const known = (name: string | null | undefined) => (languages.some((one) => one.name === name) ? name : null);
    const language =
      known(handover?.language) ?? known(from?.language) ?? known(readLastLanguage()) ?? usualLanguage(languages).name;
    const codes = { ...from?.codes, ...(handover?.code === undefined ? {} : { [language]: handover.code }) };
    return { language, codes, other, isNew: guest !== null || handover?.code !== undefined };
  });

  const codes = useRef<Record<string, string>>({ ...opened.codes });
  const [language, setLanguage] = useState(opened.language);
  const chosen = useRef(language);
  const dirty = useRef(opened.isNew);
  const [other, setOther] = useState<OtherDraft | null>(opened.other);
  const [preferences, setPreferences] = useState<EditorPreferences>(() => readPreferences(place));
  const [initial] = useState(() => codes.current[opened.language] ?? templateOf(opened.language));
  /** Followed by the status line alone, so that typing draws nothing else anew. */
  const [live] = useState(() => createStore({ length: initial.length, state: 'saved' as SaveState }));

  const code = useCallback(() => codes.current[chosen.current] ?? templateOf(chosen.current), [templateOf]);
  const draft = useCallback(
    (): Draft => ({ language: chosen.current, codes: { ...codes.current, [chosen.current]: code() } }),
    [code],
  );
  const touch = useCallback(() => {
    dirty.current = true;
    live.set({ length: code().length, state: 'unsaved' });
  }, [live, code]);

  const save = useCallback(() => {
    if (!dirty.current) return;
    const mine = draft();
    const result = store.save(mine);
    dirty.current = false;
    if (result === 'conflict') setOther(store.foreign(mine));
    live.set({ length: code().length, state: result === 'failed' ? 'failed' : 'saved' });
  }, [store, draft, code, live]);

  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && save();
    const onStorage = (event: StorageEvent) => {
      if (event.key === draftKey(uid, place)) setOther(store.foreign(draft()));
    };
    const timer = setInterval(save, SAVE_MS);
    window.addEventListener('pagehide', save);
    window.addEventListener('storage', onStorage);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      save();
      clearInterval(timer);
      window.removeEventListener('pagehide', save);
      window.removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', onHide);
    };
  }, [save, store, draft, uid, place]);

  const setCode = useCallback(
    (text: string) => {
      if (codes.current[chosen.current] === text) return;
      codes.current[chosen.current] = text;
      touch();
    },
    [touch],
  );
  const replace = (text: string) => {
    codes.current[chosen.current] = text;
    editor.current?.setText(text);
    touch();
  };
  const chooseLanguage = (name: string, carried?: string) => {
    codes.current[chosen.current] = code();
    if (carried !== undefined) codes.current[name] = carried;
    chosen.current = name;
    setLanguage(name);
    writeLastLanguage(name);
    editor.current?.setText(code());
    touch();
  };

  return {
    language,
    preferences,
    other,
    live,
    code,
    setCode,
    save,
    replace,
    chooseLanguage,
    /** Chooses another language and keeps the code, for code that was pasted under the wrong one. */
    relabel: (name: string) => chooseLanguage(name, code()),
    reset: () => replace(templateOf(chosen.current)),
    changePreferences(next: EditorPreferences) {
      setPreferences(next);
      writePreferences(place, next);
    },
    takeOther() {
      if (!other) return;
      codes.current = { ...codes.current, ...other.codes };
      if (languages.some((one) => one.name === other.language)) {
        chosen.current = other.language;
        setLanguage(other.language);
      }
      editor.current?.setText(code());
      store.settle(draft());
      live.set({ length: code().length, state: 'saved' });
      dirty.current = false;
      setOther(null);
    },
    keepMine() {
      store.settle(draft());
      dirty.current = false;
      setOther(null);
    },
  };
}

export type Solution = ReturnType<typeof useSolution>;
