import { ADDITION, type LanguageData } from '../language.ts';

const template = `var
  a, b: int64;
begin
  read(a, b);
  writeln(a + b);
end.
`;

export const pascal: LanguageData = {
  name: 'Pascal',
  description: 'Free Pascal',
  contentType: 'text/x-pascal',
  sourceFile: 'main.pas',
  tools: ['/usr/bin/fpc'],
  packages: ['fp-compiler', 'fp-units-fcl'],
  versionArgv: ['/usr/bin/fpc', '-iW'],
  compile: {
    argv: ['/usr/bin/fpc', '-dONLINE_JUDGE', '-O2', '-l-', '-v0', '-ve', '-omain', 'main.pas'],
    limits: { cpuMs: 10_000, wallMs: 30_000, memoryMb: 512, processes: 16, workMb: 128 },
    keeps: { kind: 'file', path: 'main' },
  },
  run: { argv: ['/app/main'], processes: 32 },
  timeFactor: 2,
  memoryFactor: 2,
  mayCheck: false,
  template,
  codeTemplate: `begin

end.
`,
  selfTest: {
    code: `uses sysutils, math;
var
  a, b: int64;
  s: ansistring;
begin
  read(a, b);
  s := IntToStr(max(a, b) + min(a, b));
  writeln(s);
end.
`,
    ...ADDITION,
  },
};
