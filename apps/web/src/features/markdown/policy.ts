import createPurifier, { type Config, type DOMPurify } from 'dompurify';

const TAGS = [
  ...['a', 'abbr', 'b', 'blockquote', 'br', 'caption', 'center', 'code', 'col', 'colgroup', 'dd', 'del', 'details'],
  ...['div', 'dl', 'dt', 'em', 'figcaption', 'figure', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'i', 'img', 'ins'],
  ...['kbd', 'li', 'mark', 'ol', 'p', 'pre', 'q', 's', 'samp', 'small', 'span', 'strike', 'strong', 'sub', 'summary'],
  ...['sup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'tt', 'u', 'ul', 'var'],
];

const ATTRIBUTES = [
  ...['align', 'alt', 'class', 'colspan', 'height', 'href', 'id', 'open', 'rowspan', 'scope', 'src', 'start', 'title'],
  ...['width'],
];

/** Classes that written content may carry: formulas, and the language of a code block. All others are dropped. */
const CLASS = /^(?:tex|tex-display|language-[\w+#.-]{1,30})$/;

/** Ids get this in front, so that content can neither shadow the page's names nor be jumped to by them. */
export const ID_PREFIX = 'user-content-';

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

const CONFIG: Config = {
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: ATTRIBUTES,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Ids are prefixed below.
  SANITIZE_NAMED_PROPS: false,
  SANITIZE_DOM: false,
  KEEP_CONTENT: true,
  ADD_FORBID_CONTENTS: ['object', 'select', 'textarea'],
  RETURN_DOM_FRAGMENT: true,
};

function addHooks(purifier: DOMPurify): DOMPurify {
  purifier.addHook('uponSanitizeAttribute', (element, data) => {
    switch (data.attrName) {
      case 'class': {
        const kept = data.attrValue.split(/\s+/).filter((name) => CLASS.test(name));
        if (kept.length === 0) data.keepAttr = false;
        data.attrValue = kept.join(' ');
        break;
      }
      case 'id':
        if (/^[\p{L}\p{N}_.:-]{1,100}$/u.test(data.attrValue)) data.attrValue = `${ID_PREFIX}${data.attrValue}`;
        else data.keepAttr = false;
        break;
      case 'href':
        if (element.nodeName !== 'A' || !isSafeLink(data.attrValue)) data.keepAttr = false;
        else if (data.attrValue.startsWith('#')) data.attrValue = `#${ID_PREFIX}${data.attrValue.slice(1)}`;
        break;
      case 'src':
        if (element.nodeName !== 'IMG' || !isSafeImage(data.attrValue)) data.keepAttr = false;
        break;
      case 'width':
      case 'height':
        if (!/^\d{1,4}%?$/.test(data.attrValue)) data.keepAttr = false;
        break;
    }
  });
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element.nodeName === 'A' && element.hasAttribute('href') && !element.getAttribute('href')!.startsWith('#')) {
      element.setAttribute('rel', 'noopener noreferrer nofollow ugc');
      if (new URL(element.getAttribute('href')!, base()).origin !== new URL(base()).origin) {
        element.setAttribute('target', '_blank');
      }
    }
    if (element.nodeName === 'IMG') {
      element.setAttribute('loading', 'lazy');
      element.setAttribute('decoding', 'async');
      element.setAttribute('referrerpolicy', 'no-referrer');
      // Without words of its own a picture is passed over, instead of having its address read out.
      if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
    }
  });
  return purifier;
}

let purifier: DOMPurify | undefined;

/**
 * Written content made harmless, whoever wrote it: an allow-list of elements and attributes, no styles, no handlers,
 * links only to http, https and mail addresses, classes from a list, ids prefixed.
 */
export function sanitize(html: string): DocumentFragment {
  purifier ??= addHooks(createPurifier(window));
  return purifier.sanitize(html, CONFIG) as unknown as DocumentFragment;
}
