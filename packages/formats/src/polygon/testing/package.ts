/** The description of a small problem, as Polygon writes it; parts of it can be replaced. */
export interface Described {
  judging?: string;
  testset?: string;
  tests?: string;
  groups?: string;
  assets?: string;
  resources?: string;
}

const TESTS = '<test method="manual" sample="true"/><test method="generated" cmd="gen 1" description="large"/>';
const CHECKER =
  '<checker name="std::ncmp.cpp" type="testlib"><source path="files/check.cpp" type="cpp.g++17"/><testset><test-count>1</test-count><tests><test verdict="ok"/></tests></testset></checker>';
const SOLUTIONS = `<solutions>
<solution tag="main"><source path="solutions/main.cpp" type="cpp.gcc13-64-winlibs-g++20"/></solution>
<solution tag="wrong-answer"><source path="solutions/wa.py" type="python.3"/></solution>
<solution tag="time-limit-exceeded-or-accepted"><source path="solutions/slow.java" type="java21"/></solution>
</solutions>`;

export const describe = (parts: Described = {}) => `<?xml version="1.0" encoding="utf-8" standalone="no"?>
<problem revision="7" short-name="sum" url="https://polygon.codeforces.com/p/ann/sum">
<names><name language="english" value="Sum"/><name language="russian" value="Сумма"/></names>
<statements><statement charset="UTF-8" language="english" mathjax="true" path="statements/english/problem.tex" type="application/x-tex"/></statements>
<judging cpu-name="x" input-file="" output-file="" run-count="1" ${parts.judging ?? ''}>
<testset name="tests"><time-limit>1500</time-limit><memory-limit>268435456</memory-limit><test-count>2</test-count>
<input-path-pattern>tests/%02d</input-path-pattern><answer-path-pattern>tests/%02d.a</answer-path-pattern>
<tests>${parts.tests ?? TESTS}</tests>${parts.groups ? `<groups>${parts.groups}</groups>` : ''}</testset>${parts.testset ?? ''}
</judging>
<files><resources><file path="files/testlib.h" type="h.g++"/>${parts.resources ?? ''}</resources>
<attachments><file path="files/help.zip"/></attachments></files>
<assets>${parts.assets ?? CHECKER}${SOLUTIONS}</assets>
<tags><tag value="math"/><tag value="easy"/></tags>
</problem>`;

const properties = (name: string, legend: string) =>
  JSON.stringify({
    name,
    legend,
    input: 'Two integers $a$, $b$.',
    output: 'The sum.',
    notes: '',
    scoring: null,
    timeLimit: 1500,
  });

/** The files of the package. */
export const files = (parts: Described = {}): Record<string, string> => ({
  'problem.xml': describe(parts),
  'tests/01': '1 2\n',
  'tests/01.a': '3\n',
  'tests/02': '3 4\n',
  'tests/02.a': '7\n',
  'files/check.cpp': '#include "testlib.h"\nint main() {}\n',
  'files/testlib.h': '// testlib\n',
  'files/gen.cpp': 'int main() {}\n',
  'files/help.zip': 'ZIP',
  'check.cpp': '#include "testlib.h"\nint main() {}\n',
  'solutions/main.cpp': 'int main() {}\n',
  'solutions/wa.py': 'print(0)\n',
  'solutions/slow.java': 'class Main {}\n',
  'statements/english/problem-properties.json': properties('Sum', 'Add \\textbf{two} numbers.\\includegraphics{fig}'),
  'statements/english/fig.png': 'PNG1',
  'statements/english/example.01': '10 20\n',
  'statements/english/example.01.a': '30\n',
  'statements/russian/problem-properties.json': properties('Сумма', 'Сложите.\\includegraphics{fig.png}'),
  'statements/russian/fig.png': 'PNG2',
});
