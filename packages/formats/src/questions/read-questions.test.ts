import { question } from '@assay/contract/questions/question.ts';
import { gradeAnswer } from '@assay/rules/questions/grade.ts';
import { refuseQuestion } from '@assay/rules/questions/refuse-questions.ts';
import { describe, expect, test } from 'vitest';
import { readQuestions } from './read-questions.ts';

const read = async (text: string) => {
  let count = 0;
  return readQuestions(text, null, () => `id${++count}`);
};
const only = async (text: string) => {
  const { entries } = await read(text);
  expect(entries).toHaveLength(1);
  return entries[0]!;
};
/** What is read is a question that can be saved. */
const asked = async (text: string) => {
  const { question: one, fault } = await only(text);
  expect(fault).toBeNull();
  expect(question.safeParse(one).error).toBeUndefined();
  expect(refuseQuestion(one!, 1)).toBeNull();
  return one!;
};
const xml = (type: string, inner: string) =>
  `<?xml version="1.0"?><quiz><question type="category"><category><text>$course$/x</text></category></question><question type="${type}">${inner}</question></quiz>`;

describe('QUES-9: GIFT', () => {
  test('a single choice with a name and feedback', async () => {
    const entry = await only('::q1:: Which sort is stable? { =merge sort ~heap sort#not stable ~quick sort }');
    expect(entry.question).toMatchObject({
      kind: 'single',
      text: 'Which sort is stable?',
      options: [{ text: 'merge sort' }, { text: 'heap sort' }, { text: 'quick sort' }],
    });
    expect(entry.warnings).toHaveLength(1);
    const one = entry.question as Extract<typeof entry.question, { kind: 'single' }>;
    expect(one.right).toBe(one.options[0]!.id);
  });

  test('several choices by weights', async () => {
    const one = await asked(
      'Which are O(n log n) in the worst case? { ~%50%merge sort ~%50%heap sort ~%-100%quick sort ~%-100%bubble sort }',
    );
    expect(one).toMatchObject({ kind: 'multiple', scoring: 'weights' });
    const ids = (one as { options: { id: string }[] }).options.map(({ id }) => id);
    expect(gradeAnswer(one, ids.slice(0, 2)).outcome).toBe('right');
    expect(gradeAnswer(one, ids.slice(0, 3)).outcome).toBe('wrong');
  });

  test('escaped signs, a format and a comment', async () => {
    const one = await asked('// of chapter 1\n[plain]printf("%d", a\\=\\=b ? 1 \\: 0) prints, for a\\=b\\=2: { =1 }');
    expect(one).toMatchObject({ kind: 'blanks', text: 'printf("%d", a==b ? 1 : 0) prints, for a=b=2:' });
  });

  test('numbers: a tolerance, a range, several', async () => {
    expect(await asked('Pi? { #=3.14:0.005#fine =%50%3:0.2#rough }')).toMatchObject({
      kind: 'numeric',
      accepted: [
        { value: '3.14', tolerance: '0.005', share: 100 },
        { value: '3', tolerance: '0.2', share: 50 },
      ],
    });
    expect(await asked('Between? {#1..5}')).toMatchObject({ accepted: [{ value: '3', tolerance: '2' }] });
    expect(await asked('Pi? {#3.14:0.01}')).toMatchObject({ accepted: [{ value: '3.14', tolerance: '0.01' }] });
  });

  test('true or false, a blank in a sentence, general feedback', async () => {
    expect(await asked('The sun is hot. {T#no#yes}')).toMatchObject({ kind: 'trueFalse', right: true });
    expect(await asked('A queue is {=FIFO =first in, first out####See chapter 2.} always.')).toMatchObject({
      kind: 'blanks',
      text: 'A queue is ___ always.',
      explanation: 'See chapter 2.',
    });
  });

  test.each([
    ['no number', 'Pi? {#many}', /no number/],
    ['an essay', 'Tell. {}', /graded by|person grades/],
    ['no answer', 'A text without braces', /no answer|no question/],
    ['no closing brace', 'What {=a', /closing/],
    ['matching', 'Match. {=a -> b =c -> d}', /matching/],
    ['several right options', 'Which? {=a =b ~c}', /several/],
  ])('what is refused: %s', async (_what, text, words) => {
    const { entries } = await readQuestions(text, 'gift', () => 'x');
    expect(entries[0]!.question).toBeNull();
    expect(entries[0]!.fault!.en).toMatch(words);
  });

  test('one bad entry leaves the others', async () => {
    const { entries } = await read('$CATEGORY: a/b\n\nA? {=1}\n\nB? {#x}\n\nC? {F}');
    expect(entries.map(({ line, question: one }) => [line, one?.kind])).toEqual([
      [3, 'blanks'],
      [5, undefined],
      [7, 'trueFalse'],
    ]);
  });
});

describe('QUES-9: Aiken', () => {
  test('a question', async () => {
    expect(await asked('Height of a tree with one node (edges)?\r\nA. 0\r\nB) 1\r\nANSWER: A\r\n')).toMatchObject({
      kind: 'single',
      text: 'Height of a tree with one node (edges)?',
      options: [{ text: '0' }, { text: '1' }],
      right: 'id2',
    });
  });

  test('what is missing is said of the entry it is missing in', async () => {
    const { entries } = await read('One?\nA. 0\nB. 1\nTwo?\nA. 0\nB. 1\nANSWER: C\n');
    expect(entries.map(({ line, fault }) => [line, fault?.en])).toEqual([
      [1, 'no answer is given'],
      [4, 'the answer “C” names no option'],
    ]);
  });
});

describe('QUES-9: Moodle XML', () => {
  const text = (name: string, inner: string) => `<${name} format="markdown"><text>${inner}</text></${name}>`;
  test('several choices', async () => {
    const one = await asked(
      xml(
        'multichoice',
        `<name><text>q6</text></name>${text('questiontext', 'Even numbers')}<defaultgrade>2</defaultgrade><single>false</single>` +
          '<answer fraction="50"><text>2</text></answer><answer fraction="50"><text>4</text></answer><answer fraction="-100"><text>5</text></answer>',
      ),
    );
    expect(one).toMatchObject({ kind: 'multiple', points: 2, text: 'Even numbers', scoring: 'weights' });
  });

  test('HTML becomes Markdown', async () => {
    const html = '<![CDATA[<p>Is <b>a&nbsp;&lt; b</b>?</p>]]>';
    const one = await asked(
      xml(
        'truefalse',
        `<questiontext format="html"><text>${html}</text></questiontext><answer fraction="100"><text>false</text></answer><answer fraction="0"><text>true</text></answer>`,
      ),
    );
    expect(one).toMatchObject({ kind: 'trueFalse', right: false, text: 'Is **a < b**?' });
  });

  test('short answers and numbers', async () => {
    const short = `${text('questiontext', 'First in?')}<usecase>0</usecase><answer fraction="100"><text>F*O</text></answer><answer fraction="0"><text>*</text></answer>`;
    expect(await asked(xml('shortanswer', short))).toMatchObject({
      blanks: [{ accepted: [{ text: 'F*O', share: 100 }], match: 'wildcard' }],
    });
    const number = `${text('questiontext', 'Pi?')}<answer fraction="100"><text>3.14</text><tolerance>0.01</tolerance></answer>`;
    expect(await asked(xml('numerical', number))).toMatchObject({ accepted: [{ value: '3.14', tolerance: '0.01' }] });
  });

  test('kinds that are not asked here, and what is no XML', async () => {
    expect((await only(xml('cloze', text('questiontext', 'x')))).fault!.en).toMatch(/cloze/);
    await expect(read('<quiz><question>')).rejects.toThrow();
    await expect(read('<!DOCTYPE quiz [<!ENTITY a "b">]><quiz>&a;</quiz>')).rejects.toThrow();
  });
});

describe('QUES-9: plain text', () => {
  test('as teachers keep it: headings, full-width signs, options on one line', async () => {
    const one = await asked(
      '一、多选题（每题 2 分）\n1、下列哪些是稳定排序（　）\nA．归并排序　B．快速排序　C．插入排序\n答案：ＡＣ\n解析：快速排序不稳定。',
    );
    expect(one).toMatchObject({
      kind: 'multiple',
      points: 2,
      text: '下列哪些是稳定排序（　）',
      options: [{ text: '归并排序' }, { text: '快速排序' }, { text: '插入排序' }],
      right: ['id2', 'id4'],
      scoring: 'half',
      explanation: '快速排序不稳定。',
    });
  });

  test('every kind, one after the other', async () => {
    const { format, entries } = await read(
      [
        '1. Which is even?\nA. 1\nB. 2\nAnswer: B\nPoints: 1.5',
        '2. 栈是先进先出的。\n答案：错',
        '3. 队列是___，栈是___。\n【答案】先进先出|FIFO；后进先出\n分值：4',
        '4. 圆周率？\n答案：3.14±0.005',
      ].join('\n'),
    );
    expect(format).toBe('plain');
    expect(entries.map(({ fault }) => fault)).toEqual([null, null, null, null]);
    expect(entries.map(({ question: one }) => one)).toMatchObject([
      { kind: 'single', points: 1.5 },
      { kind: 'trueFalse', right: false },
      { kind: 'blanks', points: 4, blanks: [{ accepted: [{ text: '先进先出' }, { text: 'FIFO' }] }, {}] },
      { kind: 'numeric', accepted: [{ value: '3.14', tolerance: '0.005' }] },
    ]);
  });

  test('code in the stem stays, also over several lines', async () => {
    const one = await asked('1. What does it print?\n```c\nint a = 1;\n```\nA. 1\nB. 2\n答案：A');
    expect(one.text).toBe('What does it print?\n```c\nint a = 1;\n```');
  });

  test.each([
    ['1. Which?\nA. 1\nB. 2\n答案：E', /names no option/],
    ['1. Which?\nA. 1\nB. 2\n答案：', /no answer/],
    ['1. How many?\n分值：many\n答案：对', /no points/],
    ['一、单选题\n1. Which?\n答案：A', /two options/],
  ])('what is refused: %j', async (text, words) => {
    expect((await only(text)).fault!.en).toMatch(words);
  });
});
