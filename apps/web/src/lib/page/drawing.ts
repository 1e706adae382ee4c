/**
 * Whether the page is drawn by the server, for everybody alike. It is a visitor's; what stands there for who is logged in is drawn
 * beside it as `data-members`, and the first paint shows one of the two (`data-login`, public/boot.js, ui/theme/base.css).
 */
export const isDrawing = typeof document === 'undefined';
