import type { Implementation } from '../../platform/http/call.ts';
import { avatarCalls } from './avatars.ts';
import { type LevelInGroup, markdownFileCalls } from './markdown-files.ts';

/** @param levelInGroup who uploads as what, where a group is named */
export const filesCalls = (levelInGroup: LevelInGroup): Implementation[] => [
  ...avatarCalls,
  ...markdownFileCalls(levelInGroup),
];
