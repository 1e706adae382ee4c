import { ADDITION, type LanguageData } from '../language.ts';

const template = `use std::io;

fn main() {
    let mut line = String::new();
    io::stdin().read_line(&mut line).unwrap();
    let sum: i64 = line.split_whitespace().map(|x| x.parse::<i64>().unwrap()).sum();
    println!("{}", sum);
}
`;

export const rust: LanguageData = {
  name: 'Rust',
  description: 'Rust, edition 2021',
  contentType: 'text/x-rustsrc',
  sourceFile: 'main.rs',
  tools: ['/usr/bin/rustc'],
  packages: ['rustc'],
  versionArgv: ['/usr/bin/rustc', '--version'],
  compile: {
    argv: [
      '/usr/bin/rustc',
      '--edition',
      '2021',
      '-O',
      '-C',
      'strip=symbols',
      '--cap-lints',
      'allow',
      '-o',
      'main',
      'main.rs',
    ],
    limits: { cpuMs: 20_000, wallMs: 60_000, memoryMb: 1536, processes: 64, workMb: 256 },
    keeps: { kind: 'file', path: 'main' },
  },
  run: { argv: ['/app/main'], processes: 32 },
  timeFactor: 2,
  memoryFactor: 2,
  mayCheck: false,
  template,
  codeTemplate: `use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();

}
`,
  selfTest: {
    code: `use std::collections::BTreeSet;
use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let numbers: BTreeSet<i64> = input.split_whitespace().map(|x| x.parse().unwrap()).collect();
    let sum = std::thread::spawn(move || numbers.iter().sum::<i64>()).join().unwrap();
    println!("{}", sum);
}
`,
    ...ADDITION,
  },
};
