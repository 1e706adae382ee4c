import { readFile } from 'node:fs/promises';
import { readPackage } from './packages.ts';

/** A package of the folder of fixtures, read as the site reads an upload. */
export const readFixture = async (name: string) =>
  readPackage(await readFile(new URL(`../fixtures/${name}`, import.meta.url)), name);
