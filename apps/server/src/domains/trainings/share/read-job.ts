import { PACKAGE_BYTES_MAX } from '@assay/contract/authoring/transfer.ts';
import { openPackage } from '@assay/formats/archive/open-archive.ts';
import { type Note, Report } from '@assay/formats/report.ts';
import { readTrainingFile, type TrainingFile } from '@assay/formats/trainings/training-file.ts';
import { defineJob } from '../../../platform/readers/job.ts';

/** What a training in an archive consists of; its problems are read as packages are. */
export const readTrainingJob = defineJob({
  name: 'training file',
  lane: 'import',
  bounds: {
    reader: { en: 'Training in a file', zh: '训练文件' },
    where: 'apps/server/src/domains/trainings/share/read-job.ts',
    input: { max: PACKAGE_BYTES_MAX, unit: 'bytes' },
    parts: { max: 50_000, unit: 'files' },
    time: 20_000,
  },
  async run(at: { path: string; fileName: string }): Promise<{ file: TrainingFile | null; notes: Note[] }> {
    const { archive, close } = await openPackage(at.path, at.fileName);
    try {
      const report = new Report();
      return { file: await readTrainingFile(archive, report), notes: report.notes };
    } finally {
      close();
    }
  },
});
