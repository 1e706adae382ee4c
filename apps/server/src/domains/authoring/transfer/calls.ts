import {
  deleteProblemPackage,
  exportProblem,
  getPackageFormats,
  getProblemImport,
  getProblemImports,
  importFpsProblem,
  importHydroProblem,
  importProblem,
  importProblemPackage,
  importQdojProblem,
  type PackageNote,
  previewProblemExport,
  previewProblemPackage,
  uploadProblemPackage,
} from '@assay/contract/authoring/transfer.ts';
import { fail } from '@assay/contract/errors.ts';
import { FORMATS } from '@assay/formats/formats.ts';
import { streamOf } from '@assay/formats/writing/stream-of.ts';
import { noteAct } from '../../../platform/audit/note-act.ts';
import { type Call, FileAnswer, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { countUpload, findImportPlace } from '../own/import-place.ts';
import { planExport } from './export.ts';
import { importPackages } from './import.ts';
import { idOfKey, previewPackage } from './preview.ts';
import { beginImport, dropPackage, progressOf } from './run-import.ts';
import { findStaged, findStagedPackage, stagePackage, storeUpload, withPackages } from './staging.ts';
import { listPackageUploads } from './transfer.queries.ts';

const IMPORTS_LISTED = 5;

/** One request in the manner of HOJ: every problem under the id that the package gives it. */
async function importWhole(call: Call) {
  const viewer = viewerOf(call);
  const place = await findImportPlace(call, undefined);
  await withPackages(call, await storeUpload(call, place.bytesMax), null, viewer.uid, (read) =>
    importPackages(call, viewer, place, read, ({ packages }) => {
      if (packages.length === 0) fail('package.notRecognised');
      return {
        auth: 2,
        normaliseLineEnds: false,
        problems: packages.map(({ key }, index) => ({ index, problemId: idOfKey(key), replace: false })),
      };
    }),
  );
  return null;
}

export const transferCalls: Implementation[] = [
  implement(getPackageFormats, async () =>
    FORMATS.map(({ id, name, read, write }) => ({
      id,
      ...name,
      reads: read !== undefined,
      writes: write !== undefined,
    })),
  ),

  implement(uploadProblemPackage, async (call, { gid }) => {
    const place = await findImportPlace(call, gid);
    countUpload(call, place);
    const { key, fileName, bytes, format } = await stagePackage(call, place.bytesMax);
    return { packageKey: key, fileName, bytes, format };
  }),

  implement(previewProblemPackage, async (call, { packageKey, gid, format, ...options }) => {
    const place = await findImportPlace(call, gid);
    return previewPackage(call, await findStagedPackage(call, packageKey), format, place, options);
  }),

  implement(importProblemPackage, async (call, { packageKey, gid, ...choices }) => {
    const place = await findImportPlace(call, gid);
    const staged = await findStagedPackage(call, packageKey);
    await beginImport(call, viewerOf(call), place, staged, { format: choices.format, choose: () => choices });
    return null;
  }),

  implement(getProblemImports, async (call) => {
    const now = call.clock.now();
    const rows = await listPackageUploads(call.db, viewerOf(call).uid, now, IMPORTS_LISTED);
    return rows.map((row) => {
      const { notes: _notes, ...progress } = progressOf(row, now);
      return {
        packageKey: row.upload_key,
        fileName: row.file_name,
        bytes: row.bytes,
        gmtModified: row.gmt_modified.toISOString(),
        ...progress,
      };
    });
  }),

  implement(getProblemImport, async (call, { packageKey }) =>
    progressOf(await findStaged(call, packageKey), call.clock.now()),
  ),

  implement(deleteProblemPackage, async (call, { packageKey }) => {
    await dropPackage(call, await findStagedPackage(call, packageKey));
    return null;
  }),

  implement(previewProblemExport, async (call, { pids, format }) => {
    const { fileName, report } = await planExport(call, pids, format);
    return { fileName, notes: report.notes as PackageNote[] };
  }),

  implement(exportProblem, async (call, { pid, format }) => {
    const { fileName, file, report } = await planExport(call, pid, format ?? 'hoj');
    const error = report.notes.find(({ severity }) => severity === 'error');
    if (error) fail('package.notExportable', { reason: error });
    for (const each of new Set(pid)) {
      const told = { format: format ?? 'hoj' };
      await noteAct(call, call.db, {
        action: exportProblem.name,
        subject: `problem ${each}`,
        before: null,
        after: told,
      });
    }
    return new FileAnswer(streamOf(file), { name: fileName, type: file.mediaType });
  }),

  implement(importProblem, importWhole),
  implement(importFpsProblem, importWhole),
  implement(importQdojProblem, importWhole),
  implement(importHydroProblem, importWhole),
];
