// @ts-check
import { fileURLToPath } from 'node:url';

/** The folder of the repository, wherever we were called from. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
