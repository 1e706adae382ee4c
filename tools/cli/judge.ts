import { readJudgeOptions, runJudge } from '../start/judge.mjs';
import { type Command, UsageError } from './command.ts';

/** `assay judge …`: a judge node for a site that runs elsewhere. */
export const judge: Command = {
  usage: [
    'judge --server URL (--token TOKEN | --token-file FILE) [--name NAME] [--slots N] [--languages NAMES] [--data DIR] [--include DIR]',
  ],
  async run(args) {
    try {
      readJudgeOptions(args, process.env);
    } catch (error) {
      throw new UsageError((error as Error).message);
    }
    await runJudge(args);
    return 0;
  },
};
