import { GROUP_AUTH, GROUP_CODE_LENGTH, type GroupFields } from '@assay/contract/groups/group.ts';
import { slipPassword } from '@assay/rules/contests/staff/slips.ts';
import type { TEXT } from '../text.ts';

const random = (below: number) => crypto.getRandomValues(new Uint32Array(1))[0]! % below;

/** The form of a class before anything is typed: applied for, unknown to others, with a code that nobody guesses and a description to be filled in. */
export const newClass = (t: (key: keyof typeof TEXT) => string): GroupFields => ({
  name: '',
  shortName: '',
  brief: t('classBrief'),
  description: t('classDescription'),
  auth: GROUP_AUTH.protected,
  code: slipPassword(GROUP_CODE_LENGTH, random),
  visible: false,
});
