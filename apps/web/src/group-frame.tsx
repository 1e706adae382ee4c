import type { ReactNode } from 'react';

/** How a page is loaded. */
export type Page = () => Promise<{ Page: () => ReactNode }>;

/** A page of the back office for one contest, training or problem, in the frame of the group that it belongs to. */
export const inGroup =
  (page: Page, tab: 'contests' | 'problems' | 'trainings' | 'works' = 'contests'): Page =>
  async () => {
    const [{ Page: Inner }, { GroupAdmin }] = await Promise.all([page(), import('./pages/groups/group-admin.tsx')]);
    const Framed = () => (
      <GroupAdmin tab={tab}>
        <Inner />
      </GroupAdmin>
    );
    return { Page: Framed };
  };
