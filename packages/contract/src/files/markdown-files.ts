import * as z from 'zod';
import { op } from '../op.ts';
import { blankable, empty, id } from '../shapes.ts';

/** Most MiB of a picture that is put into a text; it is stored anew and smaller. */
export const MARKDOWN_IMAGE_MAX_MB = 4;
/** Most MiB of a file that a text links to. */
export const MARKDOWN_FILE_MAX_MB = 128;

const where = z.object({
  gid: blankable(id).describe('the group whose admin uploads; absent: an administrator of the site'),
});

export const uploadMarkdownImage = op('uploadMarkdownImage', 'POST /api/file/upload-md-img', {
  access: 'user',
  does: `Store a picture for a text, as an administrator or an admin of the group (multipart field image; gif, jpg, png, bmp, webp; at most ${MARKDOWN_IMAGE_MAX_MB} MB)`,
  via: 'upload',
  input: where,
  data: z.object({
    link: z.string().describe('address of the stored picture'),
    fileId: z.number().describe('for deleteMarkdownImage'),
  }),
});

export const deleteMarkdownImage = op('deleteMarkdownImage', 'GET /api/file/delete-md-img', {
  access: 'user',
  does: 'Delete a picture that one has uploaded for a text, or as a super administrator any',
  input: z.object({ fileId: id }),
  data: empty,
});

export const uploadMarkdownFile = op('uploadMarkdownFile', 'POST /api/file/upload-md-file', {
  access: 'admin',
  does: `Store a file that a text links to (multipart field file; at most ${MARKDOWN_FILE_MAX_MB} MB); what a browser could run is only ever downloaded`,
  via: 'upload',
  input: where,
  data: z.object({ link: z.string() }),
});
