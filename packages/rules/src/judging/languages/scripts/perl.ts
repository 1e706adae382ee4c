import { ADDITION, type LanguageData } from '../language.ts';

const template = `my ($a, $b) = split ' ', <STDIN>;
print $a + $b, "\\n";
`;

export const perl: LanguageData = {
  name: 'Perl',
  description: 'Perl 5',
  contentType: 'text/x-perl',
  sourceFile: 'main.pl',
  tools: ['/usr/bin/perl'],
  packages: ['perl'],
  versionArgv: ['/usr/bin/perl', '-e', 'printf "Perl %vd\\n", $^V'],
  compile: {
    argv: ['/usr/bin/perl', '-c', 'main.pl'],
    limits: { cpuMs: 5_000, wallMs: 20_000, memoryMb: 512, processes: 16, workMb: 64 },
    keeps: { kind: 'source' },
  },
  run: { argv: ['/usr/bin/perl', '/app/main.pl'], processes: 16 },
  timeFactor: 2,
  memoryFactor: 2,
  mayCheck: false,
  template,
  codeTemplate: `use strict;
use warnings;

`,
  selfTest: {
    code: `use strict;
use warnings;
no warnings 'recursion';
use List::Util qw(sum uniq);

sub deep { my $n = shift; return $n == 0 ? 0 : deep($n - 1) + 1; }

die 'recursion' unless deep(5000) == 5000;
print sum(uniq(map { split } <STDIN>)), "\\n";
`,
    ...ADDITION,
  },
};
