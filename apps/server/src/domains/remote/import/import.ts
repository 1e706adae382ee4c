import { fail } from '@assay/contract/errors.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { importRemoteProblem, previewRemoteProblem } from '@assay/contract/remote/import.ts';
import { noteAct } from '../../../platform/audit/note-act.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { changesOf, differing, withFound, withoutPictures } from './fields.ts';
import { withOwnFiles } from './pictures.ts';
import { type RemoteRef, readRemoteProblem, remoteRefOf } from './read.ts';
import { findPresentFields, findRemoteProblem } from './store.queries.ts';
import { addressOf, fieldsOf, storeRemoteProblem } from './store.ts';

type Imported = DataOf<typeof importRemoteProblem>;

/**
 * Imports a problem with its pictures.
 * @param auth how a new one is shown
 * @throws Failure `remote.…`
 */
export async function importProblem(call: Call, ref: RemoteRef, auth: 1 | 2 | 3, update: boolean): Promise<Imported> {
  const viewer = viewerOf(call);
  const before = await findRemoteProblem(call.db, ref.site.code, ref.key);
  if (before && !update) return fail('remote.alreadyImported', { id: ref.problemId });
  const problem = await readRemoteProblem(call, ref);
  const { texts, isMissing } = await withOwnFiles(call, ref, problem, viewer.uid);
  const author = { uid: viewer.uid, username: viewer.username };
  const { pid, changed } = await storeRemoteProblem(call, ref, { ...problem, texts }, { author, auth, before });
  await noteAct(call, call.db, {
    action: importRemoteProblem.name,
    subject: `problem ${pid}`,
    before: null,
    after: { problemId: ref.problemId, update: before !== null, changed },
  });
  const warnings = isMissing ? ([...problem.warnings, 'pictures'] as const) : problem.warnings;
  return { pid, problemId: before?.problem_id ?? ref.problemId, changed, warnings: [...warnings] };
}

const preview = implement(previewRemoteProblem, async (call, input) => {
  const ref = remoteRefOf(input.name, input.problemId);
  const problem = await readRemoteProblem(call, ref);
  const before = await findRemoteProblem(call.db, ref.site.code, ref.key);
  const address = addressOf(call, ref);
  const present = before && (await findPresentFields(call.db, before.pid));
  const earlier = before && withoutPictures(before.imported);
  const later = earlier && withFound(withoutPictures(fieldsOf(problem, address)), earlier, problem.warnings);
  return {
    site: ref.site.code,
    problemId: ref.problemId,
    address,
    texts: (['zh', 'en'] as const).flatMap((locale) => {
      const text = problem.texts[locale];
      return text ? [{ locale, ...text }] : [];
    }),
    samples: problem.samples,
    timeMs: problem.timeMs,
    memoryKb: problem.memoryKb,
    tags: problem.tags,
    source: problem.source,
    languages: ref.site.languages.filter(({ id }) => problem.languages?.includes(id) ?? true).map(({ name }) => name),
    pictures: problem.pictures.length,
    warnings: problem.warnings,
    existing:
      before && present && earlier && later
        ? {
            pid: before.pid,
            changed: differing(earlier, later),
            changes: changesOf(earlier, later),
            edited: differing(before.imported, present),
          }
        : null,
  };
});

export const remoteImportCalls: Implementation[] = [
  preview,
  implement(importRemoteProblem, (call, input) =>
    importProblem(call, remoteRefOf(input.name, input.problemId), 1, input.update === true),
  ),
];
