import { Group } from '@mantine/core';
import type { Place } from '../addresses.ts';
import { CreateButton } from '../write/create-button.tsx';
import { DiscussionList } from './discussion-list.tsx';

/** The discussions of a problem, beside it. */
export function ProblemDiscussions({ place }: { place: Place }) {
  return (
    <>
      <Group justify="flex-end" mb="sm">
        <CreateButton place={place} />
      </Group>
      <DiscussionList place={place} />
    </>
  );
}
