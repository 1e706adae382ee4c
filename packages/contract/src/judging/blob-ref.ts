import * as z from 'zod';

export const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** A file of the content store. */
export const blobRef = z.object({ hash: sha256, bytes: z.number() });
export type BlobRef = z.infer<typeof blobRef>;
