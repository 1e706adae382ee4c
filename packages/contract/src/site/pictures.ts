import * as z from 'zod';
import { op } from '../op.ts';
import { blankable, empty, flag, id, line, nothing, webLink } from '../shapes.ts';

export const SITE_PICTURE_KINDS = ['carousel', 'background'] as const;
export type SitePictureKind = (typeof SITE_PICTURE_KINDS)[number];
export const SITE_PICTURE_NAME_MAX = 100;
export const SITE_PICTURE_LINK_MAX = 500;
/** Most MiB of a picture that is sent; it is stored smaller. */
export const SITE_PICTURE_MAX_MB = 8;
/** Most pictures of one kind. */
export const SITE_PICTURES_MAX = 20;

export const getHomeCarousel = op('getHomeCarousel', 'GET /api/home-carousel', {
  access: 'anyone',
  does: 'Pictures of the carousel on the home page, in their order',
  input: nothing,
  data: z.array(z.object({ id: z.number(), url: z.string(), name: z.string(), link: z.string() })),
});

export const getHomeBackground = op('getHomeBackground', 'GET /api/home-background', {
  access: 'anyone',
  does: 'Pictures that people choose from as their background',
  input: nothing,
  data: z.array(z.object({ id: z.number(), url: z.string(), name: z.string() })),
});

const sitePicture = z.object({
  id: z.number(),
  kind: z.enum(SITE_PICTURE_KINDS),
  url: z.string(),
  name: z.string(),
  link: z.string(),
  visible: z.boolean(),
  seq: z.number(),
});
export type SitePicture = z.infer<typeof sitePicture>;

const kind = blankable(z.enum(SITE_PICTURE_KINDS)).describe('carousel unless given');

export const getSitePictures = op('getSitePictures', 'GET /api/admin/config/home-carousel', {
  access: 'root',
  does: 'Pictures of the carousel or for backgrounds, hidden ones too',
  input: z.object({ kind }),
  data: z.array(sitePicture),
});

export const uploadSitePicture = op('uploadSitePicture', 'POST /api/file/upload-carouse-img', {
  access: 'root',
  does: `Add a picture to the carousel or the backgrounds (multipart field image; gif, jpg, png, bmp, webp; at most ${SITE_PICTURE_MAX_MB} MB)`,
  via: 'upload',
  input: z.object({ kind, name: line(SITE_PICTURE_NAME_MAX).optional() }),
  data: z.object({ id: z.number(), url: z.string() }),
});

export const updateSitePicture = op('updateSitePicture', 'PUT /api/admin/config/home-carousel', {
  access: 'root',
  does: 'Change what a picture is called and leads to, its place, and whether it is shown',
  input: z.object({
    id,
    name: line(SITE_PICTURE_NAME_MAX),
    link: webLink(SITE_PICTURE_LINK_MAX),
    visible: flag,
    seq: z.number().int().min(0).max(1000),
  }),
  data: empty,
});

export const deleteSitePicture = op('deleteSitePicture', 'DELETE /api/admin/config/home-carousel', {
  access: 'root',
  does: 'Delete a picture of the carousel or the backgrounds',
  input: z.object({ id }),
  data: empty,
});
