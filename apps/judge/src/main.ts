import { startNode } from './node.ts';
import { createLog } from './platform/log.ts';
import { readSettings } from './settings.ts';

let settings: ReturnType<typeof readSettings>;
try {
  settings = readSettings(process.env, process.argv.slice(2));
} catch (error) {
  console.error(`assay judge: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(2);
}

const log = createLog(settings.name);
const node = await startNode(settings, log);

let isStopping = false;
const stop = async (signal: string) => {
  if (isStopping) return;
  isStopping = true;
  log.info({ signal }, 'stopping');
  await node.stop();
  process.exit(0);
};
process.on('SIGTERM', () => void stop('SIGTERM'));
process.on('SIGINT', () => void stop('SIGINT'));
