import type { RemoteSiteCode } from '@assay/contract/remote/sites.ts';
import { atcoder } from './atcoder/site.ts';
import { codeforces, gym } from './codeforces/site.ts';
import { hdu } from './hdu/site.ts';
import { libre } from './libre/site.ts';
import { poj } from './poj/site.ts';
import type { RemoteSite } from './site.ts';
import { spoj } from './spoj/site.ts';

/** Every site that is built. A new one is its folder and a line here. */
export const SITES: Readonly<Record<RemoteSiteCode, RemoteSite>> = {
  HDU: hdu,
  CF: codeforces,
  POJ: poj,
  GYM: gym,
  AC: atcoder,
  SPOJ: spoj,
  LIBRE: libre,
};
