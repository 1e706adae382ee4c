import type { Lang } from '@assay/contract/errors.ts';
import { bounded } from '@assay/contract/readers/bounded.ts';

export interface Quote {
  text: string;
  /** Who said it or where it stands; empty when that is not known. */
  source: string;
}

/** What a check-in shows where no other source is configured. */
const QUOTES: Readonly<Record<Lang, readonly Quote[]>> = {
  zh: [
    { text: '学而时习之，不亦说乎？', source: '《论语》' },
    { text: '温故而知新，可以为师矣。', source: '《论语》' },
    { text: '知之者不如好之者，好之者不如乐之者。', source: '《论语》' },
    { text: '学而不思则罔，思而不学则殆。', source: '《论语》' },
    { text: '工欲善其事，必先利其器。', source: '《论语》' },
    { text: '千里之行，始于足下。', source: '《老子》' },
    { text: '天下难事，必作于易；天下大事，必作于细。', source: '《老子》' },
    { text: '不积跬步，无以至千里；不积小流，无以成江海。', source: '《荀子》' },
    { text: '锲而不舍，金石可镂。', source: '《荀子》' },
    { text: '博学之，审问之，慎思之，明辨之，笃行之。', source: '《礼记》' },
    { text: '苟日新，日日新，又日新。', source: '《礼记》' },
    { text: '路漫漫其修远兮，吾将上下而求索。', source: '屈原《离骚》' },
    { text: '读书破万卷，下笔如有神。', source: '杜甫' },
    { text: '会当凌绝顶，一览众山小。', source: '杜甫《望岳》' },
    { text: '纸上得来终觉浅，绝知此事要躬行。', source: '陆游' },
    { text: '山重水复疑无路，柳暗花明又一村。', source: '陆游《游山西村》' },
    { text: '问渠那得清如许？为有源头活水来。', source: '朱熹《观书有感》' },
    { text: '长风破浪会有时，直挂云帆济沧海。', source: '李白《行路难》' },
    { text: '欲穷千里目，更上一层楼。', source: '王之涣《登鹳雀楼》' },
    { text: '业精于勤，荒于嬉；行成于思，毁于随。', source: '韩愈《进学解》' },
    { text: '千淘万漉虽辛苦，吹尽狂沙始到金。', source: '刘禹锡《浪淘沙》' },
  ],
  en: [
    { text: 'Simplicity is prerequisite for reliability.', source: 'Edsger W. Dijkstra' },
    {
      text: 'Program testing can be used to show the presence of bugs, but never to show their absence.',
      source: 'Edsger W. Dijkstra',
    },
    { text: 'Premature optimization is the root of all evil.', source: 'Donald E. Knuth' },
    {
      text: 'Beware of bugs in the above code; I have only proved it correct, not tried it.',
      source: 'Donald E. Knuth',
    },
    {
      text: 'We can only see a short distance ahead, but we can see plenty there that needs to be done.',
      source: 'Alan Turing',
    },
    {
      text: 'A language that doesn’t affect the way you think about programming is not worth knowing.',
      source: 'Alan Perlis',
    },
    { text: 'Simplicity does not precede complexity, but follows it.', source: 'Alan Perlis' },
    { text: 'Controlling complexity is the essence of computer programming.', source: 'Brian Kernighan' },
    { text: 'Data dominates.', source: 'Rob Pike' },
    { text: 'When in doubt, use brute force.', source: 'Ken Thompson' },
    { text: 'The purpose of computing is insight, not numbers.', source: 'Richard Hamming' },
    { text: 'Nature uses only the longest threads to weave her patterns.', source: 'Richard Feynman' },
    { text: 'What I cannot create, I do not understand.', source: 'Richard Feynman' },
    { text: 'Chance favours only the prepared mind.', source: 'Louis Pasteur' },
    { text: 'If I have seen further, it is by standing on the shoulders of giants.', source: 'Isaac Newton' },
    { text: 'Well begun is half done.', source: 'Aristotle' },
    { text: 'Little strokes fell great oaks.', source: 'Benjamin Franklin' },
    { text: 'A journey of a thousand miles begins beneath one’s feet.', source: 'Laozi' },
  ],
};

/** The quote of a calendar day `YYYY-MM-DD`: the same for everybody, another one on the next day. */
export function quoteOfDay(day: string, lang: Lang): Quote {
  const quotes = QUOTES[lang];
  const daysSinceEpoch = Math.floor(Date.parse(day) / 86_400_000);
  return quotes[daysSinceEpoch % quotes.length]!;
}

/** A longer text is no quote. */
const TEXT_MAX = 300;
const SOURCE_MAX = 100;
/** Under what the common services of quotes write text and source. */
const TEXT_FIELDS = ['hitokoto', 'content', 'quote', 'text'];
const SOURCE_FIELDS = ['from', 'author', 'source', 'origin'];

const wordsAt = (given: Record<string, unknown>, fields: readonly string[]): string => {
  const found = fields.map((field) => given[field]).find((value) => typeof value === 'string');
  return typeof found === 'string' ? found.replace(/\s+/g, ' ').trim() : '';
};

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return { text: body };
  }
}

/**
 * What a service of quotes answered: an object with the fields that such services use, a list whose first is one, or the plain text.
 * @returns null when there is no quote in it
 */
export const readQuote = bounded(
  {
    reader: { en: 'Quotes of the day', zh: '每日一句' },
    where: 'packages/rules/src/coins/quotes.ts',
    input: { max: 16_384, unit: 'characters' },
    time: 'linear',
  },
  (body: string): Quote | null => {
    const parsed = parse(body);
    const given: unknown = Array.isArray(parsed) ? parsed[0] : parsed;
    if (typeof given !== 'object' || given === null) return null;
    const fields = given as Record<string, unknown>;
    const text = wordsAt(fields, TEXT_FIELDS);
    if (text === '' || text.length > TEXT_MAX) return null;
    return { text, source: wordsAt(fields, SOURCE_FIELDS).slice(0, SOURCE_MAX) };
  },
);
