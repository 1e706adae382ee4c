import { ADDITION, type LanguageData } from '../language.ts';
import { archiveLimits, COMPILER_FLAGS, JDK, OUT_OF_MEMORY_EXIT, RUN_ARGV } from './virtual-machine.ts';

const template = `import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(in.nextLong() + in.nextLong());
    }
}
`;

const JAVAC = ['/usr/bin/javac', ...COMPILER_FLAGS.map((flag) => `-J${flag}`)];
const FLAGS = ['-encoding', 'UTF-8', '-proc:none', '-d', 'out'];
const LIMITS = { cpuMs: 15_000, wallMs: 45_000, memoryMb: 1024, processes: 128, workMb: 128 };

export const java: LanguageData = {
  name: 'Java',
  description: 'OpenJDK; the class is called Main',
  contentType: 'text/x-java',
  sourceFile: 'Main.java',
  tools: ['/usr/bin/javac', '/usr/bin/java'],
  packages: [JDK],
  versionArgv: ['/usr/bin/javac', '-version'],
  compile: {
    argv: [...JAVAC, '-J-XX:SharedArchiveFile=/app/javac.jsa', '-J-Xshare:auto', ...FLAGS, 'Main.java'],
    limits: LIMITS,
    keeps: { kind: 'tree', path: 'out', suffix: '.class' },
    prepare: {
      argv: [...JAVAC, '-J-XX:ArchiveClassesAtExit=/w/javac.jsa', ...FLAGS, 'Main.java'],
      files: [{ path: 'Main.java', content: template }],
      makes: 'javac.jsa',
      limits: archiveLimits(LIMITS),
    },
  },
  run: { argv: [...RUN_ARGV, '-cp', '/app', 'Main'], processes: 64, outOfMemoryExit: OUT_OF_MEMORY_EXIT },
  timeFactor: 2,
  memoryFactor: 2,
  mayCheck: false,
  template,
  codeTemplate: `import java.util.*;

public class Main {
    public static void main(String[] args) {

    }
}
`,
  selfTest: {
    code: `import java.io.*;
import java.util.*;
import java.util.stream.*;

public class Main {
    static class Inner { static int deep(int n) { return n == 0 ? 0 : deep(n - 1) + 1; } }

    public static void main(String[] args) throws Exception {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        if (Inner.deep(50000) != 50000) System.exit(1);
        System.out.println(Arrays.stream(in.readLine().split(" ")).mapToLong(Long::parseLong).sum());
    }
}
`,
    ...ADDITION,
  },
};
