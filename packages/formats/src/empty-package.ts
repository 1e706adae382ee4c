import type { Origin, ProblemPackage, Statement } from './problem-package.ts';

/** A package that states nothing; readers fill in what they find. */
export const emptyPackage = (origin: Partial<Origin> & { format: string }): ProblemPackage => ({
  origin: { id: null, uuid: null, revision: null, url: null, ...origin },
  key: '',
  titles: {},
  statements: {},
  statementFiles: [],
  attachments: [],
  samples: [],
  author: '',
  source: '',
  sourceUrl: '',
  licence: '',
  rightsOwner: '',
  tags: [],
  difficulty: null,
  scoring: 'acm',
  judging: {
    mode: 'default',
    limits: { timeMs: null, memoryMb: null, stackMb: null, outputKb: null, codeKb: null },
    comparison: { by: 'lines' },
    checker: null,
    interactor: null,
    graderFiles: [],
    passes: null,
    fileIo: null,
    userExtraFiles: [],
    judgeExtraFiles: [],
  },
  cases: [],
  groups: [],
  languages: null,
  templates: [],
  solutions: [],
  juryFiles: [],
  settings: { auth: null, caseMode: null, openCaseResult: null, codeShare: null },
  extra: {},
});

export const emptyStatement = (): Statement => ({
  description: '',
  input: '',
  output: '',
  interaction: '',
  hint: '',
  document: null,
});
