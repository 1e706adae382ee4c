import type { Scene } from '@assay/contract/drawings/drawing.ts';

/** Elements that show a page of somebody else, or ask a service. */
const FOREIGN = new Set(['iframe', 'embeddable', 'magicframe']);
/** Pictures that hold nothing but pixels. */
const PIXELS = /^data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/]*={0,2}$/;
const WEB = /^https?:\/\//i;

/**
 * What of a drawing is kept, and shown: no page of others, no link but to the web, no picture that could do anything, and no picture
 * that nothing shows.
 */
export function cleanScene({ elements, background, files }: Scene): Scene {
  const kept = elements
    .filter(({ type }) => !FOREIGN.has(type))
    .map((element) =>
      typeof element.link === 'string' && WEB.test(element.link) ? element : { ...element, link: null },
    );
  const shown = new Set(kept.flatMap(({ type, fileId }) => (type === 'image' ? [fileId] : [])));
  const pictures = Object.entries(files).filter(
    ([id, { dataURL, mimeType }]) => shown.has(id) && PIXELS.test(dataURL) && dataURL.startsWith(`data:${mimeType};`),
  );
  return { elements: kept, background, files: Object.fromEntries(pictures) };
}
