import createPurifier, { type Config, type DOMPurify } from 'dompurify';
import { ATTRIBUTES, addedAttributes, allowedValue, TAGS } from './allowed.ts';

const HTML = 'http://www.w3.org/1999/xhtml';
/** Of other languages within HTML nothing is allowed. */
const tagOf = (element: Element) => (element.namespaceURI === HTML ? element.localName : '');

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
    // what is not on the list goes without us
    if (!ATTRIBUTES.includes(data.attrName)) return;
    const value = allowedValue(tagOf(element), data.attrName, data.attrValue);
    if (value === null) data.keepAttr = false;
    else data.attrValue = value;
  });
  purifier.addHook('afterSanitizeAttributes', (element) => {
    const kept = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
    for (const [name, value] of Object.entries(addedAttributes(tagOf(element), kept))) {
      element.setAttribute(name, value);
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
