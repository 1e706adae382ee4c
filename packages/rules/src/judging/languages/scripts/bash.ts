import { ADDITION, type LanguageData } from '../language.ts';

const template = `read a b
echo $((a + b))
`;

export const bash: LanguageData = {
  name: 'Bash',
  description: 'Bash with the tools of the system (awk, sed, sort, bc where it is installed)',
  contentType: 'text/x-sh',
  sourceFile: 'main.sh',
  tools: ['/usr/bin/bash'],
  packages: ['bash'],
  versionArgv: ['/usr/bin/bash', '--version'],
  compile: {
    argv: ['/usr/bin/bash', '-n', 'main.sh'],
    limits: { cpuMs: 5_000, wallMs: 20_000, memoryMb: 256, processes: 16, workMb: 64 },
    keeps: { kind: 'source' },
  },
  run: { argv: ['/usr/bin/bash', '/app/main.sh'], processes: 64 },
  timeFactor: 2,
  memoryFactor: 2,
  mayCheck: false,
  template,
  codeTemplate: '',
  selfTest: {
    code: `read -ra numbers
sum=0
while read -r number; do ((sum += number)); done < <(printf '%s\\n' "\${numbers[@]}" | sort -n)
echo "$sum"
`,
    ...ADDITION,
  },
};
