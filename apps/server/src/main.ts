import { readConfig } from './platform/config.ts';
import { runServer } from './run.ts';

try {
  await runServer(readConfig(process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
