import { startNode } from './node.ts';
import { createLog } from './platform/log.ts';
import { superviseByLines, withHandedOver } from './platform/supervision.ts';
import { readSettings } from './settings.ts';

let settings: ReturnType<typeof readSettings>;
try {
  const isSupervised = process.argv.includes('--supervised');
  if (isSupervised) superviseByLines();
  const args = process.argv.slice(2).filter((arg) => arg !== '--supervised');
  settings = readSettings(isSupervised ? withHandedOver(process.env) : process.env, args);
  delete process.env.JUDGE_TOKEN;
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
