import type { Implementation } from '../../platform/http/call.ts';
import { authoringListCalls } from './admin-list.ts';
import { editorCalls } from './editor/editor.ts';
import { quickEditCalls } from './editor/quick-edit.ts';
import { readQuestionCalls } from './editor/read-questions.ts';
import { generatorCalls } from './generators/generators.ts';
import { jurySolutionCalls } from './jury/jury-solutions.ts';
import { groupProblemCalls } from './own/group-problems.ts';
import { groupTagCalls } from './own/group-tags.ts';
import { ownProblemCalls } from './own/own-problems.ts';
import { problemPeopleCalls } from './people/people.ts';
import { publishCalls } from './publishing/publish.ts';
import { reviewQueueCalls } from './publishing/review-queue.ts';
import { testdataCalls } from './testdata/testdata.ts';
import { uploadCalls } from './testdata/upload.ts';
import { transferCalls } from './transfer/calls.ts';
import { versionCalls } from './versions/versions.ts';

export const authoringCalls: readonly Implementation[] = [
  ...authoringListCalls,
  ...editorCalls,
  ...quickEditCalls,
  ...readQuestionCalls,
  ...groupProblemCalls,
  ...groupTagCalls,
  ...ownProblemCalls,
  ...problemPeopleCalls,
  ...publishCalls,
  ...reviewQueueCalls,
  ...testdataCalls,
  ...uploadCalls,
  ...transferCalls,
  ...generatorCalls,
  ...jurySolutionCalls,
  ...versionCalls,
];
