import type { Language } from '@assay/contract/catalog/languages.ts';
import { type Venue, wireOf } from '@assay/contract/venue.ts';
import { isCheckable } from '@assay/rules/judging/languages/checked.ts';
import { useEffect, useState } from 'react';
import { toast } from '../../../../lib/notices.ts';
import { useText } from '../../../../lib/text.ts';
import { useLoggedIn } from '../../../accounts/sign-in/use-logged-in.ts';
import type { ProblemDetailData } from '../../../problems/statement/problem-data.ts';
import { useVerdict } from '../../verdict/use-verdict.ts';
import { TEXT } from '../code-text.ts';
import type { DockTab } from '../dock/dock.tsx';
import type { TestInput } from '../dock/test-run.tsx';
import { likelyLanguage } from '../language-shape.ts';
import type { SubmitGate } from '../submit/submit-gate.ts';
import { type Receipt, refusalOf, useSubmit } from '../submit/use-submit.ts';
import { useTestRun } from '../submit/use-test-run.ts';
import type { Solution } from '../use-solution.ts';

const RECENT_INPUTS = 10;

interface CodeRunsOptions {
  problem: ProblemDetailData['problem'];
  venue: Venue;
  languages: readonly Language[];
  language: Language;
  solution: Solution;
  /** A sample or failing case to put into the test run; a new object each time. */
  test: TestInput | null;
  gate: SubmitGate;
  onJudged: () => void;
}

/** What the code is put to: runs on samples and own input, submitting it, and the dock that shows what came of it. */
export function useCodeRuns(options: CodeRunsOptions) {
  const { problem, venue, languages, language, solution, test, gate, onJudged } = options;
  const t = useText(TEXT);
  const mayAsk = useLoggedIn();
  const [dock, setDock] = useState<DockTab | null>(null);
  const [testInput, setTestInput] = useState<TestInput>({
    input: problem.examples[0]?.input ?? '',
    expected: problem.examples[0]?.output ?? '',
  });
  const [recent, setRecent] = useState<readonly string[]>([]);
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const [checks, setChecks] = useState(false);
  const [doubt, setDoubt] = useState<string | null>(null);
  const { run, start } = useTestRun();
  const { progress, stalled } = useVerdict(receipt?.submitId ?? null, onJudged, venue);
  const { submit, sending, notice, captcha } = useSubmit(setReceipt);

  const tryInput = (input: TestInput) => {
    setTestInput(input);
    setDock('test');
  };
  useEffect(() => {
    if (!test) return;
    setTestInput(test);
    setDock('test');
  }, [test]);

  /** Whether the code can be sent; says why not. */
  const isSendable = (): boolean => {
    const refusal = refusalOf(solution.code());
    if (refusal) toast.error(t(refusal));
    return refusal === null;
  };
  const mayCheck = isCheckable(language.contentType);
  const asked = () => ({
    pid: problem.problemId,
    language: solution.language,
    code: solution.code(),
    ...wireOf(venue),
  });
  const runOwn = () => {
    if (!mayAsk() || !isSendable()) return;
    setDock('test');
    setRecent((before) =>
      [testInput.input, ...before.filter((one) => one !== testInput.input)].slice(0, RECENT_INPUTS),
    );
    void start({
      ...asked(),
      userInput: testInput.input,
      expectedOutput: testInput.expected || null,
      ...(mayCheck && checks && { checks: true }),
    });
  };
  const runSamples = (withChecks = checks) => {
    if (problem.examples.length === 0) return runOwn();
    if (!mayAsk() || !isSendable()) return;
    setDock('test');
    setChecks(withChecks);
    void start({ ...asked(), samples: true, ...(mayCheck && withChecks && { checks: true }) });
  };
  const send = () => {
    setDoubt(null);
    setDock('result');
    solution.save();
    void submit(asked());
  };
  const trySubmit = () => {
    if (sending || !mayAsk()) return;
    if (gate.closed) return toast.warning(gate.closed);
    if (!isSendable()) return;
    const likely = likelyLanguage(solution.code(), language, languages);
    if (likely) setDoubt(likely);
    else gate.ask(send);
  };

  return {
    dock,
    setDock,
    testInput,
    setTestInput,
    tryInput,
    recent,
    run,
    runOwn,
    runSamples,
    /** Null where the language has none. */
    checks: mayCheck ? checks : null,
    setChecks,
    trySubmit,
    /** Sends what looks like another language as it is. */
    sendDoubted: () => gate.ask(send),
    doubt,
    endDoubt: () => setDoubt(null),
    sending,
    notice,
    captcha,
    /** Of the last submission; null while another is on its way. */
    receipt: sending ? null : receipt,
    progress: sending ? null : progress,
    stalled,
  };
}

export type CodeRuns = ReturnType<typeof useCodeRuns>;
