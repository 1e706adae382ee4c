import { pairFiles } from '@assay/rules/authoring/pair-files.ts';
import type { Archive } from '../archive/archive.ts';
import { emptyPackage } from '../empty-package.ts';
import type { Format, ReadContext } from '../format.ts';
import type { ProblemPackage } from '../problem-package.ts';
import { READER_NOTES } from '../reading/notes.ts';
import { defineNotes } from '../report.ts';

const CASES_NOTES = defineNotes({
  casesOnly: {
    severity: 'warning',
    en: 'The archive holds cases only; statement and limits are still to be written',
    zh: '压缩包中只有测试点，题面和限制需另行填写',
  },
});

const pathsOf = ({ entries }: Archive) => entries.map(({ path }) => path);

async function readCases({ archive, report }: ReadContext): Promise<ProblemPackage[]> {
  const problem = emptyPackage({ format: 'cases' });
  const { pairs, unpaired } = pairFiles(pathsOf(archive), 'default');
  const title = archive.name || 'cases';
  problem.titles.en = title;
  problem.key = title.replace(/[^A-Za-z0-9_.-]+/g, '-').slice(0, 50);
  problem.cases = pairs.map(({ input, output, answerMissing }) => {
    if (answerMissing) report.add(READER_NOTES.answerMissing, input);
    return {
      name: input.replace(/\.[^./]*$/, ''),
      inputName: input,
      outputName: output,
      input: archive.find(input)!,
      output: answerMissing ? null : archive.find(output)!,
      score: null,
      group: null,
      limits: null,
      checkerArguments: null,
      isSample: false,
      description: '',
    };
  });
  for (const name of unpaired) report.add(READER_NOTES.notACase, name);
  report.add(CASES_NOTES.casesOnly);
  return [problem];
}

/** A zip of cases alone, paired by the names of the files. */
export const cases: Format = {
  id: 'cases',
  name: { en: 'Zip of cases', zh: '测试点压缩包' },
  // Every other format has cases in it as well.
  detect: async (archive) => (pairFiles(pathsOf(archive), 'default').pairs.length > 0 ? 0.05 : 0),
  read: readCases,
};
