import { textFile } from '../file-ref.ts';
import type { PackageCase } from '../problem-package.ts';

/** A secret case with a text of its own, under the names of ICPC packages unless said otherwise. */
export const buildCase = (name: string, more: Partial<PackageCase> = {}): PackageCase => ({
  name,
  inputName: `${name}.in`,
  outputName: `${name}.ans`,
  input: textFile(`in ${name}\n`),
  output: textFile(`out ${name}\n`),
  score: null,
  group: null,
  limits: null,
  checkerArguments: null,
  isSample: false,
  description: '',
  ...more,
});
