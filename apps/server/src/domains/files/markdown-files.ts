import { randomBytes } from 'node:crypto';
import { fail } from '@assay/contract/errors.ts';
import {
  deleteMarkdownImage,
  MARKDOWN_FILE_MAX_MB,
  MARKDOWN_IMAGE_MAX_MB,
  uploadMarkdownFile,
  uploadMarkdownImage,
} from '@assay/contract/files/markdown-files.ts';
import { contentTypeOf, fileNameOf, HEAD_BYTES } from '@assay/rules/files/content-type.ts';
import { quotaMb, refuseUpload, UNUSED_DAYS, type Uploader } from '@assay/rules/files/markdown-files.ts';
import { type Call, type Implementation, implement, viewerIsRoot, viewerOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { receivePicture } from './avatars.ts';
import { storeBlob } from './blobs.ts';
import {
  countBytesOf,
  deleteMarkdownImageRow,
  findNamedKeys,
  insertMarkdownFile,
  lockUploader,
  sweepUnused,
} from './markdown-files.queries.ts';
import { fileAddress } from './public-files.ts';

const MIB = 1024 * 1024;
/** Longer edge of a picture in a text, in pixels: what a dense screen shows over its whole width. */
const IMAGE_SIDE = 2_560;
const DAY_MS = 24 * 3600 * 1000;

/** The viewer's level in a group; refuses whoever may not enter it. */
export type LevelInGroup = (call: Call, gid: number) => Promise<Uploader['level']>;

type Stored = Omit<Parameters<typeof insertMarkdownFile>[1], 'uid' | 'group_id'>;

/** @throws Failure `file.quotaFull` */
async function expectRoom(db: Services['db'], { uid, role }: ReturnType<typeof viewerOf>, bytes: number) {
  const max = quotaMb(role);
  if ((await countBytesOf(db, uid)) + bytes > max * MIB) fail('file.quotaFull', { max });
}

/** Notes what was stored; of uploads that arrive at once each counts for the next. */
function note(call: Call, gid: number | undefined, file: Stored): Promise<number> {
  const viewer = viewerOf(call);
  return call.db.transaction().execute(async (tx) => {
    await lockUploader(tx, viewer.uid);
    await expectRoom(tx, viewer, file.bytes);
    return insertMarkdownFile(tx, { ...file, uid: viewer.uid, group_id: gid ?? null }, call.clock.now());
  });
}

/** The file of the call in the store, with its type by what it begins with. */
async function receiveFile(call: Call) {
  const max = MARKDOWN_FILE_MAX_MB;
  const upload = call.upload(max * MIB);
  let head = Buffer.alloc(0);
  let isFirst = true;
  async function* pass() {
    for await (const chunk of upload.stream as AsyncIterable<Buffer>) {
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES);
      yield chunk;
    }
  }
  const { hash, bytes } = await storeBlob(call, () => {
    // the body of a request flows once; equal content that a sweep removes meanwhile is uploaded again
    if (!isFirst) fail('server.busy');
    isFirst = false;
    return pass();
  });
  if (upload.truncated()) fail('file.tooLarge', { max });
  if (bytes === 0) fail('file.empty');
  return { hash, bytes, name: fileNameOf(upload.fileName), type: contentTypeOf(head) };
}

/** Uploads for texts (DISC-6). @param levelInGroup asked where a group is named */
export function markdownFileCalls(levelInGroup: LevelInGroup): Implementation[] {
  async function admit(call: Call, kind: 'image' | 'file', gid: number | undefined) {
    const viewer = viewerOf(call);
    const level = gid === undefined ? 0 : await levelInGroup(call, gid);
    const refusal = refuseUpload(kind, { role: viewer.role, level });
    if (refusal) fail(refusal);
    await expectRoom(call.db, viewer, 1);
  }

  return [
    implement(uploadMarkdownImage, async (call, { gid }) => {
      await admit(call, 'image', gid);
      const size = {
        side: IMAGE_SIDE,
        fit: 'inside',
        maxBytes: MARKDOWN_IMAGE_MAX_MB * MIB,
        isAnimated: true,
      } as const;
      const { url, hash, bytes } = await receivePicture(call, size);
      const file = { kind: 'image', key: hash, hash, bytes, name: '', type: 'image/webp' } as const;
      return { link: url, fileId: await note(call, gid, file) };
    }),

    implement(deleteMarkdownImage, async (call, { fileId }) => {
      const whose = viewerIsRoot(call) ? null : viewerOf(call).uid;
      return (await deleteMarkdownImageRow(call.db, fileId, whose)) ? null : fail('file.unknown');
    }),

    implement(uploadMarkdownFile, async (call, { gid }) => {
      await admit(call, 'file', gid);
      const file = await receiveFile(call);
      const key = randomBytes(16).toString('hex');
      await note(call, gid, { kind: 'file', key, ...file });
      return { link: fileAddress(key, file.name) };
    }),
  ];
}

/** Forgets uploads that no text has named for days; their content goes with the next sweep of the store. @returns how many */
export async function sweepMarkdownFiles({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  return sweepUnused(db, await findNamedKeys(db), new Date(now.getTime() - UNUSED_DAYS * DAY_MS), now);
}
