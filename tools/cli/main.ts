import { type Command, UsageError } from './command.ts';
import { SiteError } from './site.ts';

/** `assay <command> …`: one file per command, loaded when it is called. */
const COMMANDS: Record<string, () => Promise<Command>> = {
  problem: async () => (await import('./problem.ts')).problem,
  judge: async () => (await import('./judge.ts')).judge,
  backup: async () => (await import('./backup.ts')).backup,
  'remote-keys': async () => (await import('./remote-keys.ts')).remoteKeys,
  restore: async () => (await import('./restore.ts')).restoring,
  similarity: async () => (await import('./similarity.ts')).similarity,
  board: async () => (await import('./board.ts')).command,
};

async function printHelp() {
  console.log('usage: assay <command> …\n');
  for (const load of Object.values(COMMANDS)) for (const line of (await load()).usage) console.log(`  assay ${line}`);
  console.log('\nThe site: ASSAY_SITE, with ASSAY_TOKEN or ASSAY_USER and ASSAY_PASSWORD.');
}

async function main([name = 'help', ...args]: readonly string[]): Promise<number> {
  if (name === 'help' || name === '--help' || name === '-h') {
    await printHelp();
    return 0;
  }
  const load = COMMANDS[name];
  if (!load) {
    console.error(`assay: there is no command ${name}`);
    return 2;
  }
  const command = await load();
  try {
    return await command.run(args);
  } catch (error) {
    // parseArgs throws TypeErrors that carry such codes
    const isUsage = error instanceof UsageError || /^ERR_PARSE_ARGS/.test((error as NodeJS.ErrnoException).code ?? '');
    if (isUsage) for (const line of command.usage) console.error(`usage: assay ${line}`);
    console.error(`assay: ${(error as Error).message}`);
    if (!isUsage && !(error instanceof SiteError) && process.env.DEBUG) console.error(error);
    return isUsage ? 2 : 1;
  }
}

// whoever reads the output may have seen enough (`| head`)
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
process.exitCode = await main(process.argv.slice(2));
