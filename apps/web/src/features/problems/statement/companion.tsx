import { MODE_TRAITS } from '@assay/contract/problems/judge-modes.ts';
import { useEffect } from 'react';
import type { Problem } from './problem-data.ts';

/**
 * The problem in the shape of Competitive Companion's tasks, so that editors and tools import it with one click.
 * Limits are the author's own, as the format asks.
 */
export const companionTask = (problem: Problem, url: string) => ({
  name: `${problem.problemId}. ${problem.title}`,
  group: 'Assay',
  url,
  interactive: MODE_TRAITS[problem.judgeMode].interacts,
  memoryLimit: problem.memoryLimit,
  timeLimit: problem.timeLimit,
  tests: problem.examples.map(({ input, output }) => ({ input, output })),
  testType: 'single',
  input: problem.isFileIO ? { type: 'file', fileName: problem.ioReadFileName } : { type: 'stdin' },
  output: problem.isFileIO ? { type: 'file', fileName: problem.ioWriteFileName } : { type: 'stdout' },
});

/** Puts the task into the page as `<script type="application/json" id="cc">`. */
export function CompanionBlock({ problem }: { problem: Problem }) {
  useEffect(() => {
    const block = document.createElement('script');
    block.type = 'application/json';
    block.id = 'cc';
    block.textContent = JSON.stringify(companionTask(problem, window.location.href)).replaceAll('<', '\\u003c');
    document.head.append(block);
    return () => block.remove();
  }, [problem]);
  return null;
}
