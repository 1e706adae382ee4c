import type { RemoteSiteCode } from '@assay/contract/remote/sites.ts';
import { hdu } from './hdu/site.ts';
import { libre } from './libre/site.ts';
import { poj } from './poj/site.ts';
import type { RemoteSite } from './site.ts';
import { spoj } from './spoj/site.ts';

/** Every site that is built. A new one is its folder and a line here. */
export const SITES: Readonly<Record<RemoteSiteCode, RemoteSite>> = { HDU: hdu, POJ: poj, SPOJ: spoj, LIBRE: libre };
