import { GROUP_AUTH } from '@assay/contract/groups/group.ts';
import { plainLine } from '@assay/markdown/plain-line.ts';
import type { TEXT } from './text.ts';

/** Names and explanations of who gets in. */
export const AUTH_ROWS = {
  [GROUP_AUTH.public]: ['public', 'publicTip'],
  [GROUP_AUTH.protected]: ['protected', 'protectedTip'],
  [GROUP_AUTH.private]: ['private', 'privateTip'],
} as const satisfies Record<number, readonly [keyof typeof TEXT, keyof typeof TEXT]>;

export const authRow = (auth: number) => AUTH_ROWS[auth as keyof typeof AUTH_ROWS] ?? AUTH_ROWS[GROUP_AUTH.private];

/** What a group says of itself, on one line. */
export const briefOf = ({ brief }: { brief: string }) => plainLine(brief);
