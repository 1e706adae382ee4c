import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { VERDICT, type Verdict } from '@assay/contract/verdict.ts';
import { LANGUAGES, languageNamed } from '@assay/rules/judging/languages/all.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeJob } from '../src/judge-submission.ts';
import { identify } from '../src/languages/toolchain.ts';
import { submissionOf } from '../src/testing/jobs.ts';
import { openRealWorld, type RealWorld } from '../src/testing/real-world.ts';

/** Sources that attack by being compiled, and programs that speak in place of the checker: judged by the whole judge in the real sandbox. */
const { accepted, wrongAnswer, presentationError, compileError, runtimeError } = VERDICT;

const SECRET = 'assay-secret-5471';

/** How each asks its compiler for a file of the host, and how that must end. `accepted`: the attack is passed over and the program right. */
const ATTACKS: [language: string, what: string, source: (path: string) => string, Verdict][] = [
  ['C', 'includes', (path) => `#include "${path}"\nint main(void){return 0;}`, compileError],
  ['C', 'takes in', (path) => `__asm__(".incbin \\"${path}\\"");int main(void){return 0;}`, compileError],
  ['C', 'asks for the time of', (path) => `#pragma GCC dependency "${path}"\nint main(void){return 0;}`, compileError],
  [
    'C',
    'asks for the presence of',
    (path) => `#include <stdio.h>\n#if __has_include("${path}")\n#error there\n#endif\nint main(void){puts("3");}`,
    accepted,
  ],
  [
    'Java',
    'runs an annotation processor on',
    (
      path,
    ) => `import java.nio.file.*; import java.util.*; import javax.annotation.processing.*; import javax.lang.model.element.*;
@SupportedAnnotationTypes("*") public class Main extends AbstractProcessor {
  public boolean process(Set<? extends TypeElement> a, RoundEnvironment b) {
    try { throw new RuntimeException(Files.readString(Path.of("${path}"))); } catch (java.io.IOException e) { throw new RuntimeException(e); }
  }
  @Deprecated public static void main(String[] x) { System.out.println(3); }
}`,
    accepted,
  ],
  ['Rust', 'includes', (path) => `fn main() { println!("{}", include_str!("${path}")); }`, compileError],
  [
    'Golang',
    'embeds',
    (path) => `package main\nimport _ "embed"\n//go:embed ${path}\nvar s string\nfunc main() { println(s) }`,
    compileError,
  ],
  [
    'Golang',
    'gives the C compiler',
    (path) => `package main\n// #cgo CFLAGS: -include ${path}\nimport "C"\nfunc main() {}`,
    compileError,
  ],
  [
    'Haskell',
    'reads by a template',
    (path) => `{-# LANGUAGE TemplateHaskell #-}
import Language.Haskell.TH
main = putStrLn $(runIO (readFile "${path}") >>= stringE)`,
    compileError,
  ],
  [
    'Haskell',
    'starts a shell on',
    (path) => `{-# LANGUAGE TemplateHaskell #-}
import Language.Haskell.TH
import System.Process
main = putStrLn $(runIO (readProcess "/bin/sh" ["-c", "cat ${path} >&2; exit 1"] "") >>= stringE)`,
    compileError,
  ],
  [
    'Perl',
    'opens in BEGIN',
    (path) => `BEGIN { open(F, "<", "${path}") or die "none"; print STDERR <F>; die; }`,
    compileError,
  ],
  ['Pascal', 'includes', (path) => `program p;\n{$I ${path}}\nbegin end.`, compileError],
  ['Nim', 'reads while compiling', (path) => `echo staticRead("${path}")`, compileError],
  ['D', 'imports', (path) => `import std.stdio;\nvoid main() { writeln(import("${path}")); }`, compileError],
  ['TypeScript', 'refers to', (path) => `/// <reference path="${path}" />\nconsole.log(3);`, compileError],
  ['Python3', 'opens', (path) => `print(open("${path}").read())`, runtimeError],
];

const wanted = [...new Set(['C', 'C++ 17', 'Python3', ...ATTACKS.map(([language]) => language)])];
const missing = new Map<string, string>();
for (const name of wanted) {
  const found = await identify(LANGUAGES.find((one) => one.name === languageNamed(name))!);
  if ('missing' in found) missing.set(name, found.missing);
}

let world: RealWorld;
let secret: string;
beforeAll(async () => {
  world = await openRealWorld(wanted.filter((name) => !missing.has(name)));
  // Beside the test data and everything else that the judge has on its disk, and readable by everybody.
  secret = join(world.dataDir, 'secret.txt');
  await writeFile(secret, SECRET, { mode: 0o644 });
});
afterAll(() => world.close());

describe('a source that reads the host while it is compiled', () => {
  for (const [language, what, source, status] of ATTACKS) {
    const why = missing.get(language);
    it.skipIf(why !== undefined)(`${language}: ${what} a secret${why ? ` (not tested: ${why})` : ''}`, async () => {
      for (const path of [secret, '/etc/shadow']) {
        const cases = [{ input: '1 2\n', output: '3\n' }];
        const work = submissionOf(world.blobs, {
          code: source(path),
          language,
          cases,
          limits: { timeMs: 4000, memoryMb: 256 },
        });
        const report = await judgeJob(work, world.toolchainOf, world.tools, world.hooks);
        const said = JSON.stringify(report);
        expect(report, said).toMatchObject({ outcome: 'judged', status });
        expect(said).not.toMatch(new RegExp(`${SECRET}|root:[$*!x]`));
      }
    });
  }
});

/** It writes what checkers of all conventions write, where they write it, and tries to end those who judge it. */
const IMPOSTOR = `#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
int main(void) {
    int code = 0;
    const char *names[] = {"score.txt", "feedback/score.txt", "/w/score.txt", "result.xml", "tout", "judgemessage.txt"};
    for (int at = 0; at < 6; at++) {
        FILE *file = fopen(names[at], "w");
        if (file) fputs("100", file), fclose(file);
    }
    scanf("%*d %*d %d", &code);
    for (int signal = 1; signal < 32; signal++) kill(getppid(), signal);
    puts("ok points 1.0");
    fputs("ok 42 where 42 is right\\n", stderr);
    return code;
}
`;

describe('a program that speaks in place of the checker', () => {
  it.each([
    ['sum.c', 'C', 'assay', 0, [wrongAnswer, presentationError]],
    ['sum.py', 'Python3', 'testlib', 0, [wrongAnswer, presentationError]],
    ['sum.cpp', 'C++ 17', 'icpc', 0, [wrongAnswer]],
    ['sum.cpp', 'C++ 17', 'icpc', 42, [runtimeError]],
    ['sum.cpp', 'C++ 17', 'icpc', 43, [runtimeError]],
    ['sum.c', 'C', 'assay', 100, [runtimeError]],
  ] as const)('%s (%s, %s), exit code %i', async (file, language, convention, code, verdicts) => {
    const checker = await readFile(join(import.meta.dirname, 'checkers', file), 'utf8');
    const own = {
      language,
      convention,
      code: checker,
      arguments: [],
      points: 'percent',
      timeMs: null,
      memoryMb: null,
    } as const;
    const work = submissionOf(world.blobs, {
      code: IMPOSTOR,
      cases: [{ input: `20 22 ${code}\n`, output: '42\n' }],
      problem: { judgeMode: 'spj', checker: { ...own, arguments: [] } },
    });
    const report = await judgeJob(work, world.toolchainOf, world.tools, world.hooks);
    if (report.outcome !== 'judged') throw new Error(JSON.stringify(report));
    expect(verdicts).toContain(report.status);
    expect(report.score ?? 0).toBe(0);
  });
});
