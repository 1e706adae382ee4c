import { compileInteractive, compileSpj } from '@assay/contract/judging/compile-checker.ts';
import { useRef, useState } from 'react';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import { type CheckerForm, compiledKey } from '../form/checker-form.ts';
import type { ExtraFileForm } from '../form/problem-form.ts';

interface What {
  /** The problem, or the group of one that is not stored yet. */
  whose: { pid?: number; gid?: number };
  checker: CheckerForm;
  files: readonly ExtraFileForm[];
  isInteractor: boolean;
}

/** Compiling on a judge node; `refusal` is what the compiler said of exactly the code there is now. */
export function useCompile(onCompiled: (key: string) => void) {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ key: string; message: string } | null>(null);
  const latest = useRef(onCompiled);
  latest.current = onCompiled;

  const compile = async ({ whose, checker, files, isInteractor }: What) => {
    const key = compiledKey(checker);
    setBusy(true);
    setSaid(null);
    try {
      const { ok, message } = await call(isInteractor ? compileInteractive : compileSpj, {
        language: checker.language,
        code: checker.code,
        extraFiles: files.map(({ name, content }) => ({ name: name.trim(), content })),
        ...whose,
      });
      if (ok) latest.current(key);
      else setSaid({ key, message: message ?? '' });
    } catch (error) {
      // It was announced already.
      if (!isApiError(error)) throw error;
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    compile,
    refusalOf: (checker: CheckerForm) => (said?.key === compiledKey(checker) ? said.message : null),
  };
}
