import { readStored, writeStored } from '../storage/storage.ts';

const KEY = 'contest-preview';

/** Of this tab alone: in another one staff goes on as staff. */
const read = () => Number(readStored(KEY, 'sessionStorage')) || null;

const PAGES = /^\/contest\/(\d+)(?:\/|$)/;

/** The contest that this tab shows as a contestant sees it, on the pages of that contest; null everywhere else. */
export function previewedContest(): number | null {
  const cid = Number(PAGES.exec(location.pathname)?.[1] ?? 0);
  return cid > 0 && read() === cid ? cid : null;
}

/** Begins or ends to see a contest as a contestant does. All was read with other eyes: the page is loaded anew. */
export function setPreview(cid: number | null): void {
  // without a storage there is no preview
  writeStored(KEY, cid === null ? null : String(cid), 'sessionStorage');
  location.reload();
}
