import { ADDITION, type LanguageData } from '../language.ts';
import { LINKING } from './linking.ts';

const template = `#include <iostream>

int main() {
    long long a, b;
    std::cin >> a >> b;
    std::cout << a + b << std::endl;
    return 0;
}
`;

/** Precompiled headers are used only when every flag that matters is the same, so both commands share them. */
const flagsOf = (chosen: string[]) => ['-DONLINE_JUDGE', ...chosen, '-w', '-fmax-errors=10'];

/** Headers with which most programs begin. A compilation takes one from what was compiled before, if it comes before everything else. */
const HEADERS = [
  { header: 'bits/stdc++.h', from: 'all.h' },
  { header: 'iostream', from: 'streams.h' },
];

const compiledAhead =
  (flags: string[]) =>
  ({ header, from }: (typeof HEADERS)[number]) =>
    `/usr/bin/g++ ${flagsOf(flags).join(' ')} -x c++-header ${from} -o ${header}.gch`;

/** C++ with the flags of a standard; `#include <bits/stdc++.h>` or `<iostream>` first in the file is taken from a precompiled header. */
const cpp = (name: string, description: string, flags: string[]): LanguageData => ({
  name,
  description,
  contentType: 'text/x-c++src',
  sourceFile: 'main.cpp',
  tools: ['/usr/bin/g++'],
  packages: ['g++'],
  versionArgv: ['/usr/bin/g++', '--version'],
  compile: {
    argv: ['/usr/bin/g++', ...flagsOf(flags), '-I/app', 'main.cpp', '-o', 'main'],
    quicker: LINKING,
    limits: { cpuMs: 15_000, wallMs: 45_000, memoryMb: 1024, processes: 16, workMb: 128 },
    keeps: { kind: 'file', path: 'main' },
    prepare: {
      argv: ['/bin/sh', '-c', ['mkdir -p bits', ...HEADERS.map(compiledAhead(flags))].join(' && ')],
      files: HEADERS.map(({ header, from }) => ({ path: from, content: `#include <${header}>\n` })),
      makes: 'bits/stdc++.h.gch',
      alsoMakes: ['iostream.gch'],
      limits: { cpuMs: 60_000, wallMs: 180_000, memoryMb: 1536, processes: 16, workMb: 512 },
    },
  },
  run: { argv: ['/app/main'], processes: 32 },
  timeFactor: 1,
  memoryFactor: 1,
  mayCheck: true,
  template,
  codeTemplate: `#include <bits/stdc++.h>
using namespace std;

int main() {

    return 0;
}
`,
  selfTest: {
    code: `#include <bits/stdc++.h>
using namespace std;

int main() {
    vector<long long> numbers;
    for (long long x; cin >> x;) numbers.push_back(x);
    sort(numbers.rbegin(), numbers.rend());
    long long sum = 0;
    thread worker([&] { sum = accumulate(numbers.begin(), numbers.end(), 0LL); });
    worker.join();
    try { throw runtime_error("caught"); } catch (const exception &) { cout << sum << endl; }
}
`,
    ...ADDITION,
  },
});

/** A standard without and with optimisation, by the names that other judges use. */
const standard = (name: string, flag: string, description: string): [LanguageData, LanguageData] => [
  cpp(name, description, [flag]),
  cpp(`${name} With O2`, `${description}, -O2`, ['-O2', flag]),
];

const [cpp14, cpp14o2] = standard('C++', '-std=c++14', 'G++, C++14');

export const cppLanguages: LanguageData[] = [
  { ...cpp14, aliases: ['C++ 14'] },
  { ...cpp14o2, aliases: ['C++ 14 With O2'] },
  ...standard('C++ 17', '-std=c++17', 'G++, C++17'),
  ...standard('C++ 20', '-std=c++20', 'G++, C++20'),
  ...standard('C++ 23', '-std=c++23', 'G++, C++23 as far as this version has it'),
];
