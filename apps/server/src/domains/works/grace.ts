import type { Services } from '../../platform/services.ts';

/** What arrives this long after somebody's end is taken (WORK-4). */
export const graceMsOf = async ({ settings }: Pick<Services, 'settings'>): Promise<number> =>
  (await settings.read()).workGraceSeconds * 1000;
