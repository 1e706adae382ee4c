import { randomBytes } from 'node:crypto';
import type { RemoteProblem, RemoteStatement } from '@assay/remote-sites/site.ts';
import { contentTypeOf } from '@assay/rules/files/content-type.ts';
import type { Services } from '../../../platform/services.ts';
import { storePicture } from '../../files/avatars.ts';
import { storeBlob } from '../../files/blobs.ts';
import { findFileKey, insertMarkdownFile } from '../../files/markdown-files.queries.ts';
import { fileAddress } from '../../files/public-files.ts';
import { findSite } from '../sites/sites.queries.ts';
import { SiteWork } from '../worker/site-work.ts';
import type { RemoteRef } from './read.ts';

const PICTURES_MAX = 30;
const PICTURE = { side: 2_560, fit: 'inside', maxBytes: 5 * 1024 * 1024, isAnimated: true } as const;

/** Fetches a picture of the site into the store. @returns where it is here; null when it is none, or lies elsewhere */
async function fetchPicture(services: Services, work: SiteWork, address: string, uid: number): Promise<string | null> {
  try {
    const page = await work.client().get(address);
    if (page.status !== 200 || page.bytes.length > PICTURE.maxBytes) return null;
    const { url, hash, bytes } = await storePicture(services, page.bytes, PICTURE);
    const file = { kind: 'image', key: hash, hash, bytes, name: '', type: 'image/webp', uid, group_id: null } as const;
    await insertMarkdownFile(services.db, file, services.clock.now());
    return url;
  } catch (error) {
    services.log.info({ site: work.site.code, err: error }, 'a picture of a remote judge was left out');
    return null;
  }
}

/**
 * Fetches the document that a statement is into the store; one that is here already is not stored again.
 * @returns where it is here; null when it cannot be had, lies elsewhere, or is no PDF
 */
async function fetchDocument(
  services: Services,
  work: SiteWork,
  address: string,
  { name, uid }: { name: string; uid: number },
): Promise<string | null> {
  try {
    const page = await work.client().get(address);
    const type = contentTypeOf(page.bytes);
    if (page.status !== 200 || type !== 'application/pdf') return null;
    const { hash, bytes } = await storeBlob(services, () => page.bytes);
    const present = await findFileKey(services.db, { hash, name });
    if (present !== null) return fileAddress(present, name);
    const key = randomBytes(16).toString('hex');
    const file = { kind: 'file', key, hash, bytes, name, type, uid, group_id: null } as const;
    await insertMarkdownFile(services.db, file, services.clock.now());
    return fileAddress(key, name);
  } catch (error) {
    services.log.info({ site: work.site.code, err: error }, 'a document of a remote judge was left out');
    return null;
  }
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Texts with the address of a picture here in place of the one there; without one the picture becomes a link to it. */
function withPicture(statement: RemoteStatement, address: string, url: string | null): RemoteStatement {
  const at = escapeRegExp(address);
  const replace = (text: string) =>
    url === null
      ? text.replace(
          new RegExp(`!\\[([^\\]]*)\\]\\(<?${at}>?\\)`, 'g'),
          (_all, words) => `[${words || address}](<${address}>)`,
        )
      : text.replaceAll(address, url);
  return {
    ...statement,
    description: replace(statement.description),
    input: replace(statement.input),
    output: replace(statement.output),
    hint: replace(statement.hint),
  };
}

/** A problem whose pictures and document lie here. @returns it, and whether one could not be had */
export async function withOwnFiles(services: Services, ref: RemoteRef, problem: RemoteProblem, uid: number) {
  const work = new SiteWork(services, ref.site, await findSite(services.db, ref.site.code));
  const texts = { ...problem.texts };
  let isMissing = false;
  for (const [at, address] of problem.pictures.entries()) {
    const url = at < PICTURES_MAX ? await fetchPicture(services, work, address, uid) : null;
    isMissing ||= url === null;
    if (texts.en) texts.en = withPicture(texts.en, address, url);
    if (texts.zh) texts.zh = withPicture(texts.zh, address, url);
  }
  const { document } = problem;
  if (document !== undefined) {
    const url = await fetchDocument(services, work, document, { name: `${ref.problemId}.pdf`, uid });
    isMissing ||= url === null;
    if (url !== null && texts.en) texts.en = withPicture(texts.en, document, url);
    if (url !== null && texts.zh) texts.zh = withPicture(texts.zh, document, url);
  }
  return { texts, isMissing };
}
