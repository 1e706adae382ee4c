import { ADDITION, type LanguageData } from '../language.ts';

const template = `let numbers = stdin.ReadLine().Split(' ') |> Array.map int64
printfn "%d" (Array.sum numbers)
`;

/** Debian 12 brings no F# compiler; that of the Mono project's own packages is found here. */
export const fsharp: LanguageData = {
  name: 'F#',
  description: 'F# on Mono',
  contentType: 'text/x-fsharp',
  sourceFile: 'main.fs',
  tools: ['/usr/bin/fsharpc', '/usr/bin/mono'],
  packages: [],
  origin: 'https://www.mono-project.com/download/stable/ (package fsharp)',
  versionArgv: ['/usr/bin/fsharpc', '--help'],
  compile: {
    argv: ['/usr/bin/fsharpc', '--nologo', '--optimize+', '--standalone', '--out:main.exe', 'main.fs'],
    limits: { cpuMs: 20_000, wallMs: 60_000, memoryMb: 1024, processes: 64, workMb: 128 },
    keeps: { kind: 'file', path: 'main.exe' },
  },
  run: { argv: ['/usr/bin/mono', '--optimize=all', '/app/main.exe'], processes: 64 },
  timeFactor: 2,
  memoryFactor: 2,
  mayCheck: false,
  template,
  codeTemplate: '',
  selfTest: {
    code: `let rec deep n = if n = 0 then 0 else deep (n - 1) + 1
let numbers = stdin.ReadLine().Split(' ') |> Array.map int64 |> Set.ofArray
if deep 10000 <> 10000 then failwith "recursion"
printfn "%d" (Seq.sum numbers)
`,
    ...ADDITION,
  },
};
