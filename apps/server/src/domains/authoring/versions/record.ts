import { createHash } from 'node:crypto';
import type { TestSources } from '@assay/contract/authoring/generators.ts';
import type { VersionPart } from '@assay/contract/authoring/versions.ts';
import { fail } from '@assay/contract/errors.ts';
import {
  changedParts,
  partsOf,
  type VersionContent,
  type VersionedSources,
} from '@assay/rules/authoring/versions/content.ts';
import { versionsKept } from '@assay/rules/authoring/versions/kept.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { ownerOf } from '../../problems/facts.ts';
import { findQuestions } from '../../questions/questions.queries.ts';
import { editedProblem } from '../editor/edited.ts';
import { findEditedParts } from '../editor/editor.queries.ts';
import { findTestSources } from '../generators/sources.queries.ts';
import { findJurySolutions } from '../jury/jury-solutions.queries.ts';
import { dropVersions, findHashes, holdProblem, storeVersion } from './versions.queries.ts';

/** Who saved, and what is said about it. */
export interface VersionNote {
  uid: number | null;
  username: string;
  message?: string | undefined;
  restoredFrom?: number;
  at: Date;
}

const hashOf = (part: unknown): string => createHash('sha256').update(JSON.stringify(part)).digest('hex');

/** Without tests of programs where there are none, as before there were any: nothing of it changed then. */
const withoutNone = ({ checkerTests, validatorTests, ...sources }: TestSources): VersionedSources => ({
  ...sources,
  ...(checkerTests.length > 0 && { checkerTests }),
  ...(validatorTests.length > 0 && { validatorTests }),
});

async function contentOf(tx: Queryable, row: NonNullable<Awaited<ReturnType<typeof holdProblem>>>) {
  const parts = await findEditedParts(tx, row.id);
  const solutions = await findJurySolutions(tx, row.id);
  const sources = (await findTestSources(tx, row.id))?.sources;
  const { auth: _auth, ...problem } = editedProblem(row, parts);
  return partsOf({
    problem,
    tags: parts.tags.map(({ tid }) => tid),
    languages: parts.languages.map(({ name }) => name),
    codeTemplates: parts.templates,
    questions: (await findQuestions(tx, row.id))?.set ?? null,
    solutions: solutions.map(({ id: _id, ...solution }) => solution),
    generators: sources && withoutNone(sources),
  });
}

/** Of the parts that it has. */
const hashesOf = (content: VersionContent) =>
  Object.fromEntries(
    Object.entries(content).flatMap(([part, value]) => (value === undefined ? [] : [[part, hashOf(value)]])),
  ) as Partial<Record<VersionPart, string>>;

/**
 * Keeps what a problem is now as a version, within the transaction that changed it (EDIT-12). A problem that is as it was gets none.
 * @param amends whether it completes the version that this transaction made
 * @returns the number of the version
 */
export async function recordVersion(tx: Queryable, pid: number, note: VersionNote, amends = false): Promise<number> {
  const row = (await holdProblem(tx, pid)) ?? fail('problem.unknown');
  const content = await contentOf(tx, row);
  const parts = hashesOf(content);
  const [latest = null] = await findHashes(tx, pid, 1);
  const now = { number: (latest?.number ?? 0) + (amends ? 0 : 1), parts, dataVersion: row.data_version };
  if (latest && changedParts(latest, now).length === 0) return latest.number;
  const { uid: authorUid, username: author, message = '', restoredFrom = null, at } = note;
  await storeVersion(tx, pid, { ...now, authorUid, author, message, restoredFrom, at }, content);
  await dropVersions(tx, pid, now.number - versionsKept(ownerOf(row).kind));
  return now.number;
}

/** Keeps what a problem is before it is changed for the first time since there are versions. */
export async function keepFirstVersion(tx: Queryable, pid: number): Promise<void> {
  const row = await holdProblem(tx, pid);
  if (!row || (await findHashes(tx, pid, 1)).length > 0) return;
  await recordVersion(tx, pid, { uid: row.author_uid, username: row.author, at: row.gmt_modified });
}
