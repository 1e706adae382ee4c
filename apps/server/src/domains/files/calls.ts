import type { Implementation } from '../../platform/http/call.ts';
import { avatarCalls } from './avatars.ts';

export const filesCalls: readonly Implementation[] = [...avatarCalls];
