import type { LanguagePrograms } from './language-programs.ts';

/** Golden programs of languages that are not compiled to a program of their own. */
export const SCRIPT_PROGRAMS: Record<string, LanguagePrograms> = {
  Python3: {
    program: `a, b = map(int, input().split())
while a == 3: pass
data = []
while a == 4: data.append(bytearray(1 << 20))
if a == 5: raise ValueError
print(a + b + (a == 2))
`,
    broken: 'print((1\n',
  },
  Python2: {
    program: `a, b = map(int, raw_input().split())
while a == 3: pass
data = []
while a == 4: data.append(bytearray(1 << 20))
if a == 5: raise ValueError
print a + b + (a == 2)
`,
    broken: null,
  },
  'JavaScript Node': {
    program: `const [a, b] = require('fs').readFileSync(0, 'utf8').split(' ').map(Number);
while (a === 3);
const all = [];
while (a === 4) all.push(new Array(1 << 17).fill(1));
if (a === 5) throw new Error();
console.log(a + b + (a === 2 ? 1 : 0));
`,
    broken: 'const = 1;',
  },
  TypeScript: {
    program: `import { readFileSync } from 'fs';
const [a, b]: number[] = readFileSync(0, 'utf8').split(' ').map(Number);
while (a === 3);
const all: number[][] = [];
while (a === 4) all.push(new Array<number>(1 << 17).fill(1));
if (a === 5) throw new Error();
console.log(a + b + (a === 2 ? 1 : 0));
`,
    broken: 'const a: number = "text";',
  },
  Ruby: {
    program: `a, b = gets.split.map(&:to_i)
loop {} if a == 3
all = []
loop { all << 'x' * (1 << 20) } if a == 4
raise 'crash' if a == 5
puts a + b + (a == 2 ? 1 : 0)
`,
    broken: 'puts (1 +\n',
  },
  PHP: {
    program: `<?php
fscanf(STDIN, "%d %d", $a, $b);
while ($a == 3);
$all = [];
while ($a == 4) $all[] = str_repeat('x', 1 << 20);
if ($a == 5) throw new Exception();
echo $a + $b + ($a == 2 ? 1 : 0), "\n";
`,
    broken: '<?php echo (1;',
  },
  Perl: {
    program: `my ($a, $b) = split ' ', <STDIN>;
while ($a == 3) {}
my @all;
while ($a == 4) { push @all, 'x' x (1 << 20) . scalar @all; }
die if $a == 5;
print $a + $b + ($a == 2 ? 1 : 0), "\n";
`,
    broken: 'print (1;',
  },
  Lua: {
    program: `local a, b = io.read("n", "n")
while a == 3 do end
local all = {}
while a == 4 do all[#all + 1] = string.rep("x", 1 << 20) end
if a == 5 then error("crash") end
print(a + b + (a == 2 and 1 or 0))
`,
    broken: 'print((1',
  },
  R: {
    program: `numbers <- scan(file("stdin"), quiet = TRUE)
a <- numbers[1]
while (a == 3) {}
all <- list()
while (a == 4) all[[length(all) + 1]] <- rep(as.numeric(length(all)), 131072)
if (a == 5) stop("crash")
cat(sum(numbers) + (a == 2), "\n", sep = "")
`,
    broken: 'x <- (1\n',
  },
  Bash: {
    program: `read a b
while ((a == 3)); do :; done
if ((a == 4)); then all=x; while :; do all=$all$all; done; fi
((a == 5)) && exit 7
echo $((a + b + (a == 2)))
`,
    broken: 'if true; then\n',
  },
};
