import { stringify } from 'yaml';
import { textFile } from '../../file-ref.ts';
import type { PackageCase } from '../../problem-package.ts';
import { mostUsed, sameArguments } from '../argument-lists.ts';
import type { Flavour, Layout } from './layout.ts';

/** Where a package says what its output validator is called with. */
export interface CheckerArguments {
  flavour: Flavour;
  /** For `validator_flags`, which stand before what folders and cases state; none where these differ. */
  ofProblem: string[];
  of(one: PackageCase): string[];
  /** What a folder states for the cases in it: the arguments of the most. */
  ofFolder(cases: readonly PackageCase[]): string[];
  /** Cases in a row with the same arguments. */
  rowsOf(cases: readonly PackageCase[]): PackageCase[][];
  /** Writes the settings of a folder with its arguments; nothing where there are neither. */
  putFolder(layout: Layout, path: string, settings: object, args: readonly string[]): void;
}

/** @param flags of the problem, for the cases that have none of their own */
export function checkerArguments(cases: readonly PackageCase[], flags: string[], flavour: Flavour): CheckerArguments {
  const of = (one: PackageCase) => one.checkerArguments ?? flags;
  const differ = cases.some((one) => !sameArguments(of(one), flags));
  const isNew = flavour === '2025-09';
  return {
    flavour,
    ofProblem: isNew || differ ? [] : flags,
    of,
    ofFolder: (inside) => mostUsed(inside.map(of)) ?? flags,
    rowsOf(inside) {
      const rows: PackageCase[][] = [];
      for (const one of inside) {
        const last = rows.at(-1);
        if (last && sameArguments(of(last[0]!), of(one))) last.push(one);
        else rows.push([one]);
      }
      return rows;
    },
    putFolder(layout, path, settings, args) {
      // what a folder around it states holds for it, too, unless it says that there is nothing
      const said =
        isNew && (args.length > 0 || differ)
          ? { output_validator_args: args }
          : !isNew && differ
            ? { output_validator_flags: args.join(' ') }
            : {};
      const all = { ...settings, ...said };
      if (Object.keys(all).length === 0) return;
      layout.put(`${path}/${isNew ? 'test_group' : 'testdata'}.yaml`, textFile(stringify(all)));
    },
  };
}
