import { ADDITION, type LanguageData } from '../language.ts';

const template = `<?php
fscanf(STDIN, "%d %d", $a, $b);
echo $a + $b, "\\n";
`;

/** The judge alone limits memory; errors go to standard error. */
const PHP = ['/usr/bin/php', '-d', 'memory_limit=-1', '-d', 'display_errors=stderr', '-d', 'error_reporting=E_ALL'];

export const php: LanguageData = {
  name: 'PHP',
  description: 'PHP',
  contentType: 'text/x-php',
  sourceFile: 'main.php',
  tools: ['/usr/bin/php'],
  packages: ['php-cli'],
  versionArgv: ['/usr/bin/php', '--version'],
  compile: {
    argv: [...PHP, '-l', 'main.php'],
    limits: { cpuMs: 5_000, wallMs: 20_000, memoryMb: 512, processes: 16, workMb: 64 },
    keeps: { kind: 'source' },
  },
  run: { argv: [...PHP, '/app/main.php'], processes: 16 },
  timeFactor: 2,
  memoryFactor: 2,
  mayCheck: false,
  template,
  codeTemplate: `<?php

`,
  selfTest: {
    code: `<?php
declare(strict_types=1);

function deep(int $n): int { return $n === 0 ? 0 : deep($n - 1) + 1; }

if (deep(20000) !== 20000 || !ctype_digit('42')) exit(1);
$heap = new SplMinHeap();
foreach (explode(' ', trim(stream_get_contents(STDIN))) as $word) $heap->insert(intval($word));
$sum = 0;
foreach ($heap as $number) $sum += $number;
echo $sum, PHP_EOL;
`,
    ...ADDITION,
  },
};
