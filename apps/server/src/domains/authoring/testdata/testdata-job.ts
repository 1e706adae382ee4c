import { ARCHIVE_ENTRIES_MAX, UPLOAD_BYTES_MAX } from '@assay/contract/authoring/testdata.ts';
import { fail } from '@assay/contract/errors.ts';
import type { CaseMode } from '@assay/contract/problems/problem.ts';
import { openZipArchive } from '@assay/formats/archive/open-archive.ts';
import type { PackedFile } from '@assay/formats/archive/unpack.ts';
import { type FilePair, pairFiles } from '@assay/rules/authoring/pair-files.ts';
import { defineJob } from '../../../platform/readers/job.ts';

/** A case of an archive and where its files lie. */
export interface PackedPair {
  pair: FilePair;
  input: PackedFile;
  /** Null: the archive holds no answer. */
  output: PackedFile | null;
}

export interface PackedTestdata {
  pairs: PackedPair[];
  unpaired: string[];
  ignored: string[];
}

/** The cases that an uploaded archive holds; nothing is unpacked. @throws Failure `testdata.*` */
export const readTestdataJob = defineJob({
  name: 'test data',
  lane: 'import',
  bounds: {
    reader: { en: 'Test data', zh: '测试数据' },
    where: 'apps/server/src/domains/authoring/testdata/testdata-job.ts',
    input: { max: UPLOAD_BYTES_MAX, unit: 'bytes' },
    parts: { max: ARCHIVE_ENTRIES_MAX, unit: 'files' },
    time: 20_000,
  },
  /** @param bytes what the files may have in all, unpacked */
  async run({ path, mode, bytes }: { path: string; mode: CaseMode; bytes: number }): Promise<PackedTestdata> {
    const { archive, close } = await openZipArchive(path, '', { entries: ARCHIVE_ENTRIES_MAX, bytes });
    try {
      const { pairs, unpaired } = pairFiles(
        archive.entries.map((entry) => entry.path),
        mode,
      );
      if (pairs.length === 0) fail('testdata.noPairs');
      const packed = (name: string): PackedFile => {
        const source = archive.find(name)?.source;
        return source?.kind === 'entry' ? source.packed : fail('testdata.notZip');
      };
      return {
        pairs: pairs.map((pair) => ({
          pair,
          input: packed(pair.input),
          output: pair.answerMissing ? null : packed(pair.output),
        })),
        unpaired,
        ignored: [...archive.ignored],
      };
    } finally {
      close();
    }
  },
});
