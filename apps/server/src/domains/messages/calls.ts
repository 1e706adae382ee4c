import type { Implementation } from '../../platform/http/call.ts';
import { chatReportCalls } from './chat/chat-reports.ts';
import { guardCalls } from './chat/guard.ts';
import { historyCalls } from './chat/history.ts';
import { sendCalls } from './chat/send.ts';
import { inboxCalls } from './inbox/inbox.ts';
import { noticeCalls } from './notices/notices.ts';
import { settingsCalls } from './settings/settings.ts';
import { unsubscribeCalls } from './settings/unsubscribe.ts';

export const messagesCalls: readonly Implementation[] = [
  ...inboxCalls,
  ...sendCalls,
  ...historyCalls,
  ...guardCalls,
  ...chatReportCalls,
  ...noticeCalls,
  ...settingsCalls,
  ...unsubscribeCalls,
];
