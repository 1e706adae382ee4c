/** Where a discussion is read; with a comment, the very place of that. */
export function discussionAddress({ id, gid }: { id: number; gid: number | null }, commentId?: number): string {
  const page = `${gid === null ? '' : `/group/${gid}`}/discussion-detail/${id}`;
  return commentId === undefined ? page : `${page}?comment=${commentId}`;
}
