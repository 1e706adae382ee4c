import { join } from 'node:path';

/** Starts the browser that `CHROMIUM` names, or Debian's; it ends with the process that started it. */
export const BROWSER = join(import.meta.dirname, 'tied-browser.sh');
