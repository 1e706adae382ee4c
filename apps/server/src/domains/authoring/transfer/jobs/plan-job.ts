import { PACKAGE_BYTES_MAX } from '@assay/contract/authoring/transfer.ts';
import { fail } from '@assay/contract/errors.ts';
import { assayArchive } from '@assay/formats/assay/write.ts';
import { textFile } from '@assay/formats/file-ref.ts';
import type { FormatId, WrittenFile } from '@assay/formats/format.ts';
import { findFormat } from '@assay/formats/formats.ts';
import type { ProblemPackage } from '@assay/formats/problem-package.ts';
import { type Note, Report } from '@assay/formats/report.ts';
import { defineJob } from '../../../../platform/readers/job.ts';
import { attachFiles, type Detached, detachFiles, placedFile } from './detached-files.ts';

interface PackagesToPlan {
  format: FormatId;
  packages: readonly Detached<ProblemPackage>[];
  /** Texts that stand beside the problems of a lossless archive. */
  beside: readonly { path: string; text: string }[];
}

interface PackagesPlanned {
  file: Detached<WrittenFile>;
  notes: Note[];
}

async function planned({ format: id, packages, beside }: PackagesToPlan, report: Report): Promise<WrittenFile> {
  const whole = packages.map((one) => attachFiles(one, placedFile));
  if (beside.length > 0) {
    return assayArchive(
      whole,
      beside.map(({ path, text }) => ({ path, file: textFile(text) })),
    );
  }
  const format = findFormat(id);
  return format?.write ? format.write(whole, report) : fail('package.notWritable', { format: id });
}

/** What packages become in a format, and what is lost; the bytes of cases and files flow when the result is read. */
export const planPackagesJob = defineJob({
  name: 'packages to write',
  lane: 'export',
  bounds: {
    reader: { en: 'Packages to write', zh: '待导出的题目包' },
    where: 'apps/server/src/domains/authoring/transfer/jobs/plan-job.ts',
    input: { max: PACKAGE_BYTES_MAX, unit: 'bytes' },
    time: 120_000,
  },
  async run(wanted: PackagesToPlan): Promise<PackagesPlanned> {
    const report = new Report();
    return { file: detachFiles(await planned(wanted, report)), notes: report.notes };
  },
});
