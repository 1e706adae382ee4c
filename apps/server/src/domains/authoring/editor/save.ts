import type { CheckerFields } from '@assay/contract/authoring/checker.ts';
import { type ProblemSave, updateProblem } from '@assay/contract/authoring/editor.ts';
import { fail } from '@assay/contract/errors.ts';
import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import { ioScore } from '@assay/rules/authoring/io-score.ts';
import { refuseGrader } from '@assay/rules/authoring/refuse-grader.ts';
import { refuseProblem } from '@assay/rules/authoring/refuse-problem.ts';
import { languageNamed } from '@assay/rules/judging/languages/all.ts';
import { insertAuditEntry } from '../../../platform/audit/audit.queries.ts';
import {
  brokenConstraint,
  FOREIGN_KEY_VIOLATION,
  type Queryable,
  UNIQUE_VIOLATION,
} from '../../../platform/db/database.ts';
import type { Services } from '../../../platform/services.ts';
import { checkerLanguage } from '../../problems/checkers/checker-languages.ts';
import { renderedColumns } from '../../problems/statement/rendered.ts';
import { clearBreakage, findJudgedParts } from '../../problems/testdata/breakage.queries.ts';
import { refusePublishing } from '../contest-problems.ts';
import { casesToSave, storeManualCases } from '../testdata/cases.ts';
import { insertData, type StagedCase, useData } from '../testdata/data.queries.ts';
import {
  findLanguageIds,
  insertProblem,
  type ProblemLists,
  replaceProblemLists,
  updateProblemRow,
} from './save.queries.ts';

type SaveServices = Pick<Services, 'db' | 'blobs' | 'clock' | 'signals' | 'readers'>;

/** Who saves: the owner of uploads, and the author of new problems. */
export interface Author {
  uid: number | null;
  username: string;
}

/** Absent leaves what is stored, null removes it. */
function checkerColumns(checker: CheckerFields | null | undefined) {
  if (checker === undefined) return {};
  if (checker === null) return { checker_language: null, checker_code: null };
  return {
    checker_language: languageNamed(checker.language),
    checker_code: checker.code,
    checker_convention: checker.convention,
    checker_arguments: checker.arguments,
    checker_points: checker.points,
    checker_time_ms: checker.timeMs,
    checker_memory_mb: checker.memoryMb,
  };
}

/** Absent leaves what is stored. */
const modeColumns = ({ passLimit, graderFiles, protocolChecker }: ProblemSave['problem']) => ({
  ...(passLimit !== undefined && { pass_limit: passLimit }),
  ...(graderFiles && { grader_files: JSON.stringify(graderFiles) }),
  ...(protocolChecker !== undefined && {
    protocol_checker_language: protocolChecker ? languageNamed(protocolChecker.language) : null,
    protocol_checker_code: protocolChecker?.code ?? null,
  }),
});

const columnsOf = ({ problem }: ProblemSave, now: Date) => ({
  problem_id: problem.problemId,
  type: problem.type,
  auth: problem.auth,
  source: problem.source,
  difficulty: problem.difficulty,
  time_limit_ms: problem.timeLimit,
  memory_limit_mb: problem.memoryLimit,
  stack_limit_mb: problem.stackLimit,
  examples: JSON.stringify(problem.examples),
  judge_mode: problem.judgeMode,
  judge_case_mode: problem.judgeCaseMode,
  is_remove_end_blank: problem.isRemoveEndBlank,
  open_case_result: problem.openCaseResult,
  code_share: problem.codeShare,
  is_file_io: problem.isFileIO,
  io_read_file_name: problem.isFileIO ? problem.ioReadFileName : null,
  io_write_file_name: problem.isFileIO ? problem.ioWriteFileName : null,
  ...checkerColumns(problem.checker),
  ...modeColumns(problem),
  user_extra_files: JSON.stringify(problem.userExtraFile),
  judge_extra_files: JSON.stringify(problem.judgeExtraFile),
  gmt_modified: now,
});

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
  parts: { lists: ProblemLists; manual: StagedCase[]; author: Author; now: Date },
  modeBefore: string | null,
): Promise<void> {
  await replaceProblemLists(tx, pid, parts.lists);
  const data = await casesToSave(tx, pid, save, parts.manual, parts.author.uid ?? 0, parts.now, modeBefore);
  const score = ioScore(save.problem.type, save.problem.judgeCaseMode, data.cases, data.subtasks);
  await useData(tx, pid, data.dataVersion ?? (await insertData(tx, pid, data)), score);
}

/** A save that was checked; what needs no transaction is done: files are in the content store. */
export interface PreparedSave {
  save: ProblemSave;
  lists: ProblemLists;
  manual: StagedCase[];
  author: Author;
  now: Date;
}

/** @throws Failure of `refuseProblem`, `language.unknown`, `reader.*` when a text cannot be rendered */
export async function prepareSave(services: SaveServices, author: Author, save: ProblemSave): Promise<PreparedSave> {
  const refusal = refuseProblem(save) ?? refuseGrader(save);
  if (refusal) throw refusal;
  if (save.problem.checker) await checkerLanguage(services.db, save.problem.checker.language);
  const lists = await listsOf(services, save, author.uid);
  const manual = save.cases.from === 'manual' ? await storeManualCases(services, save.cases.samples) : [];
  return { save, lists, manual, author, now: services.clock.now() };
}

/** Stores a new problem in a transaction of the caller, whose errors `refuseBrokenRow` words. */
export async function insertPrepared(tx: Queryable, { save, ...parts }: PreparedSave) {
  const { id, problem_id } = await insertProblem(tx, {
    ...columnsOf(save, parts.now),
    author: parts.author.username,
    author_uid: parts.author.uid,
    gmt_create: parts.now,
  });
  await saveParts(tx, id, save, parts, null);
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
  judge_case_mode: string;
}

/**
 * Saves over a version of a problem in a transaction of the caller.
 * @returns the new version
 * @throws Failure `problem.changed`
 */
export async function updatePrepared(
  { signals }: Pick<Services, 'signals'>,
  tx: Queryable,
  before: ProblemBefore,
  version: number,
  { save, ...parts }: PreparedSave,
): Promise<number> {
  const pid = before.id;
  const isPublished = save.problem.auth === PROBLEM_AUTH.public && before.auth !== PROBLEM_AUTH.public;
  if (isPublished) await refusePublishing(tx, pid, parts.now);
  const judgedBefore = await findJudgedParts(tx, pid);
  const saved = await updateProblemRow(tx, pid, version, columnsOf(save, parts.now));
  if (saved === null) return fail('problem.changed');
  await saveParts(tx, pid, save, parts, before.judge_case_mode);
  if ((await findJudgedParts(tx, pid)) !== judgedBefore) await clearBySaving(tx, pid, parts);
  const { problemId, auth } = save.problem;
  await signals.emit('problem.shown', { pid, isPublic: auth === PROBLEM_AUTH.public }, tx);
  if (problemId !== before.problem_id) await signals.emit('problem.renamed', { pid, problemId }, tx);
  return saved;
}

/**
 * Creates a problem with its texts, lists and first version of test data, all or nothing.
 * @throws Failure of {@link prepareSave}, `problem.idTaken`, `tag.unknown`, `difficulty.unknown`
 */
export async function createProblem(services: SaveServices, author: Author, save: ProblemSave) {
  const prepared = await prepareSave(services, author, save);
  try {
    return await services.db.transaction().execute((tx) => insertPrepared(tx, prepared));
  } catch (error) {
    return refuseBrokenRow(error, save);
  }
}

/**
 * Saves a problem over the version its author saw; cases that change become a new data version.
 * @param before the row as it was read
 * @returns the new version
 * @throws Failure `problem.changed` and those of {@link createProblem}
 */
export async function saveProblem(
  services: SaveServices,
  author: Author,
  before: ProblemBefore,
  { pid: _pid, version, ...save }: ProblemSave & { pid: number; version: number },
): Promise<number> {
  const prepared = await prepareSave(services, author, save);
  try {
    return await services.db.transaction().execute((tx) => updatePrepared(services, tx, before, version, prepared));
  } catch (error) {
    return refuseBrokenRow(error, save);
  }
}
