/** Fonts lie beside this page. Their place is read while the drawing board is loaded, so that it is said before. */
Object.assign(window, { EXCALIDRAW_ASSET_PATH: new URL('/drawing/', location.href).href });
void import('./frame.tsx');

export {};
