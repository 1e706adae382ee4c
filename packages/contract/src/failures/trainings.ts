import type { FailureTexts } from './failure-texts.ts';

/** Trainings. */
export const TRAINING_FAILURES = {
  'training.unknown': { status: 404, en: 'This training does not exist', zh: '该训练不存在' },
  'training.passwordNeeded': { status: 403, en: 'Enter the training password', zh: '请输入训练密码' },
  'training.passwordWrong': { status: 403, en: 'The training password is wrong', zh: '训练密码错误' },
  'training.alreadyRegistered': {
    status: 409,
    en: 'You have started this training already',
    zh: '你已参加该训练',
  },
  'training.staffDoNotTakePart': {
    status: 409,
    en: 'Who runs a training does not take part in it',
    zh: '训练的管理者不参与该训练',
  },
  'training.fieldNeeded': { status: 400, en: '{field} is required', zh: '{field} 不能为空' },
  'training.categoryUnknown': { status: 404, en: 'This category does not exist', zh: '该分类不存在' },
  'training.categoryTaken': { status: 409, en: 'There is a category of this name', zh: '已有同名分类' },
  'training.problemTwice': {
    status: 409,
    en: 'The training has this problem already',
    zh: '训练中已有该题目',
  },
  'training.tooManyProblems': {
    status: 409,
    en: 'A training has {max} problems at most',
    zh: '一个训练最多 {max} 道题',
  },
  'training.sectionUnknown': { status: 404, en: 'The training has no such section', zh: '训练中没有该章节' },
  'training.ruleAhead': {
    status: 400,
    en: 'Section {section} can be opened only by sections that stand before it',
    zh: '第 {section} 章只能由排在它前面的章节解锁',
  },
  'training.ruleTooMany': {
    status: 400,
    en: 'Section {section} asks for more problems than section {earlier} has',
    zh: '第 {section} 章要求的题数多于第 {earlier} 章的题数',
  },
  'training.changed': {
    status: 409,
    en: 'Somebody else has changed the training meanwhile; load it again',
    zh: '训练已被他人修改，请重新加载',
  },
} as const satisfies FailureTexts;
