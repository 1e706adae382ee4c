import { textFile } from '../file-ref.ts';
import type { PackageCase, ProblemPackage } from '../problem-package.ts';
import type { Report } from '../report.ts';
import { asMap, asNumber, asText, type YamlMap, type YamlValue } from '../yaml.ts';
import { HYDRO_NOTES } from './notes.ts';

const FIELD = /\{\{\s*(input|textarea|select|multiselect)\(([\w-]+)\)\s*\}\}/g;

interface Right {
  values: string[];
  isList: boolean;
  points: number;
}

/** `[answer, points]`, `[[answers], points]`, or a map of answers to points, of which the best count. */
function rightOf(value: YamlValue, question: string, report: Report): Right | null {
  const map = asMap(value);
  if (map) {
    const rated = Object.entries(map).map(([answer, points]) => ({ answer, points: asNumber(points) ?? 0 }));
    const best = Math.max(...rated.map(({ points }) => points));
    const values = rated.filter(({ points }) => points === best).map(({ answer }) => answer);
    if (values.length < rated.length) report.add(HYDRO_NOTES.answerPoints, null, { question });
    return values.length > 0 && best > 0 ? { values, isList: false, points: best } : null;
  }
  if (!Array.isArray(value)) return null;
  const [answer, points] = value;
  const isList = Array.isArray(answer);
  const values = isList ? answer.flatMap((one) => asText(one) ?? []) : [asText(answer) ?? ''];
  return values.every((one) => one !== '') && values.length > 0 && asNumber(points) !== null
    ? { values, isList, points: asNumber(points)! }
    : null;
}

/** The answer file of a question, as objective problems keep it. */
function answerText({ values, isList }: Right, field: string | undefined): string {
  if (field === 'multiselect' || (isList && field !== 'input' && field !== 'textarea')) {
    return `choices: ${values.join(' ')}\n`;
  }
  if (field === 'select' && values.length === 1) return `choice: ${values[0]}\n`;
  return values.map((value) => `blank: ${value.replace(/\n/g, ' ')}\n`).join('');
}

/** Questions become cases, in the order of their numbers; the fields of the statement become these numbers. */
export function readObjective(problem: ProblemPackage, config: YamlMap, file: string, report: Report): void {
  const texts = Object.values(problem.statements).map(({ description }) => description);
  const fields = new Map(
    texts.flatMap((text) => [...text.matchAll(FIELD)]).map(([, kind, number]) => [number!, kind!]),
  );
  const answers = Object.entries(asMap(config.answers) ?? {}).sort(([a], [b]) => Number(a) - Number(b));
  problem.scoring = 'oi';
  problem.cases = answers.flatMap(([question, value], at): PackageCase[] => {
    const right = rightOf(value, question, report);
    // Answers are given by the number of the case.
    if (!right || question !== String(at + 1)) {
      report.add(HYDRO_NOTES.answerUnknown, file, { question });
      return [];
    }
    return [
      {
        name: question,
        inputName: `${question}.in`,
        outputName: `${question}.out`,
        input: textFile(''),
        output: textFile(answerText(right, fields.get(question))),
        score: right.points,
        group: null,
        limits: null,
        checkerArguments: null,
        isSample: false,
        description: '',
      },
    ];
  });
  for (const statement of Object.values(problem.statements)) {
    statement.description = statement.description.replace(FIELD, (_, _kind, number: string) => `**[${number}]**`);
  }
}
