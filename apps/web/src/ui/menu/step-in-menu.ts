/**
 * Moves the focus within an open menu as `key` asks: arrows round and round, Home, End, or the next entry that begins
 * with the letter typed. Tells whether the key meant anything here.
 */
export function stepInMenu(menu: HTMLElement, key: string): boolean {
  const entries = [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
  const here = entries.indexOf(document.activeElement as HTMLElement);
  const targets: Record<string, HTMLElement | undefined> = {
    Home: entries[0],
    End: entries.at(-1),
    ArrowDown: entries[(here + 1) % entries.length],
    ArrowUp: entries.at(here <= 0 ? -1 : here - 1),
  };
  const begins = (entry: HTMLElement) => entry.textContent?.trim().toLowerCase().startsWith(key.toLowerCase());
  const isLetter = key.length === 1 && key !== ' ';
  const target = isLetter ? [...entries.slice(here + 1), ...entries].find(begins) : targets[key];
  target?.focus();
  return target !== undefined;
}
