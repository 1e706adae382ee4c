import { clike } from '@codemirror/legacy-modes/mode/clike';

const words = (text: string) => Object.fromEntries(text.split(' ').map((word) => [word, true]));

interface Stream {
  eatWhile(pattern: RegExp): boolean;
  skipToEnd(): void;
}

/** PHP as a language like C: enough for programs, which hold no markup around their code. */
export const php = clike({
  name: 'php',
  keywords: words(
    'abstract and array as break case catch class clone const continue declare default do echo else elseif enum exit ' +
      'extends final finally fn for foreach function global goto if implements include instanceof insteadof interface ' +
      'isset list match namespace new or print private protected public readonly require return static switch throw ' +
      'trait try unset use var while xor yield',
  ),
  types: words('bool int float string iterable object mixed void never self'),
  blockKeywords: words('catch do else elseif for foreach if switch try while finally match'),
  atoms: words('true false null TRUE FALSE NULL STDIN STDOUT STDERR PHP_EOL PHP_INT_MAX PHP_INT_MIN'),
  multiLineStrings: true,
  hooks: {
    $: (stream: Stream) => {
      stream.eatWhile(/[\w$]/);
      return 'variableName';
    },
    '#': (stream: Stream) => {
      stream.skipToEnd();
      return 'comment';
    },
  },
});
