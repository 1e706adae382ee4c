import { getContestInfo } from '@assay/contract/contests/list.ts';
import { getDiscussionDetail } from '@assay/contract/discussions/discussions.ts';
import { getGroupDetail } from '@assay/contract/groups/groups.ts';
import { getQSheetDetail } from '@assay/contract/qsheets/list.ts';
import { getTrainingDetail } from '@assay/contract/trainings/list.ts';
import { getTimedWorkInfo } from '@assay/contract/works/list.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refuse } from '../../testing/fake-server.ts';
import { buildUser, visit } from '../../testing/render.tsx';

const MISSING = [
  ['/contest/9', getContestInfo, 'contest.unknown', 'This contest does not exist', '/contest'],
  ['/training/9', getTrainingDetail, 'training.unknown', 'This training does not exist', '/training'],
  ['/timedwork/9', getTimedWorkInfo, 'work.unknown', 'This timed work does not exist', '/timedwork'],
  ['/qsheet/9', getQSheetDetail, 'qsheet.unknown', 'This question sheet does not exist', '/qsheet'],
  ['/group/9', getGroupDetail, 'group.unknown', 'This group does not exist', '/group'],
  ['/discussion-detail/9', getDiscussionDetail, 'discussion.unknown', 'This discussion does not exist', '/discussion'],
] as const;

it.each(MISSING)('%s, which does not exist, leads on to the list of its kind', async (path, op, code, words, list) => {
  refuse(op, code);
  visit(path, { user: buildUser(), site: { openPublicDiscussion: true } });
  const said = await screen.findByRole('heading', { level: 1, name: words });
  const onward = said.parentElement!.querySelector('a');
  expect(onward?.getAttribute('href')).toBe(list);
  expect(onward?.textContent).toMatch(/^(All|Browse) /);
});
