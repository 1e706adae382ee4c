/** Letters that every address and file name takes. */
const PLAIN = /^[A-Z0-9_.]+$/;

/** What display ids of a group's problems begin with (GRP-12): its short name where addresses take its letters, else `G` and the group's number. */
export function groupPrefix({ gid, shortName }: { gid: number; shortName: string }): string {
  const name = shortName.toUpperCase();
  return `${PLAIN.test(name) ? name : `G${gid}`}-`;
}

/** What display ids of a person's problems begin with (NOTE-4): `U` and the number of the user, who may be called by another name tomorrow. */
export const personPrefix = (uid: number): string => `U${uid}-`;

/**
 * A display id as a problem of the group or person carries it, with the prefix once.
 * @param before the id that the problem has already, which it may keep though the group was renamed
 */
export function idInGroup(prefix: string, chosen: string, before: string | null = null): string {
  const id = chosen.toUpperCase();
  return id === before || id.startsWith(prefix) ? id : `${prefix}${id}`;
}
