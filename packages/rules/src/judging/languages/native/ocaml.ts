import { ADDITION, type LanguageData } from '../language.ts';

const template = `let () = Scanf.scanf " %d %d" (fun a b -> Printf.printf "%d\\n" (a + b))
`;

export const ocaml: LanguageData = {
  name: 'OCaml',
  description: 'OCaml, native code, with unix and str',
  contentType: 'text/x-ocaml',
  sourceFile: 'main.ml',
  tools: ['/usr/bin/ocamlopt'],
  packages: ['ocaml-nox'],
  versionArgv: ['/usr/bin/ocamlopt', '-version'],
  compile: {
    argv: ['/usr/bin/ocamlopt', '-w', '-a', '-inline', '100', '-o', 'main', 'unix.cmxa', 'str.cmxa', 'main.ml'],
    limits: { cpuMs: 10_000, wallMs: 30_000, memoryMb: 512, processes: 16, workMb: 64 },
    keeps: { kind: 'file', path: 'main' },
  },
  run: { argv: ['/app/main'], processes: 32 },
  timeFactor: 2,
  memoryFactor: 2,
  mayCheck: false,
  template,
  codeTemplate: `let () =
  ()
`,
  selfTest: {
    code: `module Numbers = Set.Make (Int)

let rec deep n = if n = 0 then 0 else deep (n - 1) + 1

let () =
  let words = Str.split (Str.regexp " +") (String.trim (read_line ())) in
  let numbers = Numbers.of_list (List.map int_of_string words) in
  assert (deep 100000 = 100000);
  print_endline (string_of_int (Numbers.fold ( + ) numbers 0))
`,
    ...ADDITION,
  },
};
