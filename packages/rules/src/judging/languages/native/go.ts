import { ADDITION, type LanguageData } from '../language.ts';

const template = `package main

import "fmt"

func main() {
	var a, b int64
	fmt.Scan(&a, &b)
	fmt.Println(a + b)
}
`;

export const go: LanguageData = {
  name: 'Golang',
  aliases: ['Go'],
  description: 'Go',
  contentType: 'text/x-go',
  sourceFile: 'main.go',
  tools: ['/usr/bin/go'],
  packages: ['golang-go'],
  versionArgv: ['/usr/bin/go', 'version'],
  compile: {
    argv: ['/usr/bin/go', 'build', '-o', 'main', 'main.go'],
    env: {
      GO111MODULE: 'off',
      CGO_ENABLED: '0',
      GOTOOLCHAIN: 'local',
      GOCACHE: '/w/.cache',
      GOPATH: '/w/.go',
      GOFLAGS: '-p=2',
    },
    limits: { cpuMs: 20_000, wallMs: 60_000, memoryMb: 1536, processes: 128, workMb: 512 },
    keeps: { kind: 'file', path: 'main' },
  },
  run: { argv: ['/app/main'], processes: 64 },
  timeFactor: 2,
  memoryFactor: 2,
  mayCheck: false,
  template,
  codeTemplate: `package main

import "fmt"

func main() {

}
`,
  selfTest: {
    code: `package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	numbers := make([]int, 2)
	fmt.Fscan(in, &numbers[0], &numbers[1])
	sort.Ints(numbers)
	sums := make(chan int)
	go func() { sums <- numbers[0] + numbers[1] }()
	fmt.Println(<-sums)
}
`,
    ...ADDITION,
  },
};
