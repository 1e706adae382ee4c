import { listOfWords } from '@assay/contract/words.ts';
import type { ProblemPackage } from '../problem-package.ts';
import type { Report } from '../report.ts';
import { COMPARISON_TEXT, FIELD_TEXT, WRITER_NOTES } from './notes.ts';

/** Facts that one of these formats has room for. */
type Fact =
  | 'groups'
  | 'scores'
  | 'solutions'
  | 'expectations'
  | 'settings'
  | 'extraFiles'
  | 'caseNames'
  | 'author'
  | 'fileIo';

const HOLDS: Readonly<Record<'hoj' | 'fps', ReadonlySet<Fact>>> = {
  hoj: new Set(['groups', 'scores', 'settings', 'extraFiles', 'caseNames', 'author', 'fileIo']),
  fps: new Set(['solutions', 'caseNames']),
};

/** Tells what this format has no room for; nothing is told of what the problem does not have. */
export function reportLosses(problem: ProblemPackage, report: Report, format: 'hoj' | 'fps'): void {
  const { judging, cases, groups, samples, solutions } = problem;
  const holds = (fact: Fact) => HOLDS[format].has(fact);
  const names = (files: readonly { name: string }[]) => files.map(({ name }) => name);

  const files = [...names(problem.attachments), ...names(problem.juryFiles)];
  if (!holds('extraFiles')) files.push(...names(judging.userExtraFiles), ...names(judging.judgeExtraFiles));
  if (files.length > 0) report.add(WRITER_NOTES.filesLost, null, { names: files.join(', ') });

  if (samples.some(({ notes, interaction }) => Object.keys(notes).length > 0 || interaction !== null)) {
    report.add(WRITER_NOTES.sampleNotesLost);
  }
  if (judging.comparison.by === 'tokens' || (judging.comparison.by === 'exact' && format === 'fps')) {
    report.add(WRITER_NOTES.comparisonLost, null, { by: COMPARISON_TEXT[judging.comparison.by] });
  }
  const rules = new Set(groups.map(({ rule }) => rule));
  const isWritable = rules.size === 1 && (rules.has('min') || rules.has('average'));
  if (groups.length > 0 && !(holds('groups') && isWritable)) report.add(WRITER_NOTES.groupsLost);
  if (groups.some(({ dependsOn }) => dependsOn.length > 0)) report.add(WRITER_NOTES.dependenciesLost);
  if (!holds('scores') && problem.scoring === 'oi') report.add(WRITER_NOTES.scoresLost);
  if (cases.some(({ limits }) => limits !== null)) report.add(WRITER_NOTES.caseLimitsLost);
  if (cases.some(({ output }) => output === null)) report.add(WRITER_NOTES.answerWritten);
  if (cases.some(({ description, isSample }) => description !== '' || isSample)) report.add(WRITER_NOTES.caseTextsLost);

  const { outputKb, codeKb, stackMb } = judging.limits;
  const limits = named({
    output: outputKb !== null,
    code: codeKb !== null,
    stack: format === 'fps' && stackMb !== null,
  });
  if (limits.length > 0) report.add(WRITER_NOTES.limitsLost, null, { limits: listOfWords(limits) });

  if (solutions.length > 0 && !(holds('solutions') && solutions.every(isPlainlyAccepted))) {
    report.add(WRITER_NOTES.solutionsLost);
  }
  const fields = lostFields(problem, holds);
  if (fields.length > 0) report.add(WRITER_NOTES.fieldsLost, null, { fields: listOfWords(fields) });
}

/** The only promise that formats without expectations make. */
const isPlainlyAccepted = ({ expected, score, author }: ProblemPackage['solutions'][number]) =>
  expected.length === 1 && expected[0] === 'accepted' && score === null && author === '';

/** Those that are lost, in words. */
const named = (lost: Partial<Record<keyof typeof FIELD_TEXT, boolean>>) =>
  Object.entries(lost).flatMap(([field, isLost]) => (isLost ? [FIELD_TEXT[field as keyof typeof FIELD_TEXT]] : []));

function lostFields(problem: ProblemPackage, holds: (fact: Fact) => boolean) {
  const { settings, judging, origin } = problem;
  return named({
    licence: problem.licence !== '',
    rightsOwner: problem.rightsOwner !== '',
    sourceUrl: problem.sourceUrl !== '',
    uuid: origin.uuid !== null,
    revision: origin.revision !== null,
    url: origin.url !== null,
    author: !holds('author') && problem.author !== '',
    tags: !holds('settings') && problem.tags.length > 0,
    difficulty: !holds('settings') && problem.difficulty !== null,
    languages: !holds('settings') && problem.languages !== null,
    settings: !holds('settings') && Object.values(settings).some((value) => value !== null),
    fileIo: !holds('fileIo') && judging.fileIo !== null,
  });
}
