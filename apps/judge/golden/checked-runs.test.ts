import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeJob } from '../src/judge-submission.ts';
import { testRunOf } from '../src/testing/jobs.ts';
import { openRealWorld, type RealWorld } from '../src/testing/real-world.ts';

/** What a program may not do is said with its line, in the sandbox, where it would pass or die without a word. */
let world: RealWorld;
beforeAll(async () => {
  world = await openRealWorld(['C', 'C++ 17', 'C++ 17 With O2']);
}, 60_000);
afterAll(() => world.close());

async function run(language: string, code: string, input = '5\n', expected: string | null = null) {
  const job = { ...testRunOf({ code, runs: [{ input, expected }], checks: true }), language };
  const report = await judgeJob(job, world.toolchainOf, world.tools, world.hooks);
  if (report.outcome !== 'tested') throw new Error(JSON.stringify(report));
  return report;
}

const cpp = (body: string) => `#include <iostream>\n#include <vector>\nint main() { using namespace std;\n${body}\n}\n`;

describe('a run with checks', () => {
  it.each([
    [
      'an integer that overflows',
      'int n; cin >> n; int x = 2147483647; x += n; cout << x;',
      /main\.cpp:4:\d+: runtime error: signed integer overflow/,
    ],
    [
      'an index behind an array',
      'int n; cin >> n; int a[3] = {1, 2, 3}; cout << a[n];',
      /main\.cpp:4:\d+: runtime error: index 5 out of bounds/,
    ],
    ['an index behind a vector', 'int n; cin >> n; vector<int> a(3); cout << a[n];', /__n < this->size\(\)/],
    [
      'memory of the heap behind its end',
      'int n; cin >> n; int *a = new int[3]; a[n] = 1; cout << a[n];',
      /main\.cpp:4:\d+: runtime error: store to address \w+ with insufficient space|heap-buffer-overflow/,
    ],
    ['a division by zero', 'int n; cin >> n; cout << 7 / (n - 5);', /main\.cpp:4:\d+: runtime error: division by zero/],
    ['a null pointer', 'int *p = nullptr; cout << *p;', /main\.cpp:4:\d+: runtime error: load of null pointer/],
    [
      'a shift too far',
      'int n; cin >> n; cout << (1 << (n + 40));',
      /main\.cpp:4:\d+: runtime error: shift exponent 45/,
    ],
  ])('stops at %s', async (_what, body, said) => {
    const { runs } = await run('C++ 17 With O2', cpp(body));
    expect(runs[0]).toMatchObject({ status: 3 });
    expect(runs[0]!.stderr).toMatch(said);
  });

  it('tells of variables that are read before they are set, and runs all the same', async () => {
    const report = await run('C++ 17', cpp('int sum; for (int i = 0; i < 3; i++) sum += i; cout << sum;'));
    expect(report.unset).toMatch(/^main\.cpp:4:\d+: error: .sum. (?:is|may be) used uninitialized/);
    expect(report.runs).toHaveLength(1);
  });

  it('lets a right program pass, in C too', async () => {
    const right = await run(
      'C++ 17',
      cpp('int n; cin >> n; vector<int> a(n, 2); int sum = 0; for (int x : a) sum += x; cout << sum;'),
      '5\n',
      '10',
    );
    expect(right).toMatchObject({ status: 0, runs: [{ status: 0, stderr: '' }] });
    expect(right.unset).toBeUndefined();
    const c = '#include <stdio.h>\nint main(void) { int n; scanf("%d", &n); printf("%d\\n", n + 1); return 0; }\n';
    expect(await run('C', c, '5\n', '6')).toMatchObject({ status: 0 });
  });

  it('says of code that does not compile what any run says', async () => {
    expect(await run('C++ 17', 'int main() { return 0 }')).toMatchObject({ status: -2, runs: [] });
  });
});
