import { fail } from '@assay/contract/errors.ts';
import { NOTES_MAX, type Note } from '@assay/contract/notes/note.ts';
import { addNote, deleteNote, exportNotes, getNotes, updateNote } from '@assay/contract/notes/notes.ts';
import { isAdminRole } from '@assay/contract/roles.ts';
import { writeZip } from '@assay/formats/archive/write-zip.ts';
import { textFile } from '@assay/formats/file-ref.ts';
import { notesAsFiles } from '@assay/rules/notes/archive.ts';
import { refuseWriting } from '@assay/rules/notes/refuse-writing.ts';
import { noteAct } from '../../platform/audit/note-act.ts';
import { brokenConstraint, FOREIGN_KEY_VIOLATION } from '../../platform/db/database.ts';
import { pageAnswer } from '../../platform/db/page.ts';
import { FileAnswer, type Implementation, implement, viewerOf } from '../../platform/http/call.ts';
import { findMeant } from '../problems/find-meant.ts';
import { type NamedProblem, namedFor } from '../problems/named.ts';
import {
  countNotes,
  deleteNoteRow,
  insertNote,
  isNoteOf,
  listAllNotes,
  listNotes,
  lockNotesOf,
  updateNoteRow,
} from './notes.queries.ts';

type Row = Awaited<ReturnType<typeof listAllNotes>>[number];

function shownNote(row: Row, problem: NamedProblem | undefined): Note {
  return {
    id: row.id,
    uid: row.uid,
    // of a problem that is hidden now, not even the number is told
    pid: problem ? row.pid : null,
    problemId: problem?.problemId ?? null,
    problemTitle: problem?.title ?? null,
    title: row.title,
    content: row.content,
    categoryId: row.category_id,
    categoryName: row.category,
    version: row.version,
    gmtCreate: row.gmt_create.toISOString(),
    gmtModified: row.gmt_modified.toISOString(),
  };
}

function refuseCategory(error: unknown): never {
  if (brokenConstraint(error, FOREIGN_KEY_VIOLATION) === 'notes_category_id_fkey') fail('note.categoryUnknown');
  throw error;
}

const pidsOf = (rows: readonly Row[]) => rows.map(({ pid }) => pid);

export const notesCallsOfPeople: Implementation[] = [
  implement(getNotes, async (call, input) => {
    const meant = await findMeant(call, input);
    const filter = {
      uid: viewerOf(call).uid,
      pid: meant?.pid,
      categoryId: input.categoryId,
      keyword: input.keyword?.trim(),
    };
    const { rows, total } = await listNotes(call.db, filter, input);
    const problems = await namedFor(call, pidsOf(rows));
    return pageAnswer(
      rows.map((row) => shownNote(row, problems.get(row.pid ?? 0))),
      total,
      input,
    );
  }),

  implement(addNote, async (call, input) => {
    const { uid } = viewerOf(call);
    const refusal = refuseWriting('note', input);
    if (refusal) throw refusal;
    const meant = await findMeant(call, input);
    const values = {
      uid,
      pid: meant?.pid ?? null,
      category_id: input.categoryId ?? null,
      title: input.title.trim(),
      content: input.content,
    };
    return call.db
      .transaction()
      .execute(async (tx) => {
        await lockNotesOf(tx, uid);
        if ((await countNotes(tx, uid)) >= NOTES_MAX) fail('note.tooMany', { max: NOTES_MAX });
        return insertNote(tx, values, call.clock.now());
      })
      .catch(refuseCategory);
  }),

  implement(updateNote, async (call, { id, version: seen, title, content, categoryId }) => {
    const { uid } = viewerOf(call);
    const refusal = refuseWriting('note', { title, content });
    if (refusal) throw refusal;
    const values = { title: title.trim(), content, ...(categoryId === undefined ? {} : { category_id: categoryId }) };
    const version = await updateNoteRow(call.db, { id, uid, seen }, values, call.clock.now()).catch(refuseCategory);
    if (version === null) fail((await isNoteOf(call.db, id, uid)) ? 'note.changed' : 'note.unknown');
    return { version: version! };
  }),

  implement(deleteNote, async (call, { id }) => {
    const { uid, role } = viewerOf(call);
    await call.db.transaction().execute(async (tx) => {
      const owner = await deleteNoteRow(tx, id, isAdminRole(role) ? null : uid);
      if (owner === null) fail('note.unknown');
      if (owner === uid) return;
      await noteAct(call, tx, {
        action: deleteNote.name,
        subject: `note ${id}`,
        before: { uid: owner },
        after: null,
      });
    });
    return null;
  }),

  implement(exportNotes, async (call) => {
    const rows = await listAllNotes(call.db, viewerOf(call).uid);
    const problems = await namedFor(call, pidsOf(rows));
    const files = notesAsFiles(
      rows.map(({ title, content, category, pid }) => ({
        title,
        content,
        category,
        problemId: problems.get(pid ?? 0)?.problemId ?? null,
      })),
    );
    const zip = writeZip(files.map(({ path, text }) => ({ path, file: textFile(text) })));
    return new FileAnswer(zip, { name: 'notes.zip', type: 'application/zip' });
  }),
];
