import { readConfig } from './platform/config.ts';
import { superviseByLines, withHandedOver } from './platform/supervision.ts';
import { runServer } from './run.ts';

const isSupervised = process.argv.includes('--supervised');
try {
  if (isSupervised) superviseByLines();
  const config = readConfig(isSupervised ? withHandedOver(process.env) : process.env);
  // Read once: nothing that this process starts, loads or prints finds them again.
  for (const name of ['DATABASE_URL', 'ADMIN_PASSWORD', 'JUDGE_TOKEN', 'SMTP_URL', 'METRICS_TOKEN']) {
    delete process.env[name];
  }
  await runServer(config, { isSupervised });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
