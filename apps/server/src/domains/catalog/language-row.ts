import { commandLine, type LanguageData } from '@assay/rules/judging/languages/language.ts';

/** A language's data as pages need it. */
export const languageRow = (language: LanguageData) => ({
  name: language.name,
  content_type: language.contentType,
  description: language.description,
  compile_command: language.compile ? commandLine(language.compile.argv) : '',
  run_command: commandLine(language.run.argv),
  template: language.template,
  code_template: language.codeTemplate,
  is_spj: language.mayCheck,
  time_factor: language.timeFactor,
  memory_factor: language.memoryFactor,
});
