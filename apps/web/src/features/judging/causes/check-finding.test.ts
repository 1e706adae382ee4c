import { expect, it } from 'vitest';
import { nameFinding } from './check-finding.ts';
import { causeWords } from './name-cause.ts';

const error = (said: string) => `main.cpp:4:12: runtime error: ${said}\n`;

it.each([
  [
    error("signed integer overflow: 5 + 2147483647 cannot be represented in type 'int'"),
    'Integer overflow at line 4: 5 + 2147483647 does not fit into int',
  ],
  [error("index 5 out of bounds for type 'int [3]'"), 'Index out of range at line 4: 5 is not within int [3]'],
  [
    error("store to address 0x602000000024 with insufficient space for an object of type 'int'"),
    'Line 4 goes outside of an array or a container',
  ],
  [error('division by zero'), 'Division by zero at line 4'],
  [error("load of null pointer of type 'int'"), 'Line 4 uses a null pointer'],
  [
    error('execution reached the end of a value-returning function without returning a value'),
    'The function at line 4 should return a value, but ends without return',
  ],
  [
    error("load of value 254, which is not a valid value for type 'bool'"),
    'Line 4 reads a variable that was never set',
  ],
  [
    '==1==ERROR: AddressSanitizer: heap-use-after-free on address 0x1\nREAD of size 4\n    #0 0x2 in main /w/main.cpp:7\n',
    'Line 7 uses memory that was freed',
  ],
  [
    "/usr/include/c++/12/bits/stl_vector.h:1123: Assertion '__n < this->size()' failed.\n==1==ERROR: AddressSanitizer: ABRT on unknown address\n    #9 0x3 in main /w/main.cpp:4\n",
    'Line 4 goes outside of an array or a container',
  ],
  [
    '==1==ERROR: AddressSanitizer: stack-overflow on address 0x1\n    #0 0x2 in f(int) /w/main.cpp:3\n',
    'stack-overflow at line 3: the recursion goes too deep',
  ],
])('names what a check found: %s', (stderr, words) => {
  const named = nameFinding(stderr);
  expect(named && causeWords(named, 'en')).toBe(words);
});

it('finds nothing where no check spoke', () => expect(nameFinding('Segmentation fault\n')).toBeNull());
