import { ADDITION, type LanguageData } from '../language.ts';
import { archiveLimits, COMPILER_FLAGS, JDK, OUT_OF_MEMORY_EXIT, RUN_ARGV } from './virtual-machine.ts';

const template = `fun main() {
    val (a, b) = readLine()!!.split(" ").map { it.toLong() }
    println(a + b)
}
`;

const HOME = '/usr/share/kotlin/kotlinc';
const jar = (name: string) => `${HOME}/lib/${name}.jar`;
const COMPILER_JARS = [
  'kotlin-compiler',
  'kotlin-stdlib',
  'kotlin-reflect',
  'kotlin-script-runtime',
  'trove4j',
  'annotations-13.0',
];
const RUNTIME_JARS = ['kotlin-stdlib', 'kotlin-stdlib-jdk7', 'kotlin-stdlib-jdk8'];

/** The compiler itself, without the script and the preloader around it, which an archive of classes cannot help. */
const kotlinc = (flags: string[]) => [
  '/usr/bin/java',
  ...COMPILER_FLAGS,
  '-Xmx768m',
  ...flags,
  '-cp',
  COMPILER_JARS.map(jar).join(':'),
  'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler',
  '-kotlin-home',
  HOME,
  '-no-reflect',
  '-nowarn',
  'Main.kt',
  '-d',
  'out',
];

const LIMITS = { cpuMs: 20_000, wallMs: 60_000, memoryMb: 1024, processes: 128, workMb: 128 };

export const kotlin: LanguageData = {
  name: 'Kotlin',
  description: 'Kotlin on the Java virtual machine; `fun main()` at the top of the file',
  contentType: 'text/x-kotlin',
  sourceFile: 'Main.kt',
  tools: [jar('kotlin-compiler'), jar('kotlin-stdlib'), '/usr/bin/java'],
  packages: ['kotlin', JDK],
  versionArgv: [
    '/usr/bin/java',
    '-cp',
    COMPILER_JARS.map(jar).join(':'),
    'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler',
    '-version',
  ],
  compile: {
    argv: kotlinc(['-XX:SharedArchiveFile=/app/kotlinc.jsa', '-Xshare:auto']),
    limits: LIMITS,
    keeps: { kind: 'tree', path: 'out', suffix: '.class' },
    prepare: {
      argv: kotlinc(['-XX:ArchiveClassesAtExit=/w/kotlinc.jsa']),
      files: [{ path: 'Main.kt', content: template }],
      makes: 'kotlinc.jsa',
      limits: archiveLimits(LIMITS),
    },
  },
  run: {
    argv: [...RUN_ARGV, '-cp', `/app:${RUNTIME_JARS.map(jar).join(':')}`, 'MainKt'],
    processes: 64,
    outOfMemoryExit: OUT_OF_MEMORY_EXIT,
  },
  timeFactor: 2,
  memoryFactor: 2,
  mayCheck: false,
  template,
  codeTemplate: `fun main() {

}
`,
  selfTest: {
    code: `import java.io.*
import java.util.*
import kotlin.concurrent.thread

data class Pair2(val a: Long, val b: Long) { fun sum() = a + b }

fun deep(n: Int): Int = if (n == 0) 0 else deep(n - 1) + 1

fun main() {
    val tokens = StringTokenizer(BufferedReader(InputStreamReader(System.\`in\`)).readLine())
    val pair = Pair2(tokens.nextToken().toLong(), tokens.nextToken().toLong())
    check(deep(20000) == 20000)
    var total = 0L
    thread { total = listOf(pair).sumByLong { it.sum() } }.join()
    println(total)
}

inline fun <T> Iterable<T>.sumByLong(selector: (T) -> Long): Long { var sum = 0L; for (one in this) sum += selector(one); return sum }
`,
    ...ADDITION,
  },
};
