/** Programs of some length that are each other's like in nothing: statements and operators drawn by a seed. */
export function program(seed: number): string {
  let state = seed * 7919 + 1;
  const draw = <T>(choices: readonly T[]): T => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return choices[(state >>> 16) % choices.length]!;
  };
  const value = (): string => draw(['a', 'b[i]', 'f(c)', '7', '(a ? b : c)', 'p.q', '-d', '!e']);
  const term = () => `${value()} ${draw(['+', '-', '*', '/', '%', '<', '==', '&', '^', '<<'])} ${value()}`;
  const line = () =>
    draw([
      () => `if (${term()}) { g = ${term()}; }`,
      () => `while (${term()}) h[${term()}] += ${value()};`,
      () => `return ${term()};`,
      () => `w = ${term()} ${draw(['|', '&&', '||', '>'])} ${term()};`,
      () => `call(${term()}, ${value()});`,
    ])();
  return `int solve() {\n${Array.from({ length: 30 }, () => `  ${line()}`).join('\n')}\n}\n`;
}
/** The first of them under other names and with another indentation. */
export const copied = program(1).replaceAll('solve', 'answer').replaceAll('call', 'other').replaceAll('  ', '    ');
