import { ADDITION, type LanguageData } from '../language.ts';
import { COMPILER_FLAGS, JDK, OUT_OF_MEMORY_EXIT } from './virtual-machine.ts';

const template = `a, b = map(int, raw_input().split())
print a + b
`;

const JAR = '/usr/share/java/jython.jar';
const JYTHON = [JAR, '-Dpython.cachedir.skip=true', '-Dpython.home=/usr', '-S'];
const JAVA = ['/usr/bin/java', ...COMPILER_FLAGS, '-XX:+ExitOnOutOfMemoryError'];

/**
 * Python 2 lives on in Jython alone. Its virtual machine needs most of a second of CPU time and 110 MB before the first
 * line of a program runs, so its factors are larger than those of other languages.
 */
export const python2: LanguageData = {
  name: 'Python2',
  aliases: ['Python 2'],
  description: 'Jython, Python 2.7',
  contentType: 'text/x-python',
  sourceFile: 'main.py',
  tools: [JAR, '/usr/bin/java'],
  packages: ['jython', JDK],
  versionArgv: [...JAVA, '-jar', ...JYTHON, '--version'],
  compile: null,
  run: {
    argv: [...JAVA, '-Xss{stackMb}m', '-Xmx{memoryMb}m', '-jar', ...JYTHON, '/app/main.py'],
    processes: 64,
    outOfMemoryExit: OUT_OF_MEMORY_EXIT,
  },
  timeFactor: 5,
  memoryFactor: 4,
  mayCheck: false,
  template,
  codeTemplate: '',
  selfTest: {
    code: `import sys
print sum(int(x) for line in sys.stdin for x in line.split())
`,
    ...ADDITION,
  },
};
