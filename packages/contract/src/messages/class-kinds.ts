/** What students and those who run a class are told of its work; each as in `MESSAGE_KINDS`. */
export const CLASS_MESSAGES = {
  'feedback.remark': {
    tab: 'mine',
    category: 'comment',
    en: 'wrote about a submission of an assignment',
    zh: '点评了作业中的一次提交',
  },
  'feedback.good': {
    tab: 'mine',
    category: 'comment',
    en: 'marked your submission of an assignment as good',
    zh: '将你在作业中的一次提交评为“很好”',
  },
  'feedback.needsWork': {
    tab: 'mine',
    category: 'comment',
    en: 'marked your submission of an assignment as needing work',
    zh: '将你在作业中的一次提交评为“需要改进”',
  },
  'assignment.points': {
    tab: 'mine',
    category: 'comment',
    en: 'gave you {percent} % of the points of problem {problem} by hand',
    zh: '为题目 {problem} 手工评分：{percent}%',
  },
  'assignment.pointsBack': {
    tab: 'mine',
    category: 'comment',
    en: 'took back the points given by hand for problem {problem}: what you reached counts again',
    zh: '撤销了题目 {problem} 的手工评分，恢复为自动得分',
  },
  'assignment.extended': {
    tab: 'mine',
    category: 'comment',
    en: 'gave you a later due date for an assignment',
    zh: '延长了你的作业截止时间',
  },
  'assignment.extensionBack': {
    tab: 'mine',
    category: 'comment',
    en: 'took back your later due date for an assignment',
    zh: '撤销了你的作业延期',
  },
  'regrade.asked': {
    tab: 'mine',
    category: 'comment',
    en: 'asks for another look at problem {problem} of an assignment',
    zh: '申请复核作业题目 {problem}',
  },
  'regrade.granted': {
    tab: 'mine',
    category: 'comment',
    en: 'granted another look at problem {problem} of an assignment',
    zh: '通过了你对作业题目 {problem} 的复核申请',
  },
  'regrade.refused': {
    tab: 'mine',
    category: 'comment',
    en: 'looked at problem {problem} of an assignment again: the points stay',
    zh: '复核了作业题目 {problem}，得分不变',
  },
  'help.asked': {
    tab: 'mine',
    category: 'comment',
    en: 'asks about problem {problem} of an assignment',
    zh: '就作业题目 {problem} 向你提问',
  },
  'help.answered': {
    tab: 'mine',
    category: 'comment',
    en: 'answered your question about problem {problem}',
    zh: '回答了你关于题目 {problem} 的提问',
  },
  'assignment.excused': {
    tab: 'mine',
    category: 'comment',
    en: 'excused you from an assignment',
    zh: '免去了你的一次作业',
  },
  'assignment.excuseBack': {
    tab: 'mine',
    category: 'comment',
    en: 'no longer excuses you from an assignment',
    zh: '恢复了你曾被免去的作业',
  },
  'assignment.regraded': {
    tab: 'mine',
    category: 'comment',
    en: 'had submissions judged again: your points in an assignment went from {before} to {after}',
    zh: '重测了提交：你的作业得分由 {before} 变为 {after}',
  },
  'assignment.released': {
    tab: 'mine',
    category: 'comment',
    en: 'showed the results of an assignment',
    zh: '公布了作业成绩',
  },
} as const;
