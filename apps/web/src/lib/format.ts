import { VERDICT } from '@assay/contract/verdict.ts';
import type { Lang } from './lang.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** `YYYY-MM-DD HH:mm` in the viewer's time zone (SHELL-2). */
export function formatMoment(moment: string | number | Date): string {
  const at = new Date(moment);
  if (Number.isNaN(at.getTime())) return '';
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())} ${two(at.getHours())}:${two(at.getMinutes())}`;
}

type Span = 'year' | 'month' | 'day' | 'hour' | 'minute';
const SPANS: readonly [Span, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** What moments that have a name of their own are called, by how many spans they lie ahead. */
const NAMED: Record<Lang, Partial<Record<Span, Readonly<Record<number, string>>>>> = {
  zh: {
    year: { [-1]: '去年', 1: '明年' },
    month: { [-1]: '上个月', 1: '下个月' },
    day: { [-2]: '前天', [-1]: '昨天', 1: '明天', 2: '后天' },
  },
  en: {
    year: { [-1]: 'last year', 1: 'next year' },
    month: { [-1]: 'last month', 1: 'next month' },
    day: { [-1]: 'yesterday', 1: 'tomorrow' },
  },
};
const ZH_SPANS: Record<Span, string> = { year: '年', month: '个月', day: '天', hour: '小时', minute: '分钟' };

/**
 * "3 minutes ago"; under a minute "now". The words are those of `Intl.RelativeTimeFormat`, which a browser takes longer to load than to draw the
 * whole home page.
 */
export function formatAgo(moment: string | number | Date, lang: Lang, now = Date.now()): string {
  const seconds = (new Date(moment).getTime() - now) / 1000;
  const found = SPANS.find(([, length]) => Math.abs(seconds) >= length);
  if (!found) return lang === 'zh' ? '现在' : 'now';
  const [span, length] = found;
  const ahead = Math.trunc(seconds / length);
  const named = NAMED[lang][span]?.[ahead];
  if (named !== undefined) return named;
  const count = Math.abs(ahead);
  if (lang === 'zh') return `${count}${ZH_SPANS[span]}${ahead < 0 ? '前' : '后'}`;
  const many = `${count} ${span}${count === 1 ? '' : 's'}`;
  return ahead < 0 ? `${many} ago` : `in ${many}`;
}

export const formatNumber = (value: number): string => value.toLocaleString('en-US');

/** Share of a whole as "37.50%"; of an empty whole there is none. */
export const formatShare = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((part / whole) * 100).toFixed(2)}%`;

export const formatTime = (timeMs: number | null): string => (timeMs === null ? '–' : `${timeMs}ms`);

const MEMORY_UNITS = ['KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'];

/** Memory given in KB, written in the largest unit that keeps it at least 1 (SHELL-3: KB to YB). */
export function formatMemory(memoryKb: number | null): string {
  if (memoryKb === null) return '–';
  let value = memoryKb;
  let unit = 0;
  while (value >= 1024 && unit < MEMORY_UNITS.length - 1) {
    value /= 1024;
    unit++;
  }
  return `${Number.isInteger(value) ? value : value.toFixed(1)}${MEMORY_UNITS[unit]}`;
}

/** What a program used. One that broke the limit was ended there: how much more it wanted nobody knows. */
export const formatMemoryUsed = ({ status, memory }: { status: number; memory: number | null }): string =>
  memory !== null && status === VERDICT.memoryLimit ? `>${formatMemory(memory)}` : formatMemory(memory);

/** A language by the name that fits into a row: "C++ 17 With O2" as "C++17 -O2". */
export const shortLanguage = (name: string): string =>
  name.replace(/ With O(\d)/, ' -O$1').replace(/^(C|C\+\+) (\d)/, '$1$2');

export const formatLength = (bytes: number): string => `${bytes}B`;

/** Bytes of a disk or a database, as people say them: `12.3 GB`, below one gigabyte whole megabytes. */
export const formatGigabytes = (bytes: number): string =>
  bytes < 1024 ** 3 ? `${Math.ceil(bytes / 1024 ** 2)} MB` : `${(bytes / 1024 ** 3).toFixed(1)} GB`;
