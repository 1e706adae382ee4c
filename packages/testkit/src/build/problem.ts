import type { ProblemSave } from '@assay/contract/authoring/editor.ts';
import type { QuestionSet } from '@assay/contract/questions/question.ts';
import {
  type Author,
  type Belonging,
  createProblem,
} from '../../../../apps/server/src/domains/authoring/editor/save.ts';
import type { TestSite } from '../app.ts';
import { buildCatalogue } from './catalogue.ts';

type Sample = Extract<ProblemSave['cases'], { from: 'manual' }>['samples'][number];

export interface ProblemOptions extends Partial<ProblemSave['problem']> {
  /** In both languages; the rest of the texts is filler. */
  title?: string;
  tags?: number[];
  languages?: string[];
  codeTemplates?: ProblemSave['codeTemplates'];
  /** Typed by hand; one addition unless given. */
  cases?: Sample[];
  /** Makes it an objective problem. */
  questions?: QuestionSet;
  author?: Author;
  /** The group that it belongs to; the site unless given. */
  gid?: number;
  /** The person that it belongs to. */
  ofUid?: number;
}

export interface BuiltProblem {
  pid: number;
  problemId: string;
}

let count = 0;

/** A save of a public ACM problem that adds two numbers, in C, C++ 17 and Python 3, unless wished otherwise. */
export function problemSave(options: ProblemOptions = {}): ProblemSave {
  count += 1;
  const {
    title,
    tags,
    languages,
    codeTemplates,
    cases,
    author: _author,
    gid: _gid,
    ofUid: _ofUid,
    problemId,
    ...given
  } = options;
  const { questions, ...fields } = given;
  const problem = { ...(questions && { judgeMode: 'objective' as const, type: 1 as const }), ...fields };
  const texts = {
    title: title ?? `Sum ${count}`,
    description: 'Add.',
    input: 'Two numbers.',
    output: 'Their sum.',
    hint: '',
  };
  return {
    problem: {
      problemId: (problemId ?? `B${count}`).toUpperCase(),
      texts: { zh: texts, en: texts },
      source: '',
      type: 0,
      auth: 1,
      difficulty: 0,
      timeLimit: 1000,
      memoryLimit: 256,
      stackLimit: 128,
      examples: [{ input: '1 2\n', output: '3\n' }],
      judgeMode: 'default',
      judgeCaseMode: 'default',
      isRemoveEndBlank: true,
      openCaseResult: true,
      codeShare: true,
      isFileIO: false,
      ioReadFileName: null,
      ioWriteFileName: null,
      userExtraFile: [],
      judgeExtraFile: [],
      ...problem,
    },
    tags: tags ?? [],
    languages: languages ?? ['C', 'C++ 17', 'Python3'],
    codeTemplates: codeTemplates ?? [],
    cases: questions
      ? { from: 'questions', ...questions }
      : { from: 'manual', samples: cases ?? [{ input: '1 2\n', output: '3\n' }] },
  };
}

/** A problem with its test data in the content store, `B1`, `B2`, … unless named. */
export async function buildProblem(site: TestSite, options: ProblemOptions = {}): Promise<BuiltProblem> {
  await buildCatalogue(site);
  const { author = { uid: null, username: 'root' }, gid, ofUid } = options;
  const belonging: Belonging | undefined = gid
    ? { owner: { kind: 'group', id: gid }, limits: null }
    : ofUid
      ? { owner: { kind: 'person', id: ofUid }, limits: null }
      : undefined;
  return createProblem(site.services, author, problemSave(options), belonging);
}
