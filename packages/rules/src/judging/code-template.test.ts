import { describe, expect, it } from 'vitest';
import { codeWithin, templateParts, templateText } from './code-template.ts';

const FULL = templateText({ prepend: 'int add(int, int);\n', body: '// yours\n', append: 'int main() {}\n' });

describe('a code template', () => {
  it.each([
    ['without marks is what the editor opens with', 'int x;\n', { prepend: '', body: 'int x;\n', append: '' }],
    [
      'with marks has three parts',
      FULL,
      { prepend: 'int add(int, int);\n', body: '// yours\n', append: 'int main() {}\n' },
    ],
    ['may leave parts out', '//TEMPLATE BEGIN\nx\n//TEMPLATE END\n', { prepend: '', body: 'x\n', append: '' }],
    [
      'hides a part whose end is not marked',
      '//PREPEND BEGIN\nx\n//TEMPLATE BEGIN\ny\n//APPEND BEGIN\nz\n',
      { prepend: 'x\n', body: 'y\n', append: 'z\n' },
    ],
    [
      'without a marked middle opens with what is outside',
      '//PREPEND BEGIN\nx\n//PREPEND END\ny\n//APPEND BEGIN\nz\n//APPEND END\n',
      { prepend: 'x\n', body: 'y\n', append: 'z\n' },
    ],
    [
      'may have blanks in its marks, and CRLF',
      '// PREPEND  BEGIN\r\nx\r\n// PREPEND END\r\n//TEMPLATE BEGIN\r\ny\r\n//TEMPLATE END\r\n',
      { prepend: 'x\r\n', body: 'y\r\n', append: '' },
    ],
    ['may indent its marks', '  //TEMPLATE BEGIN\nx\n  //TEMPLATE END', { prepend: '', body: 'x\n', append: '' }],
  ])('%s', (_what, text, parts) => expect(templateParts(text)).toEqual(parts));

  it.each([
    ['without hidden parts leaves code as it is', 'int x;', 'text/x-python', 'print(1)', 'print(1)'],
    [
      'goes around the code; C and C++ count lines from its first',
      FULL,
      'text/x-c++src',
      'int add(int a, int b) { return a + b; }',
      'int add(int, int);\n#line 1 "<code>"\nint add(int a, int b) { return a + b; }\n#line 1 "<template>"\nint main() {}\n',
    ],
    [
      'goes around the code of other languages',
      templateText({ prepend: 'import sys\n', body: '', append: 'main()\n' }),
      'text/x-python',
      'def main(): pass\n',
      'import sys\ndef main(): pass\nmain()\n',
    ],
    [
      'may only append',
      templateText({ prepend: '', body: '', append: 'main()\n' }),
      'text/x-csrc',
      'x\n',
      'x\n#line 1 "<template>"\nmain()\n',
    ],
  ])('%s', (_what, template, contentType, code, all) => expect(codeWithin(template, contentType, code)).toBe(all));
});
