import { DRAWINGS_MAX, type Scene } from '@assay/contract/drawings/drawing.ts';
import { deleteDrawing, getDrawing, getDrawings, saveDrawing } from '@assay/contract/drawings/drawings.ts';
import { fail } from '@assay/contract/errors.ts';
import { cleanScene } from '@assay/rules/drawings/clean-scene.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { type Implementation, implement, viewerOf } from '../../platform/http/call.ts';
import type { SignalMap } from '../../platform/signals.ts';
import { namedFor } from '../problems/named.ts';
import {
  countOtherDrawings,
  deleteDrawingRow,
  deleteDrawingsOf,
  findDrawing,
  insertDrawing,
  listDrawings,
  lockDrawingsOf,
  updateDrawing,
} from './drawings.queries.ts';

/** Somebody's own, as notes are: no call shows one to anybody else. */
export const drawingsCalls: Implementation[] = [
  implement(getDrawings, async (call) => {
    const rows = await listDrawings(call.db, viewerOf(call).uid);
    const problems = await namedFor(
      call,
      rows.map(({ pid }) => pid),
    );
    return rows.map(({ pid, bytes, gmt_modified }) => ({
      pid,
      problemId: problems.get(pid)?.problemId ?? null,
      problemTitle: problems.get(pid)?.title ?? null,
      bytes,
      gmtModified: gmt_modified.toISOString(),
    }));
  }),

  implement(getDrawing, async (call, { pid }) => {
    const row = await findDrawing(call.db, viewerOf(call).uid, pid);
    if (!row) return null;
    return { rev: row.rev, scene: JSON.parse(row.scene) as Scene, gmtModified: row.gmt_modified.toISOString() };
  }),

  implement(saveDrawing, async (call, { pid, rev: seen, scene }) => {
    const { uid } = viewerOf(call);
    const kept = JSON.stringify(cleanScene(scene));
    const now = call.clock.now();
    const rev = await call.db.transaction().execute(async (tx) => {
      if (seen > 0) return updateDrawing(tx, { uid, pid, seen }, kept, now);
      await lockDrawingsOf(tx, uid);
      if ((await countOtherDrawings(tx, uid, pid)) >= DRAWINGS_MAX) fail('drawing.tooMany', { max: DRAWINGS_MAX });
      return insertDrawing(tx, uid, pid, kept, now);
    });
    return { rev: rev ?? fail('drawing.changed') };
  }),

  implement(deleteDrawing, async (call, { pid }) => {
    if (!(await deleteDrawingRow(call.db, viewerOf(call).uid, pid))) fail('drawing.unknown');
    return null;
  }),
];

/** Drawings go with whoever is erased: nobody else has ever seen them. */
export async function eraseDrawings({ uid }: SignalMap['account.erased'], tx: Queryable) {
  await deleteDrawingsOf(tx, uid);
}
