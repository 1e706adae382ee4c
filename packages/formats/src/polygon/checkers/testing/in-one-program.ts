import { STANDARD_CHECKERS, standardChecker } from '../standard-checkers.ts';

/** All standard checkers as functions `stock_NAME::run(argc, argv)` of one program, so that tests compile the header once. */
export const STOCK_FUNCTIONS = STANDARD_CHECKERS.map((name) => {
  const code = standardChecker(name)!.replace(/#include.*/, '');
  return `namespace stock_${name} {\n${code.replace('int main(', '[[noreturn]] static int run(')}}\n`;
}).join('');
