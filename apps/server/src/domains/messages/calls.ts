import type { Implementation } from '../../platform/http/call.ts';
import { inboxCalls } from './inbox/inbox.ts';

export const messagesCalls: readonly Implementation[] = [...inboxCalls];
