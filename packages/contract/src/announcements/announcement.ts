import * as z from 'zod';
import { renderedText } from '../rendered.ts';
import { filled, line, moment } from '../shapes.ts';

/** Most characters of an announcement. */
export const ANNOUNCEMENT_MAX = 65_535;

/** An announcement as readers see it, of whichever owner. */
export const announcement = z.object({
  id: z.number(),
  title: z.string(),
  content: z.string(),
  rendered: renderedText.optional().describe('left out where it is written rather than read'),
  username: z.string().describe('who wrote it; empty when the account is gone'),
  gmtCreate: moment.describe('when it was first shown; of a draft, when it was made'),
});
export type Announcement = z.infer<typeof announcement>;

/** One that waits to be read: no content, since whole crowds ask for it. */
export const unreadAnnouncement = announcement.omit({ content: true, rendered: true, username: true });

/** An announcement as those see it who announce there, hidden ones too. */
export const managedAnnouncement = announcement.extend({
  visible: z.boolean(),
  isDraft: z.boolean().describe('it was never shown'),
  mayChange: z.boolean().describe('the viewer may change and delete it'),
  gmtModified: moment,
});
export type ManagedAnnouncement = z.infer<typeof managedAnnouncement>;

/** What is written, beside its owner. */
export const announcementFields = {
  title: line(255).min(1),
  content: filled(ANNOUNCEMENT_MAX),
  visible: z.boolean().describe('false: seen by those alone who announce there'),
};

export interface AnnouncementFields {
  title: string;
  content: string;
  visible: boolean;
}
