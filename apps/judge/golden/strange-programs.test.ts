import { VERDICT } from '@assay/contract/verdict.ts';
import { LANGUAGES, languageNamed } from '@assay/rules/judging/languages/all.ts';
import type { LanguageData } from '@assay/rules/judging/languages/language.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeJob } from '../src/judge-submission.ts';
import { juryProgram, submissionOf } from '../src/testing/jobs.ts';
import { openRealWorld, type RealWorld } from '../src/testing/real-world.ts';

/** What a contestant can make of a source that is then no ordinary program: each has a verdict, none is a failure of the judge. */
const { accepted, compileError, runtimeError } = VERDICT;
const ONE = [{ input: '1 2\n', output: '3\n' }];
/** Beside what the linker puts there; some linkers then leave theirs out. */
const NO_LOADER = '__asm__(".section .interp,\\"a\\"\\n.asciz \\"/no/such/loader\\"\\n.text");\n';
const SUM = '#include <stdio.h>\nint main(void){int a,b;scanf("%d %d",&a,&b);printf("%d\\n",a+b);return 0;}\n';

let world: RealWorld;
beforeAll(async () => {
  world = await openRealWorld(['C', 'C++ 17']);
});
afterAll(() => world.close());

/** As C, but the compiler is a shell that runs the source: it makes whatever compilers that run code or take linker flags can be made to. */
const BUILDS: LanguageData = (() => {
  const c = LANGUAGES.find((one) => one.name === languageNamed('C'))!;
  const compile = { ...c.compile!, argv: ['/bin/sh', 'build.sh'] };
  return { ...c, name: 'Builds', sourceFile: 'build.sh', compile };
})();

const judge = (language: string, code: string, more: Parameters<typeof submissionOf>[1]['problem'] = {}) =>
  judgeJob(
    submissionOf(world.blobs, { language, code, cases: ONE, problem: more }),
    (name) => (name === 'Builds' ? { data: BUILDS, identity: 'builds', version: '1' } : world.toolchainOf(name)),
    world.tools,
    world.hooks,
  );

const link = (flags: string) => `cat > a.c <<'END'\n${SUM}END\ngcc ${flags} a.c -o main`;
/** Ends the first loadable segment far behind the end of the file, or sets another field of the header. */
const patched = (offset: number, bytes: string) =>
  `${link('')} && printf '${bytes}' | dd of=main bs=1 seek=${offset} conv=notrunc 2>/dev/null`;

describe('a program that cannot be started', () => {
  it.each([
    ['names a loader that does not exist', link('-Wl,--dynamic-linker=/no/such/loader')],
    ['names a directory as its loader', link('-Wl,--dynamic-linker=/w')],
    ['names a text as its loader', link('-Wl,--dynamic-linker=/etc/passwd')],
    ['names a loader below a file', link('-Wl,--dynamic-linker=/bin/true/x')],
    ['is of another architecture', patched(18, '\\267\\000')],
    ['has no program headers', patched(56, '\\000\\000')],
    ['has program headers behind its end', patched(32, '\\377\\377\\377\\000\\000\\000\\000\\000')],
    ['is an object, not a program', link('-c')],
    ['is a script whose interpreter does not exist', "printf '#!/no/such/shell\\necho 3\\n' > main"],
    ['is a script with a directory for an interpreter', "printf '#!/w\\n' > main"],
    ['is a script that interprets itself', "printf '#!/app/main\\n' > main"],
    ['is a text', 'echo 3 > main'],
    ['is noise', 'tail -c 5000 /bin/true > main'],
  ])('%s', async (_what, code) => {
    for (const attempt of ['fresh', 'again']) {
      const report = await judge('Builds', code);
      const said = `${attempt}: ${JSON.stringify(report)}`;
      expect(report, said).toMatchObject({ outcome: 'judged', status: runtimeError });
      expect(report, said).toMatchObject({ cases: [{ cause: { code: 'notStarted' } }] });
    }
  });

  it('names a loader that does not exist by its source alone', async () => {
    const report = await judge('C++ 17', NO_LOADER + SUM);
    expect(report, JSON.stringify(report)).toMatchObject({ outcome: 'judged', status: runtimeError });
  });

  it('is sent several times at once', async () => {
    const code = `${link('-Wl,--dynamic-linker=/no/such/loader')} # at once`;
    const reports = await Promise.all([1, 2, 3, 4].map(() => judge('Builds', code)));
    for (const report of reports) expect(report, JSON.stringify(report)).toMatchObject({ status: runtimeError });
  });

  it('talks with an interactor', async () => {
    const interactor = juryProgram(
      'C',
      '#include <stdio.h>\nint main(){int x;return scanf("%d",&x)==1?0:102;}',
      'assay',
    );
    const report = await judge('Builds', link('-Wl,--dynamic-linker=/no/such/loader'), {
      judgeMode: 'interactive',
      checker: interactor,
    });
    expect(report, JSON.stringify(report)).toMatchObject({ outcome: 'judged', status: runtimeError });
  });

  it('is the checker: the problem is at fault, not the node', async () => {
    const source = `${NO_LOADER}int main(){return 0;}`;
    const report = await judge('C', SUM, { judgeMode: 'spj', checker: juryProgram('C++ 17', source, 'assay') });
    expect(report).toMatchObject({ outcome: 'judgeFailure', isFinal: true });
  });
});

describe('a program that is strange and starts, or dies of itself', () => {
  it.each([
    ['static', link('-static'), [accepted]],
    ['static and position independent', link('-static-pie'), [accepted]],
    ['with all the setuid bits', `${link('')} && chmod 7777 main`, [accepted]],
    ['not executable as it was made', `${link('')} && chmod 000 main`, [accepted, compileError]],
    ['of 64 bits that says 32', patched(4, '\\001'), [accepted]],
    ['a shared library', link('-shared -fPIC'), [runtimeError]],
    ['without an entry', `echo 'int x;' > b.c; gcc -nostdlib -static -Wl,-e,0 b.c -o main`, [runtimeError]],
    ['an entry that is no code', link('-Wl,-e,0x10'), [runtimeError]],
    ['empty', ': > main', [runtimeError, compileError]],
    ['not there', ':', [compileError]],
    ['a directory', 'mkdir main', [compileError]],
    ['a link', 'ln -s /bin/true main', [compileError]],
    ['a pipe', 'mkfifo main', [compileError]],
    ['of two names', `${link('')} && ln main other`, [compileError]],
    ['larger than a program may be', 'truncate -s 120M main', [compileError, runtimeError]],
    [
      'of more zeros than the address space holds',
      `printf '.bss\\n.zero 0x7ffffffffff\\n.text\\n.globl _start\\n_start: ret\\n' > a.s; gcc -nostdlib -static a.s -o main`,
      [runtimeError, compileError],
    ],
    ['of many huge sections', `${link('-Wl,-z,max-page-size=0x40000000')}`, [accepted, runtimeError, compileError]],
    ['a script of the system', "printf '#!/bin/sh\\nread a b; echo $((a+b))\\n' > main", [accepted, runtimeError]],
  ] as const)('%s', async (_what, code, verdicts) => {
    const report = await judge('Builds', code);
    const said = JSON.stringify(report);
    expect(report.outcome, said).toBe('judged');
    if (report.outcome === 'judged') expect(verdicts, said).toContain(report.status);
  });

  it('sleeps while it is compiled, and computes a little', async () => {
    const quick = { ...BUILDS.compile!, limits: { ...BUILDS.compile!.limits, cpuMs: 5000, wallMs: 1000 } };
    const work = submissionOf(world.blobs, {
      language: 'Naps',
      code: 'i=0; while [ $i -lt 150000 ]; do i=$((i+1)); done; sleep 60',
      cases: ONE,
    });
    const toolchain = { data: { ...BUILDS, name: 'Naps', compile: quick }, identity: 'naps', version: '1' };
    const report = await judgeJob(work, () => toolchain, world.tools, world.hooks);
    expect(report, JSON.stringify(report)).toMatchObject({ outcome: 'judged', status: compileError });
  });
});
