import { MEMORY_LIMIT_MB, problemFields, TIME_LIMIT_MS } from '@assay/contract/authoring/editor.ts';
import { fail } from '@assay/contract/errors.ts';
import { OWNED_BY_SITE } from '@assay/contract/problems/owner.ts';
import type { RemoteProblem } from '@assay/remote-sites/site.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Services } from '../../../platform/services.ts';
import { insertProblem, replaceProblemLists, updateProblemRow } from '../../authoring/editor/save.queries.ts';
import { columnsOf } from '../../authoring/editor/save-columns.ts';
import { pageOriginOf } from '../../judging/remote/origin.ts';
import { renderedColumns } from '../../problems/statement/rendered.ts';
import { differing, mergeFields, withFound } from './fields.ts';
import type { RemoteRef } from './read.ts';
import {
  findPresentFields,
  findVersion,
  type ImportedFields,
  type StoredRemote,
  upsertLanguages,
  upsertRemoteProblem,
  upsertTags,
} from './store.queries.ts';

const TEXT_MAX = 65_535;

const clamp = (value: number, [least, most]: readonly [number, number]) => Math.min(Math.max(value, least), most);

/** Where the problem is found at its site. */
export const addressOf = (services: Pick<Services, 'config'>, { site, key }: RemoteRef): string =>
  new URL(site.problemAddress(key), pageOriginOf(services, site)).href;

/** What is imported of a problem, by language: what can be told apart later from what was edited here. */
export function fieldsOf(problem: Pick<RemoteProblem, 'texts' | 'samples' | 'timeMs' | 'memoryKb'>, source: string) {
  const shared = {
    samples: JSON.stringify(problem.samples.slice(0, 20)),
    limits: `${clamp(problem.timeMs, TIME_LIMIT_MS)} ${clamp(Math.ceil(problem.memoryKb / 1024), MEMORY_LIMIT_MB)}`,
    source,
  };
  const fields: Record<string, ImportedFields> = {};
  for (const locale of ['zh', 'en'] as const) {
    const text = problem.texts[locale];
    if (text) fields[locale] = { ...text, ...shared };
  }
  return fields;
}

/** The columns of a problem's row, as the editor would save it. */
function rowOf(
  ref: RemoteRef,
  problem: RemoteProblem,
  fields: Record<string, ImportedFields>,
  auth: 1 | 2 | 3,
  now: Date,
) {
  const texts = {
    zh: fields.zh ?? null,
    en: fields.en ?? null,
  };
  const [first] = Object.values(fields);
  const [timeLimit, memoryLimit] = first!.limits.split(' ').map(Number);
  const shaped = problemFields.safeParse({
    problemId: ref.problemId,
    texts,
    source: first!.source,
    type: 0,
    auth,
    difficulty: 1,
    timeLimit,
    memoryLimit,
    stackLimit: 128,
    examples: JSON.parse(first!.samples),
    judgeMode: 'default',
    judgeCaseMode: 'default',
    isRemoveEndBlank: false,
    // these sites tell nothing of single cases
    openCaseResult: false,
    codeShare: true,
    isFileIO: problem.files !== null,
    ioReadFileName: problem.files?.input ?? null,
    ioWriteFileName: problem.files?.output ?? null,
    userExtraFile: [],
    judgeExtraFile: [],
  });
  if (!shaped.success)
    return fail('remote.unknownPage', { site: ref.site.code, words: shaped.error.issues[0]!.message });
  const save = { problem: shaped.data, tags: [], languages: [], codeTemplates: [], cases: { from: 'keep' as const } };
  return columnsOf(save, 'site', now);
}

async function storeLists(
  tx: Queryable,
  pid: number,
  ref: RemoteRef,
  problem: RemoteProblem,
  texts: Parameters<typeof replaceProblemLists>[2]['texts'],
) {
  const ids = await upsertLanguages(tx, ref.site.code, ref.site.languages);
  const taken = ref.site.languages.filter(({ id }) => problem.languages?.includes(id) ?? true);
  await replaceProblemLists(tx, pid, {
    texts,
    tagIds: await upsertTags(tx, ref.site.code, problem.tags.slice(0, 20)),
    languageIds: taken.flatMap(({ name }) => ids.get(name) ?? []),
    templates: [],
  });
}

/**
 * Stores a problem as it was read; over one that is here, what was edited here since stays.
 * @param before what is here already
 * @returns its database id, and what of one that is here stands otherwise now
 */
export async function storeRemoteProblem(
  services: Services,
  ref: RemoteRef,
  problem: RemoteProblem,
  { author, auth, before }: { author: { uid: number; username: string }; auth: 1 | 2 | 3; before: StoredRemote | null },
): Promise<{ pid: number; changed: ReturnType<typeof differing> | null }> {
  const now = services.clock.now();
  const read = withFound(fieldsOf(problem, addressOf(services, ref)), before?.imported ?? null, problem.warnings);
  const present = before && (await findPresentFields(services.db, before.pid));
  const fields = before && present ? mergeFields({ imported: before.imported, present, read }) : read;
  const changed = present && differing(present, fields);
  const tooLong = Object.values(fields).some((text) => Math.max(text.description.length, text.hint.length) > TEXT_MAX);
  if (tooLong) fail('remote.unknownPage', { site: ref.site.code, words: 'too long' });
  const entries = Object.entries(fields).map(([locale, { title, description, input, output, hint }]) => ({
    locale,
    ...{ title, description, input, output, hint },
  }));
  const rendered = await renderedColumns(services.readers, entries, author.uid);
  const texts = entries.map((text, at) => ({ ...text, ...rendered[at]! }));
  const row = rowOf(ref, problem, fields, auth, now);
  return services.db.transaction().execute(async (tx) => {
    const pid = before
      ? before.pid
      : (
          await insertProblem(tx, {
            ...row,
            owner_kind: OWNED_BY_SITE.kind,
            owner_id: OWNED_BY_SITE.id,
            author: author.username,
            author_uid: author.uid,
            gmt_create: now,
          })
        ).id;
    if (before) {
      const version = await findVersion(tx, pid);
      const { examples, time_limit_ms, memory_limit_mb, source } = row;
      const columns = { examples, time_limit_ms, memory_limit_mb, source, gmt_modified: now };
      if ((await updateProblemRow(tx, pid, version, columns)) === null) fail('problem.changed');
    }
    await storeLists(tx, pid, ref, problem, texts);
    const { submitKey, languages } = problem;
    const kept = { site: ref.site.code, key: ref.key, submitKey, languages, imported: read };
    await upsertRemoteProblem(tx, pid, kept, now);
    return { pid, changed };
  });
}
