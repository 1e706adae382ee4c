import type { GroupOpening } from '@assay/contract/qsheets/qsheet.ts';

/** A question sheet that a new site starts with, over its problems. */
export interface SeedQSheet {
  readonly title: string;
  readonly description: string;
  readonly groups: readonly {
    readonly title: string;
    /** So many problems of the group before open it, or somebody by hand. */
    readonly opens: { readonly by: 'solved'; readonly solved: number } | Exclude<GroupOpening, { by: 'solved' }>;
    readonly problemIds: readonly string[];
  }[];
}

export const QSHEETS: readonly SeedQSheet[] = [
  {
    title: '闯关：十道题 · Ten to unlock',
    description: `四组题目，一组接一组。**热身** 始终开放；通过其中两道，**进阶** 就会打开；再通过两道，**挑战** 打开。**答疑课** 由老师在课上打开。

Four groups. **Warm-up** is open; solve two of it for **Steps**, two of those for **Challenge**. **In class** is opened by the teacher.
`,
    groups: [
      { title: '热身 · Warm-up', opens: { by: 'always' }, problemIds: ['1000', '1001', '1005'] },
      { title: '进阶 · Steps', opens: { by: 'solved', solved: 2 }, problemIds: ['1002', '1003', '1007'] },
      { title: '挑战 · Challenge', opens: { by: 'solved', solved: 2 }, problemIds: ['1008', '1009', '1011'] },
      { title: '答疑课 · In class', opens: { by: 'hand', isOpen: false }, problemIds: ['1013'] },
    ],
  },
];
