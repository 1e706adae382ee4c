/** The elements of written content; all others are dropped, and what stands in them stays. */
export const TAGS = [
  ...['a', 'abbr', 'b', 'blockquote', 'br', 'caption', 'center', 'code', 'col', 'colgroup', 'dd', 'del', 'details'],
  ...['div', 'dl', 'dt', 'em', 'figcaption', 'figure', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'i', 'img', 'ins'],
  ...['kbd', 'li', 'mark', 'ol', 'p', 'pre', 'q', 's', 'samp', 'small', 'span', 'strike', 'strong', 'sub', 'summary'],
  ...['sup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'tt', 'u', 'ul', 'var'],
];

export const ATTRIBUTES = [
  ...['align', 'alt', 'class', 'colspan', 'height', 'href', 'id', 'open', 'rowspan', 'scope', 'src', 'start', 'title'],
  ...['width'],
];

/** Classes that written content may carry: formulas, and the language of a code block. All others are dropped. */
const CLASS = /^(?:tex|tex-display|language-[\w+#.-]{1,30})$/;

/** Ids get this in front, so that content can neither shadow the page's names nor be jumped to by them. */
const ID_PREFIX = 'user-content-';

const LINK_SCHEMES = new Set(['http:', 'https:', 'mailto:']);
const RASTER_DATA = /^data:image\/(?:png|jpeg|gif|webp);base64,[a-z0-9+/=\s]+$/i;

const base = () => globalThis.location?.href ?? 'http://localhost/';

function isSafeLink(value: string): boolean {
  try {
    return LINK_SCHEMES.has(new URL(value, base()).protocol);
  } catch {
    return false;
  }
}

function isSafeImage(value: string): boolean {
  if (RASTER_DATA.test(value)) return true;
  try {
    return /^https?:$/.test(new URL(value, base()).protocol);
  } catch {
    return false;
  }
}

/** What an allowed attribute of an allowed element may say, or null where it has to go. */
export function allowedValue(tag: string, attribute: string, value: string): string | null {
  switch (attribute) {
    case 'class':
      return (
        value
          .split(/\s+/)
          .filter((name) => CLASS.test(name))
          .join(' ') || null
      );
    case 'id':
      return /^[\p{L}\p{N}_.:-]{1,100}$/u.test(value) ? `${ID_PREFIX}${value}` : null;
    case 'href':
      if (tag !== 'a' || !isSafeLink(value)) return null;
      return value.startsWith('#') ? `#${ID_PREFIX}${value.slice(1)}` : value;
    case 'src':
      return tag === 'img' && isSafeImage(value) ? value : null;
    case 'width':
    case 'height':
      return /^\d{1,4}%?$/.test(value) ? value : null;
    default:
      return value;
  }
}

/** What every allowed link and picture gets besides what its author wrote, by the attributes that were let through. */
export function addedAttributes(tag: string, kept: Readonly<Record<string, string>>): Record<string, string> {
  if (tag === 'a' && kept.href !== undefined && !kept.href.startsWith('#')) {
    const isOther = new URL(kept.href, base()).origin !== new URL(base()).origin;
    return { rel: 'noopener noreferrer nofollow ugc', ...(isOther && { target: '_blank' }) };
  }
  if (tag === 'img') {
    // Without words of its own a picture is passed over, instead of having its address read out.
    return { loading: 'lazy', decoding: 'async', referrerpolicy: 'no-referrer', alt: kept.alt ?? '' };
  }
  return {};
}
