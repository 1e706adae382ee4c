import { siteLevel } from '@assay/rules/announcements/access.ts';
import type { Call } from '../../platform/http/call.ts';
import type { AnnouncementOwnerRules } from '../announcements/owner.ts';

const open = async ({ viewer }: Call) => ({ level: siteLevel(viewer?.role ?? null), until: null });

/** Announcements of the site: for everybody. */
export const siteAnnouncements: AnnouncementOwnerRules = { read: open, readOften: open, write: open };
