import type { Implementation } from '../../platform/http/call.ts';
import { classificationCalls } from './classifications.ts';
import { ownLanguageCalls } from './custom-languages.ts';
import { difficultyCalls } from './difficulty.ts';
import { languageCalls } from './languages.ts';
import { tagCalls } from './tags.ts';

export const catalogCalls: readonly Implementation[] = [
  ...languageCalls,
  ...ownLanguageCalls,
  ...tagCalls,
  ...classificationCalls,
  ...difficultyCalls,
];
