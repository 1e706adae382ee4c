const KEY = 'contest-preview';

/** Of this tab alone: in another one staff goes on as staff. */
function read(): number | null {
  try {
    return Number(sessionStorage.getItem(KEY)) || null;
  } catch {
    return null;
  }
}

const PAGES = /^\/contest\/(\d+)(?:\/|$)/;

/** The contest that this tab shows as a contestant sees it, on the pages of that contest; null everywhere else. */
export function previewedContest(): number | null {
  const cid = Number(PAGES.exec(location.pathname)?.[1] ?? 0);
  return cid > 0 && read() === cid ? cid : null;
}

/** Begins or ends to see a contest as a contestant does. All was read with other eyes: the page is loaded anew. */
export function setPreview(cid: number | null): void {
  try {
    if (cid === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, String(cid));
  } catch {
    // without a storage there is no preview
  }
  location.reload();
}
