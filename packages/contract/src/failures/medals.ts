import type { FailureTexts } from './failure-texts.ts';

/** Medals. */
export const MEDAL_FAILURES = {
  'medal.unknown': { status: 404, en: 'This medal does not exist', zh: '该勋章不存在' },
  'medal.twoOwners': {
    status: 400,
    en: 'A medal is of a contest or of a training, not of both',
    zh: '勋章只能属于一场比赛或一个训练',
  },
  'medal.gainedNowhere': {
    status: 400,
    en: 'A threshold needs a contest or a training in which it is reached',
    zh: '设置达标线时需要指定比赛或训练',
  },
} as const satisfies FailureTexts;
