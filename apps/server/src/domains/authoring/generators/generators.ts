import { isDeepStrictEqual } from 'node:util';
import { getTestSources, saveTestSources, type TestSources } from '@assay/contract/authoring/generators.ts';
import { fail } from '@assay/contract/errors.ts';
import { firstSources } from '@assay/rules/authoring/generators/first-sources.ts';
import { hasTestedChecker } from '@assay/rules/judging/verify/program-tests.ts';
import { implement, viewerOf } from '../../../platform/http/call.ts';
import { checkerLanguage } from '../../problems/checkers/checker-languages.ts';
import { findProblemToEdit } from '../find.ts';
import { keepFirstVersion, recordVersion } from '../versions/record.ts';
import { findTestSources, raiseVersion, storeTestSources } from './sources.queries.ts';
import { takeUp } from './take-up.ts';

export const generatorCalls = [
  // generators and tests by hand tell what is tested: they are for those who may change the problem
  implement(getTestSources, async (call, { pid }) => {
    const problem = await findProblemToEdit(call.db, viewerOf(call), pid);
    const stored = await findTestSources(call.db, pid);
    return {
      ...(stored?.sources ?? firstSources(problem)),
      problemId: problem.problem_id,
      type: problem.type,
      hasChecker: hasTestedChecker(problem.judge_mode) && problem.checker_code !== null,
      edition: stored?.edition ?? 0,
      version: problem.version,
    };
  }),

  implement(saveTestSources, async (call, { pid, edition, ...given }) => {
    const editor = viewerOf(call);
    const problem = await findProblemToEdit(call.db, editor, pid);
    const named = async <One extends { language: string }>(one: One): Promise<One> => ({
      ...one,
      language: await checkerLanguage(call.db, one.language),
    });
    const sources: TestSources = {
      ...given,
      generators: await Promise.all(given.generators.map(named)),
      validators: await Promise.all(given.validators.map(named)),
      handMade: given.handMade.toSorted((a, b) => a.number - b.number),
    };
    const at = call.clock.now();
    return call.db.transaction().execute(async (tx) => {
      await keepFirstVersion(tx, pid);
      const before = (await findTestSources(tx, pid))?.sources ?? firstSources(problem);
      const saved = await storeTestSources(tx, pid, edition, sources);
      if (saved === null) return fail('testSources.changed');
      const verified = ({ validators, checkerTests, validatorTests }: TestSources) => [
        validators,
        checkerTests,
        validatorTests,
      ];
      if (!isDeepStrictEqual(verified(before), verified(sources))) await raiseVersion(tx, pid, at);
      await recordVersion(tx, pid, { uid: editor.uid, username: editor.username, at });
      return { edition: saved };
    });
  }),

  takeUp,
];
