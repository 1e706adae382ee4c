import { ADDITION, type LanguageData } from '../language.ts';

const template = `a, b = gets.split.map(&:to_i)
puts a + b
`;

export const ruby: LanguageData = {
  name: 'Ruby',
  description: 'Ruby',
  contentType: 'text/x-ruby',
  sourceFile: 'main.rb',
  tools: ['/usr/bin/ruby'],
  packages: ['ruby'],
  versionArgv: ['/usr/bin/ruby', '--version'],
  compile: {
    argv: ['/usr/bin/ruby', '--disable=gems', '-W0', '-c', 'main.rb'],
    limits: { cpuMs: 5_000, wallMs: 20_000, memoryMb: 512, processes: 16, workMb: 64 },
    keeps: { kind: 'source' },
  },
  run: { argv: ['/usr/bin/ruby', '--disable=gems', '-W0', '/app/main.rb'], processes: 32 },
  timeFactor: 2,
  memoryFactor: 2,
  mayCheck: false,
  template,
  codeTemplate: '',
  selfTest: {
    code: `require 'set'

def deep(n)
  n == 0 ? 0 : deep(n - 1) + 1
end

raise 'recursion' unless deep(5000) == 5000
numbers = Set.new(STDIN.read.split.map(&:to_i))
puts Thread.new { numbers.sum }.value
`,
    ...ADDITION,
  },
};
