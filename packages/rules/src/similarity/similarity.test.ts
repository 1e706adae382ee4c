import { processorMs } from '@assay/testkit/growth.ts';
import { describe, expect, test } from 'vitest';
import { randomOf } from '../boards/testing/random.ts';
import { clustersOf } from './clusters.ts';
import { compareAll, OWN_TOKENS_MIN } from './compare.ts';
import { fingerprintsOf, SCHEME } from './fingerprints.ts';
import { expandMacros } from './macros.ts';
import { ownProgram } from './program.ts';
import { tilesOf } from './tiling.ts';
import { tokensOf } from './tokens.ts';

const BASE = `#include <cstdio>
#include <vector>
#include <algorithm>
using namespace std;

int best(const vector<int>& a, int limit) {
  int low = 0, high = 1000000;
  while (low < high) {
    int middle = (low + high) / 2;
    if (a[middle] * 2 >= limit) high = middle;
    else low = middle + 1;
  }
  return low;
}

long long total(const vector<int>& a) {
  long long sum = 0;
  for (int i = 0; i < (int)a.size(); i++) {
    if (a[i] % 3 == 1 || a[i] > 17) sum += a[i] * 5;
  }
  return sum;
}

int main() {
  int n;
  scanf("%d", &n);
  vector<int> values(n);
  for (int i = 0; i < n; i++) scanf("%d", &values[i]);
  sort(values.begin(), values.end());
  printf("%lld %d\\n", total(values), best(values, n));
}
`;

const swap = (from: string | RegExp, to: string) => BASE.replace(from, to);
const [head, best, total, main] = BASE.split(/\n\n(?=int best|long long|int main)/);
const own = (code: string, language = 'C++ 17') => ownProgram(tokensOf(code, language));
const kinds = (code: string, language = 'C++ 17') => tokensOf(code, language).tokens.map(({ kind }) => kind);
const similarityOf = (a: string, b: string, language = 'C++ 17') =>
  compareAll([a, b].map((code, person) => ({ program: own(code, language), person }))).pairs[0]?.similarity ?? 0;

describe('what makes no difference at all', () => {
  test.each([
    ['comments', swap('while', '/* halves\n it */ while').replace('return sum', '// all of them\nreturn sum')],
    ['line ends of another system', BASE.replaceAll('\n', '\r\n')],
    ['line ends of an old system', BASE.replaceAll('\n', '\r')],
    ['a byte order mark', `\uFEFF${BASE}`],
    ['blanks and line breaks', BASE.replace(/ {2}/g, '\t\t').replace(/; /g, ';\n\n')],
    ['braces around one statement', swap('high = middle;', '{ high = middle; }')],
    ['other names', BASE.replace(/\b(low|high|middle|values|sum|best|total)\b/g, 'x_$1')],
    ['names of the library as own names', BASE.replace(/\bmiddle\b/g, 'count')],
    [
      'another loop',
      swap(
        'for (int i = 0; i < n; i++) scanf("%d", &values[i]);',
        '{ int i = 0; while (i < n) { scanf("%d", &values[i]); i++; } }',
      ),
    ],
    [
      'a loop in a macro',
      swap('#include <cstdio>', '#define rep(i, n) for (int i = 0; i < n; i++)\n#include <cstdio>').replace(
        'for (int i = 0; i < n; i++) scanf',
        'rep(i, n) scanf',
      ),
    ],
    ['wider types', BASE.replaceAll('int ', 'long long ').replace('long long main', 'int main')],
    ['variables that nobody reads', swap('int n;', 'int n; int unused = 7; unused += 3;')],
    ['branches that are never taken', swap('return low;', 'if (false) { printf("never"); }\n  return low;')],
    ['comparisons from the other side', swap('low < high', 'high > low')],
    ['++ as +=', swap('i < n; i++', 'i < n; i += 1').replace('i += 1', '++i')],
  ])('SIM-2: %s', (_what, code) => {
    expect(kinds(code)).toEqual(kinds(BASE));
  });

  test('SIM-2: functions in another order', () => {
    expect(similarityOf(BASE, [head, total, best, main].join('\n\n'))).toBeGreaterThan(0.8);
  });

  test('SIM-2: in Python', () => {
    const code =
      'import sys\n\ndef f(a, b):\n    """Adds."""\n    s = 0\n    for x in a:\n        s += x * b  # more\n    return s\n\nprint(f([1, 2], 3))\n';
    const copy =
      'def weigh(items, factor):\r\n  unused = 3\r\n  total = 0\r\n  for item in items:\r\n      total += item * factor\r\n  return total\r\n\r\nprint(weigh([4, 5], 6))\r\n';
    expect(kinds(copy, 'Python3')).toEqual(kinds(code, 'Python3'));
  });

  test('SIM-2: in languages without a grammar', () => {
    const code =
      'program a;\nvar i, s: integer;\nbegin\n  { adds }\n  for i := 1 to 10 do s := s + i;\n  writeln(s);\nend.';
    const copy =
      'PROGRAM B;\nVAR K, Total: INTEGER;\nBEGIN\n FOR K := 1 TO 99 DO Total := Total + K; // adds\n writeln(Total);\nEND.';
    expect(kinds(copy, 'Pascal')).toEqual(kinds(code, 'Pascal'));
    expect(tokensOf(code, 'Pascal').isParsed).toBe(false);
  });
});

describe('percentages', () => {
  test('SIM-3: equal programs have all in common, and tokens know where they stand', () => {
    const { pairs } = compareAll(
      [BASE, BASE.replaceAll('\n', '\r\n')].map((code, person) => ({ program: own(code), person })),
    );
    expect(pairs).toMatchObject([{ similarity: 1, coverageA: 1, coverageB: 1 }]);
    const { tokens } = tokensOf(BASE, 'C++ 17');
    const place = BASE.indexOf('best');
    expect(tokens.some(({ from, to }) => from === place && to === place + 4)).toBe(true);
  });

  test('SIM-3: there is none below so many own tokens', () => {
    const short = 'int main() { int a, b; std::cin >> a >> b; std::cout << a + b; }';
    expect(kinds(short).length).toBeLessThan(OWN_TOKENS_MIN);
    const many = Array.from({ length: 40 }, (_, person) => ({ program: own(short), person }));
    const { pairs, tooShort } = compareAll(many);
    expect(pairs).toEqual([]);
    expect(tooShort).toHaveLength(40);
  });

  test('SIM-3: a template is nobody’s own', () => {
    const templates = [tokensOf(BASE, 'C++ 17')];
    const program = ownProgram(tokensOf(BASE.replace('% 3', '% 4'), 'C++ 17'), templates);
    expect(program.kinds.length).toBeLessThan(OWN_TOKENS_MIN);
    expect(program.tokenCount).toBeGreaterThan(100);
  });

  test('SIM-3: programs of one person, and of different languages, are not compared', () => {
    expect(compareAll([BASE, BASE].map((code) => ({ program: own(code), person: 7 }))).pairs).toEqual([]);
    const python = tokensOf('x = 1\n'.repeat(60), 'Python3');
    const candidates = [own(BASE), ownProgram(python)].map((program, person) => ({ program, person }));
    expect(compareAll(candidates).pairs).toEqual([]);
  });

  test('SIM-4: what the whole class has weighs nothing, what two have weighs', () => {
    const shared = Array.from({ length: 30 }, (_, at) => `  v[${at}] = f(a + ${at}) * b[${at}] - c;`).join('\n');
    const rare = '  while (q[i] != r && --k) { s = t ? u[v] : h(w, "r"); if (p) break; else continue; }\n'.repeat(2);
    const written = (person: number) => {
      const random = randomOf(person + 1);
      const lines = Array.from({ length: 8 }, () => {
        const sign = () => random.pick(['+', '-', '*', '/', '%', '&', '|', '<<']);
        return `  ${random.pick(['x =', 'return', 'x[y] =', 'if (z)'])} y ${sign()} z ${sign()} ${random.pick(['3', 'w', 'g(x)', '"t"'])};`;
      });
      return own(`int main() {\n${shared}\n${lines.join('\n')}\n${person < 2 ? rare : ''}}`);
    };
    const candidates = Array.from({ length: 20 }, (_, person) => ({ program: written(person), person }));
    const { pairs, median } = compareAll(candidates);
    expect(pairs[0]).toMatchObject({ a: 0, b: 1 });
    expect(pairs[0]!.similarity).toBeGreaterThan(3 * median);
  });

  test('SIM-4: clusters hold who is connected', () => {
    const pair = (a: number, b: number, oddness = 9) => ({
      a,
      b,
      oddness,
      similarity: 0.9,
      coverageA: 0.9,
      coverageB: 0.8,
      longest: 50,
    });
    const clusters = clustersOf([pair(1, 2), pair(2, 5), pair(3, 4), pair(5, 3, 2)], 6);
    expect(clusters.map(({ members }) => members)).toEqual([
      [1, 2, 5],
      [3, 4],
    ]);
  });
});

describe('the parts', () => {
  test('SIM-1: every common run of gram + window − 1 tokens leaves a common print', () => {
    const random = randomOf(7);
    const length = SCHEME.gram + SCHEME.window - 1;
    for (let round = 0; round < 300; round++) {
      const noise = (size: number) => Array.from({ length: size }, () => random.below(5));
      const run = noise(length);
      const pad = SCHEME.shortProgram;
      const a = [...noise(pad + random.below(30)), ...run, ...noise(pad)];
      const b = [...noise(pad + random.below(30)), ...run, ...noise(pad)];
      const prints = new Set(fingerprintsOf(a).map(({ hash }) => hash));
      expect(fingerprintsOf(b).some(({ hash }) => prints.has(hash))).toBe(true);
    }
  });

  test('SIM-1: a long program leaves fewer prints than tokens', () => {
    const random = randomOf(1);
    const kindsOf = Array.from({ length: 2_000 }, () => random.below(40));
    const count = fingerprintsOf(kindsOf).length;
    expect(count).toBeGreaterThan(600);
    expect(count).toBeLessThan(1_000);
  });

  test('tiles are the longest runs, and no token is in two of them', () => {
    expect(tilesOf([1, 2, 3, 4, 9, 5, 6, 7], [5, 6, 7, 0, 1, 2, 3, 4], 3)).toEqual([
      { a: 0, b: 4, length: 4 },
      { a: 5, b: 0, length: 3 },
    ]);
    expect(tilesOf([1, 1, 1, 1, 1, 1], [1, 1, 1], 3)).toHaveLength(1);
  });

  test('macros of one line are put in their places, and know where they were', () => {
    const source = '#define two(a) (a + a)\nint x = two(y);';
    const { text, originOf } = expandMacros(source);
    expect(text.trim()).toBe('int x = (y + y);');
    expect(originOf(text.indexOf('+'))).toBe(source.indexOf('two(y)'));
    expect(originOf(text.indexOf(';'))).toBe(source.indexOf(';'));
  });

  test('macros that name themselves, or grow, end', () => {
    expect(expandMacros('#define a a b\na').text.length).toBeLessThan(100);
    const growing = Array.from({ length: 20 }, (_, at) => `#define m${at + 1} ${`m${at} `.repeat(50)}`).join('\n');
    expect(expandMacros(`${growing}\nm20 m20`).text.length).toBeLessThan(100_000);
  });
});

describe('hostile programs are read in bounded time', () => {
  test.each([
    ['a table of constants', `int a[] = {${'123456, '.repeat(4_000)}0};`],
    ['one token again and again', 'x '.repeat(10_000)],
    ['nesting', `int main() { ${'if (x) { '.repeat(1_000)}${'}'.repeat(1_000)} }`],
    ['brackets', `int main() { return ${'('.repeat(20_000)}1; }`],
    ['open comments', '/* '.repeat(10_000)],
    ['comparisons', 'a<'.repeat(10_000)],
    ['open texts', '"a'.repeat(10_000)],
    ['macros', '#define f(a) f(f(a))\n'.repeat(2_000) + 'f('.repeat(20_000)],
    ['bytes', String.fromCharCode(...Array.from({ length: 20_000 }, (_, at) => (at * 7919) % 65_536))],
    ['nothing', ''],
  ])(
    '%s',
    (_what, code) => {
      for (const language of ['C++ 17', 'Java', 'Pascal']) {
        const tookMs = processorMs(() => {
          const program = own(code, language);
          compareAll([program, program].map((one, person) => ({ program: one, person })));
        });
        expect(tookMs).toBeLessThan(10_000);
      }
    },
    120_000,
  );
});
