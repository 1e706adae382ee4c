import { ASSISTANT_RIGHTS, type AssistantRight } from '@assay/contract/groups/assistants.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';

/**
 * What somebody may do for those who run a group (GRP-21): its admins everything, assistants what they were given; who does anything about
 * assignments sees their progress.
 * @param level what counts in the group @param given to an assistant
 */
export function rightsOf(level: number, given: readonly string[]): ReadonlySet<AssistantRight> {
  if (level >= GROUP_LEVEL.admin) return new Set(ASSISTANT_RIGHTS);
  if (level < GROUP_LEVEL.member) return new Set();
  const rights = new Set(ASSISTANT_RIGHTS.filter((right) => given.includes(right)));
  if (rights.has('feedback') || rights.has('grade') || rights.has('extend')) rights.add('progress');
  return rights;
}

/** What an assistant of some classes may do is about people of them alone (GRP-22). @param labels null: all classes */
export const isWithin = (labels: readonly string[] | null, label: string): boolean =>
  labels === null || labels.includes(label);
