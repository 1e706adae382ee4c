import type { FailureTexts } from './failure-texts.ts';

/** Whatever people send and something has to be read out of. */
export const READER_FAILURES = {
  'reader.tooLarge': {
    status: 413,
    en: '{reader}: more than {max} {unit}, which is more than can be read',
    zh: '{reader}：超过 {max} {unit}，无法处理',
  },
  'reader.tooSlow': {
    status: 422,
    en: 'Reading this took longer than {seconds} s and was given up; make it smaller or simpler',
    zh: '处理时间超过 {seconds} 秒，已中止；请缩减或简化内容',
  },
  'reader.tooMuchMemory': {
    status: 422,
    en: 'Reading this took more than {megabytes} MB of memory and was given up; make it smaller',
    zh: '处理所需内存超过 {megabytes} MB，已中止；请缩减内容',
  },
  'reader.oneAtATime': {
    status: 429,
    en: 'Something that you sent is still being read; try again when that has ended',
    zh: '你提交的上一份内容仍在处理中，请等它完成后再试',
  },
  'reader.busy': {
    status: 503,
    en: 'Too much is being read at the moment; try again shortly',
    zh: '当前处理任务过多，请稍后再试',
  },
} as const satisfies FailureTexts;
