/** Who a problem belongs to (PROB-22): the site, a group, or a person until the problem is published. */
export const PROBLEM_OWNERS = ['site', 'group', 'person'] as const;
export type ProblemOwnerKind = (typeof PROBLEM_OWNERS)[number];

/** What a problem belongs to; 0 for the site, else the id of the group or the person. */
export interface ProblemOwner {
  kind: ProblemOwnerKind;
  id: number;
}

/** The site as an owner: there is one. */
export const OWNED_BY_SITE: ProblemOwner = { kind: 'site', id: 0 };
