import { boundsOf } from '@assay/contract/bounds/print-bounds.ts';
import { CALLS } from '@assay/contract/calls.ts';
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { closePalette } from '../app/palette/palette-store.ts';
import { closeAccountDialog } from '../features/accounts/sign-in/dialogs.ts';
import { setLang } from '../lib/lang.ts';
import { closeNotices } from '../lib/notices.ts';
import { noteAnswer } from '../lib/offline/connection.ts';
import { clearLogin } from '../lib/token.ts';
import { queryClient } from '../lib/use-call.ts';
import { loadFailureWords } from '../lib/wire/failure-in.ts';
import { ColorInput, MultiSelect, NumberInput, PasswordInput, Select, TagsInput } from '../ui/fields/fields.tsx';
import { fakeFetch, forgetAnswers } from './fake-server.ts';
import { endVisits } from './visits.ts';

// As the build prints it for browsers (tools/print-contract.ts); the shapes stay, for the server of the tests. Files of one worker share the calls.
for (const op of CALLS) if (op.via === 'body' && !op.bounds) Object.assign(op, { bounds: boundsOf(op.input) });

// Where an element was made stands in React's own warnings alone; to note it for each takes a tenth of these tests.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: insideReact } = React as unknown as Record<
  string,
  object
>;
Object.defineProperty(insideReact, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set() {},
  configurable: true,
});

configure({
  // Pages and dialogs are loaded on demand; a busy machine takes its time over that.
  asyncUtilTimeout: 10_000,
  // Something that is waited for is missing at every change of the page until it comes: the page is printed when the waiting is over.
  getElementError(message, container) {
    const isAwaited = (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })
      ._disableExpensiveErrorDiagnostics;
    const error = new Error([message, !isAwaited && prettyDOM(container)].filter(Boolean).join('\n\n'));
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

// Fields and words that pages fetch beside what they show are here from the beginning.
await Promise.all([
  ...[ColorInput, MultiSelect, NumberInput, PasswordInput, Select, TagsInput].map((field) => field.load()),
  loadFailureWords(),
]);

// Every file begins in English, whatever the file before it in the same worker had chosen.
setLang('en');

// Text boxes that grow ask for the loading of fonts, which the test's document does not know.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

// Real answers come over the network; a test that forgets to prepare one fails loudly.
beforeEach(() => {
  vi.stubGlobal('fetch', fakeFetch);
});

afterEach(() => {
  cleanup();
  endVisits();
  forgetAnswers();
  clearLogin();
  closeAccountDialog();
  closePalette();
  closeNotices();
  noteAnswer();
  queryClient.clear();
  localStorage.clear();
});

// What a page had begun to load would never come when its file is over, for the files after it either.
afterAll(() => vi.dynamicImportSettled(), 60_000);
