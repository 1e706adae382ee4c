import type { AnnouncementOwnerKind } from '@assay/contract/announcements/owner.ts';
import type { AnnouncementLevel } from '@assay/rules/announcements/access.ts';
import type { Call } from '../../platform/http/call.ts';

/** The announcements of an owner as one viewer finds them. */
export interface AnnouncementAccess {
  level: AnnouncementLevel;
  /** Those made later are not known yet to this viewer; null: all are. */
  until: Date | null;
}

/** What the owners of one kind decide about their announcements. */
export interface AnnouncementOwnerRules {
  /** @throws Failure for whoever may not read announcements there */
  read(call: Call, id: number): Promise<AnnouncementAccess>;
  /** Like {@link read} for calls that thousands make: may go by what is remembered of a moment ago. */
  readOften(call: Call, id: number): Promise<AnnouncementAccess>;
  /** @throws Failure for whoever does not announce there */
  write(call: Call, id: number): Promise<AnnouncementAccess>;
}

export type AnnouncementOwners = Readonly<Record<AnnouncementOwnerKind, AnnouncementOwnerRules>>;
