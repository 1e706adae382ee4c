import { stringify } from 'yaml';
import { textFile } from '../../file-ref.ts';
import type { Comparison, JudgeProgram, ProblemPackage } from '../../problem-package.ts';
import type { Report } from '../../report.ts';
import { extensionOfLanguage, icpcOfLanguage } from '../../source-language.ts';
import { toOutputValidator } from '../adapter/adapter.ts';
import { folderOf, verdictWords, wordsOf } from '../expectations.ts';
import { validatorFlags } from '../validator-flags.ts';
import { type Flavour, type Layout, plainName } from './layout.ts';
import { ANY_VERDICT, CONVENTION_TEXT, PROGRAM_TEXT, WRITE_NOTES } from './notes.ts';
import { partialUse } from './partial-points.ts';

const withExtension = (name: string, language: string | null) =>
  /\.[A-Za-z0-9+]+$/.test(name) ? plainName(name) : `${plainName(name)}.${extensionOfLanguage(language)}`;

/** The source that judges there; what a format cannot call is written as it is, with a warning. */
function validatorCode(
  problem: ProblemPackage,
  program: JudgeProgram,
  kind: keyof typeof PROGRAM_TEXT,
  flavour: Flavour,
  report: Report,
): string {
  const { name, convention, code } = program;
  if (convention === 'icpc') return code;
  const named = { program: PROGRAM_TEXT[kind], name, convention: CONVENTION_TEXT[convention] };
  // the input of the next pass is left in another place there
  const adapted =
    problem.judging.mode === 'multi_pass' || (problem.judging.passes ?? 1) > 1
      ? null
      : toOutputValidator(program, {
          talks: kind === 'interactor',
          partial: partialUse(problem, program, flavour, report),
        });
  report.add(adapted === null ? WRITE_NOTES.convention : WRITE_NOTES.adapted, null, named);
  return adapted ?? code;
}

/** The checker or interactor, and what lies beside it. */
export function putValidator(layout: Layout, problem: ProblemPackage, flavour: Flavour, report: Report) {
  const { checker, interactor, judgeExtraFiles } = problem.judging;
  const folder = flavour === '2025-09' ? 'output_validator' : 'output_validators/validator';
  const main = interactor ?? checker;
  if (!main) return;
  if (interactor && checker) report.add(WRITE_NOTES.secondChecker, null, { name: checker.name });
  const kind = interactor ? 'interactor' : 'checker';
  const code = validatorCode(problem, main, kind, flavour, report);
  layout.put(`${folder}/${withExtension(main.name || kind, main.language)}`, textFile(code));
  for (const { name, content } of judgeExtraFiles) layout.put(`${folder}/${plainName(name)}`, textFile(content));
}

/** Flags of the standard validator for a problem without a program of its own. */
export function flagsFor(comparison: Comparison, report: Report): string[] {
  if (comparison.by === 'tokens') return validatorFlags(comparison);
  const flags = comparison.by === 'exact' ? ['case_sensitive', 'space_change_sensitive'] : ['case_sensitive'];
  if (comparison.by === 'lines') report.add(WRITE_NOTES.comparison, null, { flags: flags.join(' ') });
  return flags;
}

/** Jury solutions in the folders that promise their verdicts; 2025-09 also states them exactly. */
export function putSolutions(layout: Layout, problem: ProblemPackage, flavour: Flavour, report: Report) {
  const stated: Record<string, object> = {};
  for (const solution of problem.solutions) {
    const { name, expected, score } = solution;
    const folder = folderOf(expected, flavour === '2025-09' ? '2025-09' : 'legacy');
    if (folder === null && flavour !== '2025-09') {
      report.add(WRITE_NOTES.solution, null, {
        name,
        expected: expected.length > 0 ? verdictWords(expected) : ANY_VERDICT,
      });
      continue;
    }
    const file = withExtension(name.slice(name.lastIndexOf('/') + 1), solution.language);
    const path = layout.put(`submissions/${folder ?? 'rejected'}/${file}`, textFile(solution.code));
    if (score && flavour !== '2025-09') report.add(WRITE_NOTES.solutionScore, null, { name });
    const row = {
      ...(folder === null && expected.length > 0 ? { permitted: wordsOf(expected) } : {}),
      ...(score ? { score: score.min === score.max ? score.min : [score.min, score.max] } : {}),
      ...(solution.author ? { authors: solution.author } : {}),
      ...(solution.isModel ? { model_solution: true } : {}),
    };
    if (Object.keys(row).length > 0) stated[path.slice('submissions/'.length)] = row;
  }
  if (!problem.solutions.some(({ expected }) => expected.length === 1 && expected[0] === 'accepted')) {
    report.add(WRITE_NOTES.noAccepted);
  }
  if (flavour === '2025-09' && Object.keys(stated).length > 0) {
    layout.put('submissions/submissions.yaml', textFile(stringify(stated)));
  }
}

/** `include/`, `attachments/` and templates. */
export function putCompanions(layout: Layout, problem: ProblemPackage, flavour: Flavour, report: Report) {
  for (const { name, content, language } of problem.judging.graderFiles) {
    const code = language === null ? 'default' : icpcOfLanguage(language);
    const path = `include/${code}/${plainName(name)}`;
    if (code === null) report.add(WRITE_NOTES.language, null, { language: language! });
    else if (!layout.has(path)) layout.put(path, textFile(content));
  }
  for (const { name, file } of problem.attachments) layout.put(`attachments/${plainName(name)}`, file);
  if (problem.templates.length > 0 && flavour !== '2025-09') report.add(WRITE_NOTES.templates);
  if (flavour !== '2025-09') return;
  for (const { language, prepend, body, append } of problem.templates) {
    if (prepend !== '' || append !== '') report.add(WRITE_NOTES.templateParts, null, { language });
    const code = icpcOfLanguage(language);
    const path = `attachments/templates/${code}/template.${extensionOfLanguage(language)}`;
    if (code !== null && !layout.has(path)) layout.put(path, textFile(body));
  }
}
