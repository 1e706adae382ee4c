import { ADDITION, type LanguageData } from '../language.ts';

const template = `let numbers = readLine()!.split(separator: " ").map { Int($0)! }
print(numbers[0] + numbers[1])
`;

/** Debian brings no Swift; the toolchain of swift.org unpacked into /usr is found here. */
export const swift: LanguageData = {
  name: 'Swift',
  description: 'Swift',
  contentType: 'text/x-swift',
  sourceFile: 'main.swift',
  tools: ['/usr/bin/swiftc'],
  packages: [],
  origin: 'https://www.swift.org/install/linux/ (unpacked into /usr)',
  versionArgv: ['/usr/bin/swiftc', '--version'],
  compile: {
    argv: ['/usr/bin/swiftc', '-O', '-suppress-warnings', '-D', 'ONLINE_JUDGE', '-o', 'main', 'main.swift'],
    limits: { cpuMs: 30_000, wallMs: 90_000, memoryMb: 1536, processes: 64, workMb: 256 },
    keeps: { kind: 'file', path: 'main' },
  },
  run: { argv: ['/app/main'], processes: 64 },
  timeFactor: 2,
  memoryFactor: 2,
  mayCheck: false,
  template,
  codeTemplate: '',
  selfTest: {
    code: `var numbers = Set<Int>()
while let line = readLine() { for word in line.split(separator: " ") { numbers.insert(Int(word)!) } }
func deep(_ n: Int) -> Int { n == 0 ? 0 : deep(n - 1) + 1 }
precondition(deep(10000) == 10000)
print(numbers.reduce(0, +))
`,
    ...ADDITION,
  },
};
