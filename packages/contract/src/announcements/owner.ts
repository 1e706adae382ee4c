/** Where something is announced. */
export const ANNOUNCEMENT_OWNERS = ['site', 'group', 'contest'] as const;
export type AnnouncementOwnerKind = (typeof ANNOUNCEMENT_OWNERS)[number];

/** What an announcement belongs to. */
export interface AnnouncementOwner {
  kind: AnnouncementOwnerKind;
  /** 0 for the site. */
  id: number;
}

/** The site as an owner: there is one. */
export const SITE_OWNER = { kind: 'site', id: 0 } as const;
