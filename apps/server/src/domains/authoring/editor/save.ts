import { type ProblemSave, updateProblem } from '@assay/contract/authoring/editor.ts';
import { fail } from '@assay/contract/errors.ts';
import { OWNED_BY_SITE, type ProblemOwner } from '@assay/contract/problems/owner.ts';
import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import { ioScore } from '@assay/rules/authoring/io-score.ts';
import { type OwnLimits, refuseData, refuseDemands } from '@assay/rules/authoring/own-limits.ts';
import { refuseGrader } from '@assay/rules/authoring/refuse-grader.ts';
import { refuseProblem } from '@assay/rules/authoring/refuse-problem.ts';
import { languageNamed } from '@assay/rules/judging/languages/all.ts';
import { isOpen } from '@assay/rules/problems/owner.ts';
import { casesOfQuestions } from '@assay/rules/questions/case-files.ts';
import { insertAuditEntry } from '../../../platform/audit/audit.queries.ts';
import {
  brokenConstraint,
  FOREIGN_KEY_VIOLATION,
  type Queryable,
  UNIQUE_VIOLATION,
} from '../../../platform/db/database.ts';
import type { Services } from '../../../platform/services.ts';
import { checkerLanguage } from '../../problems/checkers/checker-languages.ts';
import { ownerOf } from '../../problems/facts.ts';
import { renderedColumns } from '../../problems/statement/rendered.ts';
import { clearBreakage, findJudgedParts } from '../../problems/testdata/breakage.queries.ts';
import { refusePublishing } from '../contest-problems.ts';
import { refuseWhileApplying } from '../publishing/applying.ts';
import { casesToSave, storeManualCases } from '../testdata/cases.ts';
import { insertData, type StagedCase, takeUpData, useData } from '../testdata/data.queries.ts';
import { keepFirstVersion, recordVersion, type VersionNote } from '../versions/record.ts';
import {
  findLanguageIds,
  insertProblem,
  type ProblemLists,
  replaceProblemLists,
  updateProblemRow,
} from './save.queries.ts';
import { columnsOf } from './save-columns.ts';
import { saveQuestions } from './save-questions.ts';

type SaveServices = Pick<Services, 'db' | 'blobs' | 'clock' | 'signals' | 'readers'>;

/** Who saves: the owner of uploads, and the author of new problems. */
export interface Author {
  uid: number | null;
  username: string;
}

async function listsOf({ db, readers }: SaveServices, save: ProblemSave, uid: number | null): Promise<ProblemLists> {
  const ids = await findLanguageIds(db);
  const idOf = (language: string) => ids.get(languageNamed(language)) ?? fail('language.unknown', { language });
  const { zh, en } = save.problem.texts;
  const texts = [...(zh ? [{ locale: 'zh', ...zh }] : []), ...(en ? [{ locale: 'en', ...en }] : [])];
  const rendered = await renderedColumns(readers, texts, uid);
  const templates = new Map(save.codeTemplates.map(({ language, code, status }) => [idOf(language), { code, status }]));
  return {
    texts: texts.map((text, at) => ({ ...text, ...rendered[at]! })),
    tagIds: save.tags,
    languageIds: [...new Set(save.languages.map(idOf))],
    templates: [...templates].map(([lid, template]) => ({ lid, ...template })),
  };
}

/** What the database refused, in the words of the catalogue. */
export function refuseBrokenRow(error: unknown, save: ProblemSave): never {
  if (brokenConstraint(error, UNIQUE_VIOLATION) === 'problems_problem_id_key') {
    fail('problem.idTaken', { problemId: save.problem.problemId });
  }
  const reference = brokenConstraint(error, FOREIGN_KEY_VIOLATION);
  if (reference === 'problems_difficulty_fkey') fail('difficulty.unknown');
  if (reference === 'problem_tags_tid_fkey') fail('tag.unknown');
  throw error;
}

async function saveParts(
  tx: Queryable,
  pid: number,
  save: ProblemSave,
  parts: Omit<PreparedSave, 'save'>,
  modeBefore: string | null,
): Promise<void> {
  await replaceProblemLists(tx, pid, parts.lists);
  await saveQuestions(tx, pid, save, parts.now);
  const data = await casesToSave(tx, pid, save, parts.manual, parts.author.uid ?? 0, parts.now, modeBefore);
  const tooMuch = parts.limits && data.dataVersion === null && refuseData(data.cases, parts.limits);
  if (tooMuch) throw tooMuch;
  const score = ioScore(save.problem.type, save.problem.judgeCaseMode, data.cases, data.subtasks);
  await useData(tx, pid, data.dataVersion ?? (await insertData(tx, pid, data)), score);
}

/** A save that was checked; what needs no transaction is done: files are in the content store. */
export interface PreparedSave {
  save: ProblemSave;
  lists: ProblemLists;
  manual: StagedCase[];
  author: Author;
  owner: ProblemOwner;
  limits: OwnLimits | null;
  /** A word of the author about it. */
  message?: string | undefined;
  now: Date;
}

/** What a problem belongs to, and what it is held to for that; the site without limits unless given. */
export interface Belonging {
  owner: ProblemOwner;
  limits: OwnLimits | null;
}

const OF_SITE: Belonging = { owner: OWNED_BY_SITE, limits: null };

/** @throws Failure of `refuseProblem`, `refuseDemands`, `language.unknown`, `reader.*` when a text cannot be rendered */
export async function prepareSave(
  services: SaveServices,
  author: Author,
  save: ProblemSave,
  { owner, limits }: Belonging = OF_SITE,
): Promise<PreparedSave> {
  const refusal = refuseProblem(save) ?? refuseGrader(save) ?? (limits && refuseDemands(save.problem, limits));
  if (refusal) throw refusal;
  if (save.problem.checker) await checkerLanguage(services.db, save.problem.checker.language);
  const lists = await listsOf(services, save, author.uid);
  const { cases } = save;
  const typed = cases.from === 'questions' ? casesOfQuestions(cases) : cases.from === 'manual' ? cases.samples : [];
  const manual = await storeManualCases(services, typed);
  return { save, lists, manual, author, owner, limits, now: services.clock.now() };
}

const noteOf = ({ author, message, now }: Pick<PreparedSave, 'author' | 'message' | 'now'>): VersionNote => ({
  uid: author.uid,
  username: author.username,
  message,
  at: now,
});

/** Stores a new problem in a transaction of the caller, whose errors `refuseBrokenRow` words. */
export async function insertPrepared(tx: Queryable, { save, ...parts }: PreparedSave) {
  const { id, problem_id } = await insertProblem(tx, {
    ...columnsOf(save, parts.owner.kind, parts.now),
    owner_kind: parts.owner.kind,
    owner_id: parts.owner.id,
    author: parts.author.username,
    author_uid: parts.author.uid,
    gmt_create: parts.now,
  });
  await saveParts(tx, id, save, parts, null);
  await recordVersion(tx, id, noteOf(parts));
  return { pid: id, problemId: problem_id };
}

/** What a judging depends on was changed: if the problem was broken, it counts as fixed. */
async function clearBySaving(tx: Queryable, pid: number, { author, now }: Pick<PreparedSave, 'author' | 'now'>) {
  const before = await clearBreakage(tx, pid);
  if (!before) return;
  const entry = { uid: author.uid, action: updateProblem.name, subject: `problem ${pid}`, before, after: null, ip: '' };
  await insertAuditEntry(tx, entry, now);
}

/** The problem that is saved over, as it was read. */
export interface ProblemBefore {
  id: number;
  problem_id: string;
  auth: number;
  owner_kind: string;
  owner_id: number;
  judge_case_mode: string;
}

/**
 * Saves over a version of a problem in a transaction of the caller.
 * @param restored test data and note of an earlier version that is taken up again
 * @returns the new version
 * @throws Failure `problem.changed`
 */
export async function updatePrepared(
  { signals }: Pick<Services, 'signals'>,
  tx: Queryable,
  before: ProblemBefore,
  version: number,
  { save, ...parts }: PreparedSave,
  restored: { dataVersion: number | null; note: VersionNote } | null = null,
): Promise<number> {
  const pid = before.id;
  const columns = columnsOf(save, parts.owner.kind, parts.now);
  if (isOpen(columns.auth) && !isOpen(before.auth)) await refusePublishing(tx, pid, parts.now);
  await keepFirstVersion(tx, pid);
  const judgedBefore = await findJudgedParts(tx, pid);
  const saved = await updateProblemRow(tx, pid, version, columns);
  if (saved === null) return fail('problem.changed');
  if (parts.limits) await refuseWhileApplying(tx, pid, parts.owner);
  if (restored?.dataVersion) await takeUpData(tx, pid, restored.dataVersion);
  await saveParts(tx, pid, save, parts, restored ? save.problem.judgeCaseMode : before.judge_case_mode);
  if ((await findJudgedParts(tx, pid)) !== judgedBefore) await clearBySaving(tx, pid, parts);
  await recordVersion(tx, pid, restored?.note ?? noteOf(parts));
  const { problemId } = save.problem;
  await signals.emit('problem.shown', { pid, isPublic: columns.auth === PROBLEM_AUTH.public }, tx);
  if (problemId !== before.problem_id) await signals.emit('problem.renamed', { pid, problemId }, tx);
  return saved;
}

/**
 * Creates a problem with its texts, lists and first version of test data, all or nothing.
 * @throws Failure of {@link prepareSave}, `problem.idTaken`, `tag.unknown`, `difficulty.unknown`
 */
export async function createProblem(services: SaveServices, author: Author, save: ProblemSave, belonging?: Belonging) {
  const prepared = await prepareSave(services, author, save, belonging);
  try {
    return await services.db.transaction().execute((tx) => insertPrepared(tx, prepared));
  } catch (error) {
    return refuseBrokenRow(error, save);
  }
}

/**
 * Saves a problem over the version its author saw; cases that change become a new data version.
 * @param before the row as it was read
 * @param limits what a problem of its owner is held to, null where there are none
 * @returns the new version
 * @throws Failure `problem.changed` and those of {@link createProblem}
 */
export async function saveProblem(
  services: SaveServices,
  author: Author,
  before: ProblemBefore,
  {
    pid: _pid,
    version,
    message,
    ...save
  }: ProblemSave & { pid: number; version: number; message?: string | undefined },
  limits: OwnLimits | null = null,
): Promise<number> {
  const prepared = { ...(await prepareSave(services, author, save, { owner: ownerOf(before), limits })), message };
  try {
    return await services.db.transaction().execute((tx) => updatePrepared(services, tx, before, version, prepared));
  } catch (error) {
    return refuseBrokenRow(error, save);
  }
}
