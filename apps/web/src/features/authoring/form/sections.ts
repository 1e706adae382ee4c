import type { FieldErrors } from './refuse-form.ts';

/** The cards of the editor in their order, with the fields each shows. */
export const SECTIONS = {
  basics: [
    'problem.problemId',
    'problem.type',
    'problem.auth',
    'problem.difficulty',
    'problem.source',
    'tags',
    'languages',
  ],
  statement: ['problem.texts'],
  limits: ['problem.timeLimit', 'problem.memoryLimit', 'problem.stackLimit'],
  samples: ['problem.examples'],
  judging: [
    'problem.judgeMode',
    'problem.checker',
    'problem.passLimit',
    'problem.protocolChecker',
    'problem.judgeCaseMode',
    'problem.isRemoveEndBlank',
    'problem.isFileIO',
    'problem.ioReadFileName',
    'problem.ioWriteFileName',
    'problem.openCaseResult',
    'problem.codeShare',
  ],
  data: ['cases', 'subtasks'],
  templates: ['codeTemplates'],
  files: ['problem.graderFiles', 'problem.userExtraFile', 'problem.judgeExtraFile'],
} as const;
export type SectionName = keyof typeof SECTIONS;
export const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[];

const isUnder = (path: string, field: string) => path === field || path.startsWith(`${field}.`);

/** How many refusals stand in each card. */
export function countErrors(errors: FieldErrors): Record<SectionName, number> {
  const paths = Object.keys(errors);
  const count = (name: SectionName) =>
    paths.filter((path) => SECTIONS[name].some((field) => isUnder(path, field))).length;
  return Object.fromEntries(SECTION_NAMES.map((name) => [name, count(name)])) as Record<SectionName, number>;
}
