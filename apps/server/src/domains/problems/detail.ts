import { getLanguages, getProblemLanguages } from '@assay/contract/catalog/languages.ts';
import { getProblemTags } from '@assay/contract/catalog/tags.ts';
import { fail, type Lang } from '@assay/contract/errors.ts';
import { getProblemCodeTemplate, getProblemDetail } from '@assay/contract/problems/detail.ts';
import { examplesText } from '@assay/contract/problems/examples-text.ts';
import type { JudgeMode } from '@assay/contract/problems/judge-modes.ts';
import type { CaseMode } from '@assay/contract/problems/problem.ts';
import { venueIdOf, venueOf } from '@assay/contract/venue.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { templateParts } from '@assay/rules/judging/code-template.ts';
import { areLimitsAsWritten } from '@assay/rules/judging/limits.ts';
import { mayEditProblem } from '@assay/rules/problems/access.ts';
import { shownAuth } from '@assay/rules/problems/owner.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { type Call, implement } from '../../platform/http/call.ts';
import { listLanguages } from '../catalog/languages.queries.ts';
import { shownLanguage } from '../catalog/languages.ts';
import { shownTag } from '../catalog/tags.ts';
import { type ProblemWording, rulesOf } from '../venues/rules.ts';
import { findProblemParts } from './detail.queries.ts';
import { factsFor, factsOf } from './facts.ts';
import type { ProblemKey, ProblemRow } from './find.queries.ts';
import { findPractised, findProblemFor } from './find.ts';
import { listOwnStatus } from './practice/status.queries.ts';
import { findAttachments } from './statement/attachments.queries.ts';
import { plainStatement, type RenderedStatement, rendererKey } from './statement/rendered.ts';
import { answersAsked } from './testdata/answers.ts';
import { fileAddress } from './testdata/file-address.ts';
import { findToldSubtasks } from './testdata/subtasks.ts';

/** A problem with what belongs to it; whether whoever asks may see it was decided before. */
async function partsOf(db: Queryable, problem: ProblemRow, viewerUid: number | null) {
  const parts = await findProblemParts(db, problem.id, viewerUid);
  return { problem, ...(parts ?? fail('problem.unknown')) };
}

type Parts = Awaited<ReturnType<typeof partsOf>>;

const partsFor = async ({ db, viewer }: Call, key: ProblemKey) =>
  partsOf(db, await findProblemFor(db, viewer, key), viewer?.uid ?? null);

/** Own properties whatever the names are, so that no file or language name can reach a prototype. */
const byName = (entries: [string, string][]): Record<string, string> => Object.fromEntries(entries);

const templatesOf = ({ languages }: Parts) =>
  byName(languages.flatMap(({ name, code }) => (code === null ? [] : [[name, templateParts(code).body]])));

/** The texts in the wanted language, else in the one there is. */
function statementOf({ texts }: Parts, wanted: Lang) {
  const text = texts.find(({ locale }) => locale === wanted) ?? texts[0] ?? fail('problem.unknown');
  return {
    ...text,
    locale: text.locale as Lang,
    locales: texts.map(({ locale }) => locale as Lang).sort(),
  };
}

/** What the save or the background rendered; nothing is rendered while somebody waits for the page. */
const renderedOf = (statement: ReturnType<typeof statementOf>): RenderedStatement =>
  statement.rendered_by === rendererKey(statement)
    ? (statement.rendered as unknown as RenderedStatement)
    : plainStatement(statement);

function shownProblem(
  row: ProblemRow,
  { rendered: _, rendered_by: _by, ...statement }: ReturnType<typeof statementOf>,
) {
  const examples = row.examples as { input: string; output: string }[];
  const userExtraFiles = row.user_extra_files as { name: string; content: string }[];
  return {
    ...statement,
    id: row.id,
    problemId: row.problem_id,
    examples,
    examplesText: examplesText(examples),
    source: row.source,
    author: row.author,
    difficulty: row.difficulty,
    type: row.type,
    auth: shownAuth(row.auth),
    ioScore: row.io_score,
    timeLimit: row.time_limit_ms,
    memoryLimit: row.memory_limit_mb,
    stackLimit: row.stack_limit_mb,
    judgeMode: row.judge_mode as JudgeMode,
    judgeCaseMode: row.judge_case_mode as CaseMode,
    isRemote: row.is_remote,
    limitsAsWritten: areLimitsAsWritten({ isRemote: row.is_remote, problemId: row.problem_id }),
    isFileIO: row.is_file_io,
    ioReadFileName: row.io_read_file_name,
    ioWriteFileName: row.io_write_file_name,
    openCaseResult: row.open_case_result,
    codeShare: row.code_share,
    userExtraFile:
      userExtraFiles.length > 0 ? byName(userExtraFiles.map(({ name, content }) => [name, content])) : null,
    gmtModified: row.gmt_modified.toISOString(),
  };
}

function countersOf({ total, ac, wa, tle, mle, re, pe, ce, se, pa }: ProblemRow) {
  return { total, ac, wa, tle, mle, re, pe, ce, se, pa };
}

async function ownStatus(call: Call, pid: number): Promise<number> {
  if (!call.viewer) return VERDICT.notSubmitted;
  const [own] = await listOwnStatus(call.db, call.viewer.uid, [pid]);
  return own?.status ?? VERDICT.notSubmitted;
}

export type Wording = Pick<ProblemWording, 'locale' | 'lang'>;

/** A problem as its page shows it to everybody: in the wanted language where it exists, without what is the viewer's own. */
async function detailOf(db: Queryable, parts: Parts, { locale, lang }: Wording) {
  const { problem } = parts;
  const statement = statementOf(parts, locale);
  return {
    problem: { ...shownProblem(problem, statement), answers: await answersAsked(db, problem) },
    rendered: renderedOf(statement),
    subtasks: await findToldSubtasks(db, problem),
    attachments: (await findAttachments(db, problem.id)).map(({ name, hash, bytes }) => ({
      name,
      bytes,
      address: fileAddress(hash, name),
    })),
    tags: parts.tags.map((tag) => shownTag(tag, lang)),
    languages: parts.languages.map(({ name }) => name),
    codeTemplate: templatesOf(parts),
    problemCount: countersOf(problem),
    hasHints: parts.has_hints === true,
  };
}

/** A problem as everybody sees it in a venue that lets them in, with whom it belongs to. */
export async function problemInVenue(db: Queryable, problem: ProblemRow, wording: Wording) {
  const detail = await detailOf(db, await partsOf(db, problem, null), wording);
  return { detail, owned: factsOf(problem) };
}

/** A problem of the public list, with what is the viewer's own. */
export async function showInPractice(call: Call, problemId: string, wording: Wording) {
  const problem = await findPractised(call.db, call.viewer, problemId);
  const parts = await partsOf(call.db, problem, call.viewer?.uid ?? null);
  return {
    ...(await detailOf(call.db, parts, wording)),
    isFavorite: parts.is_favorite === true,
    mayManage: mayEditProblem(call.viewer, await factsFor(call.db, call.viewer, problem)),
    myStatus: await ownStatus(call, parts.problem.id),
  };
}

export const problemDetailCalls = [
  implement(getProblemDetail, async (call, input) => {
    const venue = venueOf(input);
    const wording = { locale: input.locale ?? call.lang, lang: call.lang, containsEnd: false };
    return rulesOf(call, venue).showProblem(call, venueIdOf(venue), input.problemId, wording);
  }),

  implement(getProblemCodeTemplate, async (call, input) => templatesOf(await partsFor(call, { pid: input.pid }))),

  implement(getProblemTags, async (call, input) => {
    const { tags } = await partsFor(call, { pid: input.pid });
    return tags.map((tag) => shownTag(tag, call.lang));
  }),

  implement(getProblemLanguages, async (call, input) => {
    const { languages } = await partsFor(call, { pid: input.pid });
    return languages.map(({ name }) => name);
  }),

  implement(getLanguages, async (call, input) => {
    if (input.pid !== undefined) await findProblemFor(call.db, call.viewer, { pid: input.pid });
    const rows = await listLanguages(call.db, call.clock.now(), { pid: input.pid, allSources: input.all });
    return rows.map(shownLanguage);
  }),
];
