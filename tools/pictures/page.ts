import type { Picture } from './screens.ts';

/** A picture beside the last one of the same screen. */
export interface Compared extends Picture {
  /** Whether there is a last one. */
  hasBefore: boolean;
  /** Share of the pixels that are others now, 0 to 1; 1 where the sizes differ. */
  changed: number;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

const percent = (share: number) => `${(share * 100).toFixed(share < 0.01 ? 2 : 0)} %`;

function figure({ screen, theme, width, fileName, hasBefore, changed }: Compared): string {
  const shown = (folder: string) => `<img loading="lazy" src="${folder}/${escaped(fileName)}" alt="${folder}">`;
  const word = !hasBefore ? 'new' : changed === 0 ? 'same' : `${percent(changed)} changed`;
  return `<figure data-theme="${theme}" data-width="${width}" data-changed="${changed > 0 || !hasBefore}">
<figcaption><b>${escaped(screen.name)}</b> ${theme} ${width} px · ${word} · ${escaped(screen.path)}</figcaption>
<div>${hasBefore ? shown('before') : ''}${shown('now')}</div></figure>`;
}

/**
 * One page that lays pictures beside the last ones, those that changed most first.
 * @returns HTML whose pictures stand in the folders `before` and `now` beside it
 */
export function comparisonPage(pictures: readonly Compared[]): string {
  const sorted = [...pictures].sort((a, b) => b.changed - a.changed);
  return `<!doctype html>
<meta charset="utf-8"><title>Pictures of the screens</title>
<style>
body { font: 14px/1.5 system-ui, sans-serif; margin: 24px; background: #eef1f5; color: #14202e; }
figure { margin: 0 0 32px; } figcaption { margin-bottom: 8px; }
figure div { display: flex; gap: 16px; align-items: start; } img { max-width: calc(50vw - 40px); border: 1px solid #c4cdd8; }
body:has(#changed:checked) [data-changed='false'] { display: none; }
</style>
<h1>${pictures.length} pictures, ${pictures.filter(({ changed, hasBefore }) => hasBefore && changed > 0).length} changed</h1>
<p>Left the last ones, right those of now. <label><input type="checkbox" id="changed" checked> only what changed</label></p>
${sorted.map(figure).join('\n')}
`;
}
