/** What has become of a comment: hidden or deleted by those who moderate, or gone with the comment that it answers. */
export const COMMENT_STATUS = { shown: 0, hidden: 1, deleted: 2, goneWithParent: 3 } as const;
