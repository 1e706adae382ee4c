import type { GenerationJob } from '@assay/contract/judging/jobs.ts';
import type { Compilation, Program } from '../../steps/compile.ts';
import type { JudgeTools, Task } from '../mode.ts';

/** A program of the jury does not compile; the message is what its compiler says. */
export class JuryRefused extends Error {
  readonly program: string;

  constructor(program: string, message: string) {
    super(message);
    this.program = program;
  }
}

/** Programs that a job keeps until it is over. */
export class ProgramShelf {
  readonly #kept: Program[] = [];

  /** @throws JuryRefused */
  async take(name: string, compiling: Promise<Compilation>): Promise<Program> {
    const compilation = await compiling;
    if (compilation.kind === 'refused') throw new JuryRefused(name, compilation.message);
    return this.keep(compilation.program);
  }

  keep(program: Program): Program {
    this.#kept.push(program);
    return program;
  }

  release(): void {
    for (const program of this.#kept) program.release();
  }
}

type Jury = Pick<GenerationJob, 'validators' | 'extraFiles'>;
type Place = Pick<Task<Jury>, 'work' | 'toolchainOf'>;

/** A generator or the like, with the problem's files for the judge. */
export const compileJury = (
  { work, toolchainOf }: Place,
  tools: JudgeTools,
  shelf: ProgramShelf,
  program: { name: string; language: string; code: string },
): Promise<Program> => shelf.take(program.name, tools.checkers.compile(program, work.extraFiles, toolchainOf));

export interface CompiledValidator {
  rules: Jury['validators'][number];
  program: Program;
}

/** The validators; their own files hide those of the problem. */
export async function compileValidators(place: Place, tools: JudgeTools, shelf: ProgramShelf) {
  const { validators, extraFiles } = place.work;
  const compiled: CompiledValidator[] = [];
  for (const rules of validators) {
    const own = new Set(rules.files.map(({ name }) => name));
    const files = [...rules.files, ...extraFiles.filter(({ name }) => !own.has(name))];
    const program = await shelf.take(rules.name, tools.checkers.compile(rules, files, place.toolchainOf));
    compiled.push({ rules, program });
  }
  return compiled;
}
