import {
  getTestSources,
  SCRIPT_CHARS_MAX,
  saveTestSources,
  type TestSources,
} from '@assay/contract/authoring/generators.ts';
import { getProblemVersions } from '@assay/contract/authoring/versions.ts';
import { getGeneration } from '@assay/contract/judging/workshop/generation.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { readTestScript } from '@assay/rules/authoring/generators/script.ts';
import { useMemo, useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction } from '../../../lib/use-call.ts';
import { TEXT } from './text.ts';

export type Generator = TestSources['generators'][number];
export type Validator = TestSources['validators'][number];
export type HandMade = TestSources['handMade'][number];

/** What the tests are made of while it is edited: saved as a whole, over what was seen. */
export function useSources(pid: number, start: DataOf<typeof getTestSources>) {
  const t = useText(TEXT);
  const { generators, script, handMade, validators, checkerTests = [], validatorTests = [] } = start;
  const [stored, setStored] = useState<TestSources>({
    ...{ generators, script, handMade, validators },
    ...{ checkerTests, validatorTests },
  });
  const [sources, setSources] = useState(stored);
  const [edition, setEdition] = useState(start.edition);
  const read = useMemo(
    () =>
      readTestScript(sources.script.slice(0, SCRIPT_CHARS_MAX), {
        generators: sources.generators.map(({ name }) => name),
        taken: sources.handMade.map(({ number }) => number),
      }),
    [sources],
  );
  const action = useAction(saveTestSources, {
    onSuccess: async () => {
      toast.success(t('saved'));
      // a save may raise the version of the problem, which taking up sends back
      await refresh(getGeneration, getProblemVersions, getTestSources);
    },
  });
  const isDirty = sources !== stored && JSON.stringify(sources) !== JSON.stringify(stored);
  /**
   * @param also is changed before
   * @returns whether what is shown is stored now
   */
  const save = async (also: Partial<TestSources> = {}): Promise<boolean> => {
    if (!isDirty && Object.keys(also).length === 0) return true;
    const sent = { ...sources, ...also };
    setSources(sent);
    return action.mutateAsync({ pid, edition, ...sent }).then(
      (answer) => {
        setEdition(answer.edition);
        setStored(sent);
        return true;
      },
      () => false,
    );
  };
  return {
    sources,
    change: (next: Partial<TestSources>) => setSources((now) => ({ ...now, ...next })),
    read,
    isDirty,
    save,
    saving: action.isPending,
  };
}
export type SourcesEditor = ReturnType<typeof useSources>;
