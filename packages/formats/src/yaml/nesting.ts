import type { Budget } from '@assay/contract/readers/bounded.ts';
import { Lexer } from 'yaml';
import { Fault } from '../reading/fault.ts';
import { TOO_MUCH } from './yaml-faults.ts';

/** How deep lists and maps may lie in each other. The parser takes the square of it and more. */
const DEPTH_MAX = 64;

const OPENS = new Set(['[', '{']);
const CLOSES = new Set([']', '}']);
/** Each begins a list or map inside the last when they follow each other in a line. */
const INDICATORS = new Set(['-', '?']);

/**
 * Holds the words of a YAML text against what a parser can bear, before it sees them.
 * @throws Fault when they nest too deep; Failure `reader.tooLarge` when they are too many
 */
export function checkNesting(text: string, budget: Budget): void {
  /** Where the blocks begin that the line lies in. */
  const indents: number[] = [];
  let flow = 0;
  let inLine = 0;
  let isLineStart = true;
  for (const word of new Lexer().lex(text)) {
    if (word.endsWith('\n')) {
      isLineStart = true;
      continue;
    }
    const isBlank = word.trimStart() === '';
    if (isLineStart) {
      const indent = isBlank ? word.length : 0;
      while (indents.length > 0 && indents.at(-1)! >= indent) indents.pop();
      indents.push(indent);
      inLine = 0;
      isLineStart = false;
    }
    if (isBlank) continue;
    budget.take();
    if (OPENS.has(word)) flow++;
    else if (CLOSES.has(word)) flow = Math.max(0, flow - 1);
    else if (INDICATORS.has(word)) inLine++;
    if (flow + inLine + indents.length > DEPTH_MAX) throw new Fault(TOO_MUCH);
  }
}
