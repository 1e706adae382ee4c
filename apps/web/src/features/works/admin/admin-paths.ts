/** The back office of works: of the site, or of a group in its frame. */
export const workAdminOf = (gid: number | null) => {
  const base = gid === null ? '/admin/timedwork' : `/group/${gid}/timedwork`;
  return {
    list: base,
    create: `${base}/create`,
    edit: (wid: number) => `${base}/${wid}/edit`,
    problems: (wid: number) => `${base}/${wid}/problems`,
    people: (wid: number) => `${base}/${wid}/people`,
  };
};
