import { uploadContestLogo } from '@assay/contract/contests/admin.ts';
import { type Call, type Implementation, implement } from '../../../platform/http/call.ts';
import { receivePicture } from '../../files/avatars.ts';

const SIDE = 512;

export async function receiveLogo(call: Call) {
  const { url } = await receivePicture(call, { side: SIDE, fit: 'inside' });
  return { url };
}

export const contestLogoCalls: Implementation[] = [implement(uploadContestLogo, receiveLogo)];
