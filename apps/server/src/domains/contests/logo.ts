import { uploadContestLogo } from '@assay/contract/contests/admin.ts';
import { type Implementation, implement } from '../../platform/http/call.ts';
import { receivePicture } from '../files/avatars.ts';

const SIDE = 512;

export const contestLogoCalls: Implementation[] = [
  implement(uploadContestLogo, async (call) => {
    const { url } = await receivePicture(call, { side: SIDE, fit: 'inside' });
    return { url };
  }),
];
