import { addProblem, getAdminProblem, updateProblem } from '@assay/contract/authoring/editor.ts';
import { getProblemCases } from '@assay/contract/authoring/testdata.ts';
import { getVerificationSummaries } from '@assay/contract/judging/verification.ts';
import { useCallback, useMemo, useRef, useState } from 'react';
import { isApiError } from '../../../lib/api-error.ts';
import { type CallOptions, call } from '../../../lib/call.ts';
import { useLang } from '../../../lib/lang.ts';
import { toast } from '../../../lib/notices.ts';
import { say } from '../../../lib/text.ts';
import { refresh } from '../../../lib/use-call.ts';
import { formOf, type LoadedProblem, type ProblemForm } from '../form/problem-form.ts';
import { type FieldErrors, pathOf, refuseForm, SHOWN_CODES } from '../form/refuse-form.ts';
import { saveOf } from '../form/save-of.ts';
import { countErrors } from '../form/sections.ts';
import { readProblemLists } from '../list/read-lists.ts';
import type { ChangeForm } from './card.ts';
import { TEXT } from './text.ts';

/** What is refused of a save and shown at its field. */
const SHOWS = ['fields', 'problem.changed', ...SHOWN_CODES] as const;

interface Options {
  start: ProblemForm;
  /** The stored problem; null for a new one. */
  stored: LoadedProblem | null;
  creation: Creation;
}

interface Created {
  pid: number;
  problemId: string;
}

/** How a new problem is stored, and what comes then. */
export interface Creation {
  /**
   * A problem of the site when left out.
   * @param shows what is refused and shown at its field
   */
  store?: (save: ReturnType<typeof saveOf>, shows: NonNullable<CallOptions['shows']>) => Promise<Created>;
  onStored: (created: Created) => void;
}

const storeInSite = (save: ReturnType<typeof saveOf>): Promise<Created> => call(addProblem, save, { shows: SHOWS });

/** The state of the problem editor: the form, its refusals, whether it is saved, and saving it. */
export function useProblemEditor({ start, stored, creation }: Options) {
  const [form, setForm] = useState(start);
  const [saved, setSaved] = useState(start);
  const [version, setVersion] = useState(stored?.version ?? 0);
  const [saving, setSaving] = useState(false);
  /** Kept with the version that the next save makes. */
  const [message, setMessage] = useState('');
  const [conflict, setConflict] = useState(false);
  /** Counts the saves that were refused; from the first on every refusal shows. */
  const [refusedSaves, setRefusedSaves] = useState(0);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [fromServer, setFromServer] = useState<FieldErrors>({});
  const lang = useLang();
  // biome-ignore lint/correctness/useExhaustiveDependencies: refusals are worded in the language of the moment
  const refusals = useMemo(() => refuseForm(form), [form, lang]);
  const visible = Object.entries(refusals).filter(([path]) => refusedSaves > 0 || touched.has(path));
  // The same refusals stay the same object, so that cards are not drawn for nothing.
  const shownText = JSON.stringify({ ...Object.fromEntries(visible), ...fromServer });
  const shown = useMemo(() => JSON.parse(shownText) as FieldErrors, [shownText]);

  const latest = useRef({ form, saved });
  latest.current = { form, saved };
  const isDirty = useCallback(() => latest.current.form !== latest.current.saved, []);
  const change = useCallback<ChangeForm>((next) => {
    setForm((now) => (typeof next === 'function' ? next(now) : { ...now, ...next }));
    setFromServer({});
  }, []);
  const touch = useCallback((path: string) => setTouched((now) => (now.has(path) ? now : new Set(now).add(path))), []);
  const keep = (kept: ProblemForm) => {
    setSaved(kept);
    latest.current.saved = kept;
  };

  /** Cases that were sent are stored ones from now on; what was typed meanwhile stays. */
  const readCasesAgain = async (pid: number, sent: ProblemForm) => {
    const [problem, cases] = await Promise.all([
      call(getAdminProblem, { pid }, { quiet: true }),
      call(getProblemCases, { pid }, { quiet: true }),
    ]);
    const next = { ...sent, cases: formOf(problem, cases).cases };
    setForm((now) => (now === sent ? next : { ...now, cases: next.cases }));
    keep(next);
  };

  const refuse = (errors: FieldErrors) => {
    setFromServer(errors);
    setRefusedSaves((count) => count + 1);
  };

  const send = async (over: number) => {
    const sent = latest.current.form;
    if (!stored) {
      const created = await (creation.store ?? storeInSite)(saveOf(sent), SHOWS);
      keep(sent);
      toast.success(say(TEXT, 'created', { id: created.problemId }));
      void readProblemLists();
      creation.onStored(created);
      return;
    }
    const { version: next } = await call(
      updateProblem,
      { ...saveOf(sent), pid: stored.id, version: over, ...(message.trim() && { message: message.trim() }) },
      { shows: SHOWS },
    );
    setVersion(next);
    setConflict(false);
    setMessage('');
    setRefusedSaves(0);
    keep(sent);
    toast.success(say(TEXT, 'saved'));
    void readProblemLists();
    void refresh(getVerificationSummaries);
    if (sent.cases.from !== 'keep') await readCasesAgain(stored.id, sent);
  };

  /** @param over the version to save over; the one that was read, unless the author chose to overwrite another's */
  const save = async (over = version) => {
    if (saving) return;
    const refused = Object.keys(refuseForm(latest.current.form)).length;
    if (refused > 0) {
      refuse({});
      toast.error(say(TEXT, 'refused', { count: refused }));
      return;
    }
    setSaving(true);
    try {
      await send(over);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const path = error.code && pathOf(error.code);
      const errors = path ? { [path]: error.msg } : error.fields;
      if (error.code === 'problem.changed') {
        setConflict(true);
        toast.warning(error.msg);
      } else if (Object.keys(errors).length > 0) {
        refuse(errors);
        toast.error(error.msg);
      }
    } finally {
      setSaving(false);
    }
  };

  const overwrite = async () => {
    if (!stored) return;
    const newest = await call(getAdminProblem, { pid: stored.id }).catch(() => null);
    if (newest) await save(newest.version);
  };

  return {
    form,
    change,
    touch,
    errorOf: useCallback((path: string) => shown[path], [shown]),
    counts: useMemo(() => countErrors(shown), [shown]),
    refusedSaves,
    dirty: form !== saved,
    isDirty,
    saving,
    message,
    setMessage,
    save,
    conflict,
    overwrite,
  };
}
