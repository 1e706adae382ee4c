import { defineProblem } from '../../problem.ts';
import { lines } from '../../tokens.ts';

const draw = (size: number): string[] => {
  const upper = Array.from({ length: size }, (_, row) => `${' '.repeat(size - 1 - row)}/${'*'.repeat(2 * row + 1)}\\`);
  const lower = Array.from({ length: size }, (_, row) => `${' '.repeat(row)}\\${'*'.repeat(2 * (size - row) - 1)}/`);
  const cord = `${' '.repeat(size)}|`;
  return [cord, ...upper, ...lower, cord];
};

export const paperLantern = defineProblem({
  problemId: '1001',
  slug: 'paper-lantern',
  difficulty: 0,
  isRemoveEndBlank: false,
  tags: ['implementation', 'string-handling'],
  examples: [
    {
      input: '3\n',
      output: lines('   |', '  /*\\', ' /***\\', '/*****\\', '\\*****/', ' \\***/', '  \\*/', '   |'),
    },
    { input: '1\n', output: lines(' |', '/*\\', '\\*/', ' |') },
  ],

  solve: (input) => lines(...draw(Number(input))),

  inputs: () => [3, 1, 2, 4, 7, 10, 25, 49, 50].map((size) => ({ name: `size ${size}`, input: lines(size) })),
});
