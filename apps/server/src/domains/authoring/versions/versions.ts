import type { ProblemSave } from '@assay/contract/authoring/editor.ts';
import { getProblemVersions, getVersionDifference, restoreProblemVersion } from '@assay/contract/authoring/versions.ts';
import { fail } from '@assay/contract/errors.ts';
import { changedParts, judgedSince, stateOf } from '@assay/rules/authoring/versions/content.ts';
import { caseChanges, fieldChanges } from '@assay/rules/authoring/versions/difference.ts';
import { shownAuth } from '@assay/rules/problems/owner.ts';
import { offsetOf, pageAnswer } from '../../../platform/db/page.ts';
import { implement, viewerOf } from '../../../platform/http/call.ts';
import { ownerOf } from '../../problems/facts.ts';
import { prepareSave, refuseBrokenRow, updatePrepared } from '../editor/save.ts';
import { findProblemToEdit } from '../find.ts';
import { storeTestSources } from '../generators/sources.queries.ts';
import { replaceJurySolutions } from '../jury/jury-solutions.queries.ts';
import { limitsFor } from '../own/belonging.ts';
import { recordVersion } from './record.ts';
import { countOutdated, countVersions, findHashes, findVersion, listVersions } from './versions.queries.ts';

export const versionCalls = [
  // versions hold solutions, checkers and the names of cases: they are for those who may change the problem
  implement(getProblemVersions, async (call, { pid, ...page }) => {
    const problem = await findProblemToEdit(call.db, viewerOf(call), pid);
    const hashes = await findHashes(call.db, pid);
    const since = judgedSince(hashes);
    const changed = new Map(hashes.map((one, at) => [one.number, changedParts(hashes[at + 1] ?? null, one)]));
    const rows = await listVersions(call.db, pid, page.limit, offsetOf(page));
    const records = rows.map((row) => ({
      number: row.number,
      author: row.author,
      message: row.message,
      restoredFrom: row.restored_from,
      changed: changed.get(row.number) ?? [],
      caseCount: row.case_count,
      gmtCreate: row.gmt_create.toISOString(),
    }));
    return {
      ...pageAnswer(records, await countVersions(call.db, pid), page),
      problemId: problem.problem_id,
      version: problem.version,
      latest: hashes[0]?.number ?? 0,
      judgedSince: since,
      outdated: await countOutdated(call.db, pid, since),
    };
  }),

  implement(getVersionDifference, async (call, { pid, from, to }) => {
    await findProblemToEdit(call.db, viewerOf(call), pid);
    const before = (await findVersion(call.db, pid, from)) ?? fail('problem.versionUnknown');
    const after = (await findVersion(call.db, pid, to)) ?? fail('problem.versionUnknown');
    return {
      fields: fieldChanges(before.content, after.content),
      cases: before.dataVersion === after.dataVersion ? [] : caseChanges(before.cases, after.cases),
    };
  }),

  implement(restoreProblemVersion, async (call, { pid, number, version }) => {
    const editor = viewerOf(call);
    const before = await findProblemToEdit(call.db, editor, pid);
    const found = (await findVersion(call.db, pid, number)) ?? fail('problem.versionUnknown');
    const { solutions, generators, questions, problem, ...lists } = stateOf(found.content);
    // Where a problem stands and who sees it is no matter of its content.
    const named = { ...problem, problemId: before.problem_id, auth: shownAuth(before.auth) };
    const cases = questions ? { from: 'questions' as const, ...questions } : { from: 'keep' as const };
    const save = { problem: named as ProblemSave['problem'], ...lists, cases };
    const owner = ownerOf(before);
    const prepared = await prepareSave(call, editor, save, { owner, limits: await limitsFor(call, editor, owner) });
    const note = { uid: editor.uid, username: editor.username, restoredFrom: number, at: prepared.now };
    try {
      return await call.db.transaction().execute(async (tx) => {
        await updatePrepared(call, tx, before, version, prepared, { dataVersion: found.dataVersion, note });
        await replaceJurySolutions(tx, pid, solutions, prepared.now);
        if (generators) await storeTestSources(tx, pid, null, { checkerTests: [], validatorTests: [], ...generators });
        return { number: await recordVersion(tx, pid, note, true) };
      });
    } catch (error) {
      return refuseBrokenRow(error, save);
    }
  }),
];
