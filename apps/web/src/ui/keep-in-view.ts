/**
 * Keeps one of several things in a row that scrolls sideways in the middle of what is seen, also after something beside
 * it grew or shrank. As the `ref` of the one that is shown.
 */
export function keepInView(one: HTMLElement | null) {
  const bar = one?.parentElement;
  if (!one || !bar) return;
  const centre = () => {
    bar.scrollLeft = one.offsetLeft - bar.offsetLeft - (bar.clientWidth - one.offsetWidth) / 2;
  };
  centre();
  const sizes = new ResizeObserver(centre);
  for (const beside of bar.children) sizes.observe(beside);
  return () => sizes.disconnect();
}
