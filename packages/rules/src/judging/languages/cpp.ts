import { ADDITION, type LanguageData } from './language.ts';

const template = `#include <iostream>

int main() {
    long long a, b;
    std::cin >> a >> b;
    std::cout << a + b << std::endl;
    return 0;
}
`;

/** Precompiled headers are used only when every flag that matters is the same, so both commands share them. */
const flagsOf = (standard: string) => ['-DONLINE_JUDGE', '-O2', '-w', '-fmax-errors=10', `-std=${standard}`];

/** C++ of a standard; `#include <bits/stdc++.h>` first in the file is taken from a precompiled header. */
const cpp = (name: string, standard: string, description: string): LanguageData => ({
  name,
  description,
  contentType: 'text/x-c++src',
  sourceFile: 'main.cpp',
  tools: ['/usr/bin/g++'],
  packages: ['g++'],
  versionArgv: ['/usr/bin/g++', '--version'],
  compile: {
    argv: ['/usr/bin/g++', ...flagsOf(standard), '-I/app', 'main.cpp', '-o', 'main'],
    limits: { cpuMs: 15_000, wallMs: 45_000, memoryMb: 1024, processes: 16, workMb: 128 },
    keeps: { kind: 'file', path: 'main' },
    prepare: {
      argv: [
        '/bin/sh',
        '-c',
        `mkdir -p bits && /usr/bin/g++ ${flagsOf(standard).join(' ')} -x c++-header all.h -o bits/stdc++.h.gch`,
      ],
      files: [{ path: 'all.h', content: '#include <bits/stdc++.h>\n' }],
      makes: 'bits/stdc++.h.gch',
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

export const cpp17 = cpp('C++ 17', 'c++17', 'G++, C++17');
export const cpp20 = cpp('C++ 20', 'c++20', 'G++, C++20');
