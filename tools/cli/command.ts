/** How a command ends: 0 done, 1 it found or met something wrong, 2 it was called wrongly. */
export type ExitCode = 0 | 1 | 2;

/** A subcommand of `assay`, in a file of its own. */
export interface Command {
  /** One line per form, as printed by `assay help`. */
  usage: readonly string[];
  /** @throws UsageError, SiteError or any other; the message is printed, and the exit code tells */
  run(args: readonly string[]): Promise<ExitCode>;
}

/** The command line makes no sense; exit code 2. */
export class UsageError extends Error {}
