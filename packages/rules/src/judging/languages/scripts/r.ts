import { ADDITION, type LanguageData } from '../language.ts';

const template = `numbers <- scan(file("stdin"), quiet = TRUE)
cat(format(sum(numbers), scientific = FALSE), "\\n", sep = "")
`;

export const r: LanguageData = {
  name: 'R',
  description: 'GNU R, base packages',
  contentType: 'text/x-rsrc',
  sourceFile: 'main.R',
  tools: ['/usr/bin/Rscript', '/usr/lib/R/bin/exec/R'],
  packages: ['r-base-core'],
  versionArgv: ['/usr/bin/Rscript', '--version'],
  compile: {
    argv: ['/usr/bin/Rscript', '--vanilla', '-e', 'invisible(parse("main.R"))'],
    limits: { cpuMs: 5_000, wallMs: 20_000, memoryMb: 512, processes: 32, workMb: 64 },
    keeps: { kind: 'source' },
  },
  run: { argv: ['/usr/bin/Rscript', '--vanilla', '/app/main.R'], processes: 32 },
  timeFactor: 2,
  memoryFactor: 2,
  mayCheck: false,
  template,
  codeTemplate: `input <- file("stdin", "r")

`,
  selfTest: {
    code: `input <- file("stdin", "r")
numbers <- as.numeric(strsplit(readLines(input, 1), " ")[[1]])
deep <- function(n) if (n == 0) 0 else deep(n - 1) + 1
stopifnot(deep(1000) == 1000, median(c(1, 2, 3)) == 2)
cat(sprintf("%.0f\\n", Reduce(\`+\`, sort(numbers))))
`,
    ...ADDITION,
  },
};
