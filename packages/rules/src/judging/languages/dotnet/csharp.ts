import { ADDITION, type LanguageData } from '../language.ts';

const template = `using System;

class Program
{
    static void Main()
    {
        string[] parts = Console.ReadLine().Split(' ');
        Console.WriteLine(long.Parse(parts[0]) + long.Parse(parts[1]));
    }
}
`;

export const csharp: LanguageData = {
  name: 'C#',
  description: 'Mono, C# 7',
  contentType: 'text/x-csharp',
  sourceFile: 'Main.cs',
  tools: [
    '/usr/bin/mcs',
    '/usr/bin/mono',
    '/usr/lib/mono/4.5/System.Core.dll',
    '/usr/lib/mono/4.5/System.Numerics.dll',
  ],
  packages: ['mono-mcs', 'mono-runtime', 'libmono-system-core4.0-cil', 'libmono-system-numerics4.0-cil'],
  versionArgv: ['/usr/bin/mono', '--version'],
  compile: {
    argv: [
      '/usr/bin/mcs',
      '-optimize+',
      '-nowarn:0168,0219,0162,0414,0649,0169',
      '-define:ONLINE_JUDGE',
      '-r:System.Numerics.dll',
      '-out:main.exe',
      'Main.cs',
    ],
    limits: { cpuMs: 10_000, wallMs: 30_000, memoryMb: 512, processes: 64, workMb: 64 },
    keeps: { kind: 'file', path: 'main.exe' },
  },
  run: {
    argv: ['/usr/bin/mono', '--optimize=all', '/app/main.exe'],
    env: { MONO_GC_PARAMS: 'nursery-size=8m' },
    processes: 64,
  },
  timeFactor: 2,
  memoryFactor: 2,
  mayCheck: false,
  template,
  codeTemplate: `using System;
using System.Collections.Generic;
using System.Linq;

class Program
{
    static void Main()
    {

    }
}
`,
  selfTest: {
    code: `using System;
using System.Collections.Generic;
using System.Linq;
using System.Numerics;
using System.Threading;

class Program
{
    static int Deep(int n) => n == 0 ? 0 : Deep(n - 1) + 1;

    static void Main()
    {
        var numbers = new SortedSet<BigInteger>(Console.ReadLine().Split(' ').Select(BigInteger.Parse));
        if (Deep(10000) != 10000) throw new Exception("recursion");
        BigInteger sum = 0;
        var worker = new Thread(() => sum = numbers.Aggregate((a, b) => a + b));
        worker.Start();
        worker.Join();
        Console.WriteLine($"{sum}");
    }
}
`,
    ...ADDITION,
  },
};
