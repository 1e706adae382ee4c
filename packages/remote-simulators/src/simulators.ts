import type { SimulatedSite } from './core/site.ts';
import { hdu } from './hdu/hdu.ts';
import { libre } from './libre/libre.ts';
import { poj } from './poj/poj.ts';
import { spoj } from './spoj/spoj.ts';

/** Every simulated site, by the prefix of its problems. */
export const SIMULATED: Readonly<Record<string, SimulatedSite>> = { HDU: hdu, POJ: poj, SPOJ: spoj, LIBRE: libre };
