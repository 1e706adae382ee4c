import { useOptionalIdParam } from '../../../lib/screens/params.ts';

/** Where works are made and changed: in administration, or in the group that they belong to. */
export const workAdminOf = (gid: number | null) => {
  const base = gid === null ? '/admin/timedwork' : `/group/${gid}/timedwork`;
  return {
    /** Null in administration. */
    gid,
    list: base,
    create: `${base}/create`,
    edit: (wid: number) => `${base}/${wid}/edit`,
    problems: (wid: number) => `${base}/${wid}/problems`,
    people: (wid: number) => `${base}/${wid}/people`,
  };
};

/** The works whose administration the address is part of. */
export const useWorkAdmin = () =>
  workAdminOf(useOptionalIdParam<'AdminTimedWorkEdit' | 'GroupTimedWorkEdit'>('groupID'));
