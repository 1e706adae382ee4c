import { ADDITION, type LanguageData } from '../language.ts';
import { archiveLimits, COMPILER_FLAGS, JDK, OUT_OF_MEMORY_EXIT, RUN_ARGV } from './virtual-machine.ts';

const template = `object Main {
  def main(args: Array[String]): Unit = {
    val numbers = scala.io.StdIn.readLine().split(" ").map(_.toLong)
    println(numbers(0) + numbers(1))
  }
}
`;

const jar = (name: string) => `/usr/share/java/${name}.jar`;
const COMPILER_JARS = [
  'scala-compiler',
  'scala-library',
  'scala-reflect',
  'scala-xml_2.11',
  'scala-parser-combinators_2.11',
];
const CLASSES = COMPILER_JARS.map(jar).join(':');

const scalac = (flags: string[]) => [
  '/usr/bin/java',
  ...COMPILER_FLAGS,
  '-Xss8m',
  '-Xmx768m',
  ...flags,
  '-cp',
  CLASSES,
  'scala.tools.nsc.Main',
  '-usejavacp',
  '-nowarn',
  '-encoding',
  'UTF-8',
  '-d',
  'out',
  'Main.scala',
];

const LIMITS = { cpuMs: 30_000, wallMs: 90_000, memoryMb: 1024, processes: 128, workMb: 128 };

export const scala: LanguageData = {
  name: 'Scala',
  description: 'Scala 2 on the Java virtual machine; the object is called Main',
  contentType: 'text/x-scala',
  sourceFile: 'Main.scala',
  tools: [jar('scala-compiler'), jar('scala-library'), '/usr/bin/java'],
  packages: ['scala', JDK],
  versionArgv: ['/usr/bin/java', '-cp', CLASSES, 'scala.tools.nsc.Main', '-version'],
  compile: {
    argv: scalac(['-XX:SharedArchiveFile=/app/scalac.jsa', '-Xshare:auto']),
    limits: LIMITS,
    keeps: { kind: 'tree', path: 'out', suffix: '.class' },
    prepare: {
      argv: ['/bin/sh', '-c', `mkdir -p out && exec ${scalac(['-XX:ArchiveClassesAtExit=/w/scalac.jsa']).join(' ')}`],
      files: [{ path: 'Main.scala', content: template }],
      makes: 'scalac.jsa',
      limits: archiveLimits(LIMITS),
    },
  },
  run: {
    argv: [...RUN_ARGV, '-cp', `/app:${jar('scala-library')}`, 'Main'],
    processes: 64,
    outOfMemoryExit: OUT_OF_MEMORY_EXIT,
  },
  timeFactor: 2,
  memoryFactor: 2,
  mayCheck: false,
  template,
  codeTemplate: `object Main {
  def main(args: Array[String]): Unit = {

  }
}
`,
  selfTest: {
    code: `import scala.collection.mutable

object Main {
  case class Entry(value: Long)
  def deep(n: Int): Int = if (n == 0) 0 else deep(n - 1) + 1

  def main(args: Array[String]): Unit = {
    val entries = mutable.TreeSet.empty[Long] ++ scala.io.StdIn.readLine().split(" ").map(_.toLong)
    require(deep(20000) == 20000)
    var total = 0L
    val worker = new Thread(new Runnable { def run(): Unit = total = entries.toList.map(Entry(_)).map { case Entry(v) => v }.sum })
    worker.start()
    worker.join()
    println(total)
  }
}
`,
    ...ADDITION,
  },
};
