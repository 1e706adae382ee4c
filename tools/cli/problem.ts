import { type Command, UsageError } from './command.ts';

/** `assay problem <verb> …`: one file per verb. */
const VERBS: Record<string, () => Promise<Command['run']>> = {
  import: async () => (await import('./problem-import.ts')).importPackage,
  export: async () => (await import('./problem-export.ts')).exportProblems,
  verify: async () => (await import('./problem-verify.ts')).verifyProblems,
};

export const problem: Command = {
  usage: [
    'problem import <file> [--dry-run] [--format F] [--id ID | --prefix P] [--on-conflict refuse|update|rename|skip]',
    'problem export <problem id>… --format F -o <file>',
    'problem verify <problem id>… [--timeout minutes] [--json]',
  ],
  async run([verb = '', ...args]) {
    const load = VERBS[verb];
    if (!load) throw new UsageError(verb === '' ? 'say what to do' : `there is no problem ${verb}`);
    return (await load())(args);
  },
};
