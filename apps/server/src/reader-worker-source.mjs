// The program of a reading thread where the server itself runs as source: threads do not inherit what reads TypeScript.
import { register } from 'tsx/esm/api';

register();
await import('./reader-worker.ts');
