import { availableParallelism, loadavg } from 'node:os';
import type { CheckerProgram } from '@assay/contract/judging/jobs.ts';
import { judgeJob } from '../../apps/judge/src/judge-submission.ts';
import { submissionOf } from '../../apps/judge/src/testing/jobs.ts';
import { openRealWorld } from '../../apps/judge/src/testing/real-world.ts';
import { printTable, spreadOf, timeEach } from '../measure/measure.ts';

/**
 * What a conversation costs: the same submission with few and with many questions, so that the difference is the price of one
 * question with its answer, pipes and both programs' input and output included.
 */
const ROUNDS = 15;
const QUESTIONS = [1_000, 21_000];

const PROGRAM = `#include <unistd.h>
int main(void) {
    char answer[2];
    while (write(1, "?\\n", 2) == 2 && read(0, answer, 2) == 2)
        if (answer[0] == '!') return 0;
    return 1;
}
`;
const INTERACTOR = `#include <stdio.h>
#include <unistd.h>
int main(int argc, char **argv) {
    FILE *input = fopen(argv[1], "r");
    int questions;
    char question[2];
    if (argc < 4 || fscanf(input, "%d", &questions) != 1) return 103;
    while (questions-- > 0)
        if (read(0, question, 2) != 2 || write(1, questions ? ".\\n" : "!\\n", 2) != 2) return 102;
    return 0;
}
`;
const checker: CheckerProgram = {
  language: 'C',
  code: INTERACTOR,
  convention: 'assay',
  arguments: [],
  points: 'percent',
  timeMs: null,
  memoryMb: null,
};

const world = await openRealWorld(['C']);
try {
  const cpuMs: number[][] = [];
  const judge = async (questions: number): Promise<number> => {
    const work = submissionOf(world.blobs, {
      code: PROGRAM,
      cases: [{ input: `${questions}\n`, output: '' }],
      limits: { timeMs: 10_000 },
      problem: { judgeMode: 'interactive', checker },
    });
    const report = await judgeJob(work, world.toolchainOf, world.tools, world.hooks);
    if (report.outcome !== 'judged' || report.status !== 0) throw new Error(JSON.stringify(report));
    return report.timeMs ?? 0;
  };
  for (const questions of QUESTIONS) await judge(questions); // compiled, in memory
  const wallMs: number[][] = [];
  for (const [at, questions] of QUESTIONS.entries()) {
    cpuMs[at] = [];
    wallMs[at] = await timeEach(ROUNDS, async () => {
      cpuMs[at]!.push(await judge(questions));
    });
  }
  const more = QUESTIONS[1]! - QUESTIONS[0]!;
  const perQuestion = (figures: number[][]) => ((spreadOf(figures[1]!).p50 - spreadOf(figures[0]!).p50) * 1000) / more;
  console.log(`${availableParallelism()} CPUs, load ${loadavg()[0]!.toFixed(1)}; medians of ${ROUNDS}`);
  printTable(QUESTIONS.map((questions, at) => ({ name: `${questions} questions, ms`, ...spreadOf(wallMs[at]!) })));
  console.log(
    `one question with its answer: ${perQuestion(wallMs).toFixed(1)} µs on the clock, ${perQuestion(cpuMs).toFixed(1)} µs CPU of the program`,
  );
} finally {
  await world.close();
}
