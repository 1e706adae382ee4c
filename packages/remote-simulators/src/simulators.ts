import { atcoder } from './atcoder/atcoder.ts';
import { codeforces, gym } from './codeforces/codeforces.ts';
import type { SimulatedSite } from './core/site.ts';
import { hdu } from './hdu/hdu.ts';
import { libre } from './libre/libre.ts';
import { poj } from './poj/poj.ts';
import { spoj } from './spoj/spoj.ts';

/** Every simulated site, by the prefix of its problems. */
export const SIMULATED: Readonly<Record<string, SimulatedSite>> = {
  HDU: hdu,
  CF: codeforces,
  POJ: poj,
  GYM: gym,
  AC: atcoder,
  SPOJ: spoj,
  LIBRE: libre,
};
