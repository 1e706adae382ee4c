import type MarkdownIt from 'markdown-it';

const SCHEME = 'file://';

/**
 * A file that a statement names and the site does not have keeps its name as its address (`file://cat.png`). A picture of
 * that kind is shown as its name; a link is left to the sanitiser, which keeps the words.
 */
export function missingFiles(md: MarkdownIt) {
  const isValid = md.validateLink;
  md.validateLink = (address) => address.startsWith(SCHEME) || isValid(address);
  const { image } = md.renderer.rules;
  md.renderer.rules.image = (tokens, at, options, env, self) => {
    const address = tokens[at]!.attrGet('src') ?? '';
    if (!address.startsWith(SCHEME)) return image!(tokens, at, options, env, self);
    const name = md.normalizeLinkText(address.slice(SCHEME.length));
    return `<em>[${md.utils.escapeHtml(name)}]</em>`;
  };
}
