import type { Implementation } from '../../platform/http/call.ts';
import { remoteAccountCalls } from './accounts/accounts.ts';
import { remoteJudgeCalls } from './admin/judges.ts';
import { remoteContestCalls } from './import/contest.ts';
import { remoteImportCalls } from './import/import.ts';
import { importIntoCalls } from './import/into.ts';
import { handleCalls } from './people/handles.ts';
import { ownRunCalls } from './people/own-runs.ts';
import { sessionCalls } from './people/sessions.ts';
import { ticketCalls } from './people/tickets.ts';
import { resubmitCalls } from './resubmit/resubmit.ts';

export const remoteCalls: readonly Implementation[] = [
  ...remoteImportCalls,
  ...remoteContestCalls,
  ...importIntoCalls,
  ...resubmitCalls,
  ...remoteJudgeCalls,
  ...remoteAccountCalls,
  ...handleCalls,
  ...sessionCalls,
  ...ownRunCalls,
  ...ticketCalls,
];
