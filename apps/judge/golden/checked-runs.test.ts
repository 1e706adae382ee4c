import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeJob } from '../src/judge-submission.ts';
import { testRunOf } from '../src/testing/jobs.ts';
import { openRealWorld, type RealWorld } from '../src/testing/real-world.ts';

/** What a program may not do is said with its line, in the sandbox, where it would pass or die without a word. */
let world: RealWorld;
beforeAll(async () => {
  world = await openRealWorld(['C', 'C++ 17 With O2']);
}, 60_000);
afterAll(() => world.close());

async function run(language: string, code: string, input = '5\n', expected: string | null = null) {
  const job = { ...testRunOf({ code, runs: [{ input, expected }], checks: true }), language };
  const report = await judgeJob(job, world.toolchainOf, world.tools, world.hooks);
  if (report.outcome !== 'tested') throw new Error(JSON.stringify(report));
  return report;
}

/** Reads a number; `body` is line 4. */
const c = (body: string) =>
  `#include <stdio.h>\n#include <stdlib.h>\nint main(void) { int n; if (scanf("%d", &n) != 1) return 9;\n${body}\nreturn 0; }\n`;

describe('a run with checks', () => {
  it.each([
    ['an integer that overflows', 'int x = 2147483647; x += n; printf("%d", x);', /signed integer overflow/],
    ['an index behind an array', 'int a[3] = {1, 2, 3}; printf("%d", a[n]);', /index 5 out of bounds/],
    [
      'memory of the heap behind its end',
      'int *a = malloc(12); a[n] = 1; printf("%d", a[n]);',
      /insufficient space|overflow/,
    ],
    ['a division by zero', 'printf("%d", 7 / (n - 5));', /division by zero/],
    ['a null pointer', 'int *p = n == 5 ? NULL : &n; printf("%d", *p);', /load of null pointer/],
    ['a shift too far', 'printf("%d", 1 << (n + 40));', /shift exponent 45/],
  ])('stops at %s, and says its line', async (_what, body, said) => {
    const { runs } = await run('C', c(body));
    expect(runs[0]).toMatchObject({ status: 3 });
    expect(runs[0]!.stderr).toMatch(/main\.c:4:\d+: runtime error: /);
    expect(runs[0]!.stderr).toMatch(said);
  });

  it('stops at an index behind a vector', { timeout: 120_000 }, async () => {
    const code = '#include <vector>\nint main() {\nstd::vector<int> a(3);\nreturn a[5];\n}\n';
    const { runs } = await run('C++ 17 With O2', code);
    expect(runs[0]).toMatchObject({ status: 3 });
    expect(runs[0]!.stderr).toMatch(/__n < this->size\(\)[\s\S]*main\.cpp:4/);
  });

  it('tells of variables that are read before they are set, and runs all the same', async () => {
    const report = await run('C', c('int sum; for (int i = 0; i < n; i++) sum += i; printf("%d", sum);'));
    expect(report.unset).toMatch(/^main\.c:4:\d+: error: .sum. (?:is|may be) used uninitialized/);
    expect(report.runs).toHaveLength(1);
  });

  it('lets a right program pass', async () => {
    const right = await run(
      'C',
      c('int a[5]; for (int i = 0; i < n; i++) a[i] = i; printf("%d", a[n - 1]);'),
      '5\n',
      '4',
    );
    expect(right).toMatchObject({ status: 0, runs: [{ status: 0, stderr: '' }] });
    expect(right.unset).toBeUndefined();
  });

  it('says of code that does not compile what any run says', async () => {
    expect(await run('C', 'int main(void) { return 0 }')).toMatchObject({ status: -2, runs: [] });
  });
});
