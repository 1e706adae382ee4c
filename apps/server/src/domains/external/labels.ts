import { fail } from '@assay/contract/errors.ts';
import {
  addExternalCategory,
  addExternalCompetition,
  deleteExternalCategory,
  deleteExternalCompetition,
  EXTERNAL_LABELS_MAX,
  getAdminExternalCategories,
  getAdminExternalCompetitions,
  updateExternalCategory,
  updateExternalCompetition,
} from '@assay/contract/external/link-admin.ts';
import { getExternalCategories, getExternalCompetitions } from '@assay/contract/external/links.ts';
import type { AuditAction } from '@assay/contract/site/audit/actions.ts';
import { noteAct } from '../../platform/audit/note-act.ts';
import { brokenConstraint, UNIQUE_VIOLATION } from '../../platform/db/database.ts';
import { type Call, type Implementation, implement } from '../../platform/http/call.ts';
import {
  countLabels,
  deleteLabel,
  findLabel,
  holdLabels,
  insertLabel,
  type LabelFields,
  type LabelKind,
  listLabels,
  updateLabel,
} from './labels.queries.ts';

const UNKNOWN = { category: 'external.categoryUnknown', contest: 'external.competitionUnknown' } as const;

/** A call that changes labels. */
type LabelOp = { name: AuditAction };

/** Stores labels of a kind, with a line in the audit log. */
async function write<T>(call: Call, store: (tx: Call['db']) => Promise<T>): Promise<T> {
  try {
    return await call.db.transaction().execute(store);
  } catch (error) {
    if (brokenConstraint(error, UNIQUE_VIOLATION) !== null) fail('external.nameTaken');
    throw error;
  }
}

const note = (call: Call, tx: Call['db'], { name }: LabelOp, id: number, before: object | null, after: object | null) =>
  noteAct(call, tx, { action: name, subject: `external label ${id}`, before, after });

const add = (call: Call, kind: LabelKind, op: LabelOp, fields: LabelFields) =>
  write(call, async (tx) => {
    if ((await countLabels(tx, kind)) >= EXTERNAL_LABELS_MAX) fail('external.tooMany', { max: EXTERNAL_LABELS_MAX });
    const id = await insertLabel(tx, kind, fields);
    await note(call, tx, op, id, null, { kind, ...fields });
    return { id };
  });

const change = (call: Call, kind: LabelKind, op: LabelOp, id: number, fields: LabelFields) =>
  write(call, async (tx) => {
    const before = (await findLabel(tx, kind, id)) ?? fail(UNKNOWN[kind]);
    await updateLabel(tx, id, fields);
    await note(call, tx, op, id, before, fields);
    return null;
  });

const remove = (call: Call, kind: LabelKind, op: LabelOp, id: number) =>
  write(call, async (tx) => {
    // whoever gives it to a link meanwhile waits, and finds it gone
    await holdLabels(tx, kind, [id]);
    const label = (await listLabels(tx, kind)).find((one) => one.id === id) ?? fail(UNKNOWN[kind]);
    if (label.links > 0) fail('external.inUse', { count: label.links, name: label.name });
    await deleteLabel(tx, id);
    await note(call, tx, op, id, label, null);
    return null;
  });

const shown = async (call: Call, kind: LabelKind) =>
  (await listLabels(call.db, kind)).filter((label) => label.shown > 0);

/** Categories of external links, and the contests that these are about (EXT-2, EXT-3). */
export const externalLabelCalls: Implementation[] = [
  implement(getExternalCategories, async (call) =>
    (await shown(call, 'category')).map(({ id, name, color }) => ({ id, name, color })),
  ),
  implement(getAdminExternalCategories, async (call) =>
    (await listLabels(call.db, 'category')).map(({ shown: _, ...label }) => label),
  ),
  implement(addExternalCategory, (call, { name, color, seq = 0 }) =>
    add(call, 'category', addExternalCategory, { name, color, seq }),
  ),
  implement(updateExternalCategory, (call, { id, name, color, seq = 0 }) =>
    change(call, 'category', updateExternalCategory, id, { name, color, seq }),
  ),
  implement(deleteExternalCategory, (call, { id }) => remove(call, 'category', deleteExternalCategory, id)),

  implement(getExternalCompetitions, async (call) =>
    (await shown(call, 'contest')).map(({ id, name }) => ({ id, name })),
  ),
  implement(getAdminExternalCompetitions, async (call) =>
    (await listLabels(call.db, 'contest')).map(({ id, name, seq, links }) => ({ id, name, seq, links })),
  ),
  implement(addExternalCompetition, (call, { name, seq = 0 }) =>
    add(call, 'contest', addExternalCompetition, { name, color: '', seq }),
  ),
  implement(updateExternalCompetition, (call, { id, name, seq = 0 }) =>
    change(call, 'contest', updateExternalCompetition, id, { name, color: '', seq }),
  ),
  implement(deleteExternalCompetition, (call, { id }) => remove(call, 'contest', deleteExternalCompetition, id)),
];
