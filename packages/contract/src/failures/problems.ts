import type { FailureTexts } from './failure-texts.ts';

/** Problems, their packages and reviews. */
export const PROBLEM_FAILURES = {
  'problem.namedTwice': { status: 400, en: 'A problem is named twice', zh: '有题目重复' },
  'problem.unknown': { status: 404, en: 'This problem does not exist', zh: '该题目不存在' },
  'problem.none': { status: 404, en: 'There is no problem to choose from', zh: '暂无可供选择的题目' },
  'problem.ofOthers': {
    status: 403,
    en: 'Who sees this problem, and its id, are decided by those whose it is',
    zh: '题目的可见范围和题号由题目所有者决定',
  },
  'problem.tooManyPeople': {
    status: 400,
    en: 'A problem has {max} curators and testers at most',
    zh: '一道题目最多 {max} 名协作者和测试者',
  },
  'problem.helpsItself': {
    status: 400,
    en: 'This user may change the problem anyway',
    zh: '该用户本来就可以修改此题目',
  },
  'problem.idTaken': { status: 409, en: 'The problem id {problemId} already exists', zh: '题号 {problemId} 已存在' },
  'problem.timeBeyond': {
    status: 400,
    en: 'Problems of groups and users may take {max} ms at most',
    zh: '团队和个人题目的时间限制最多 {max} ms',
  },
  'problem.memoryBeyond': {
    status: 400,
    en: 'Problems of groups and users may use {max} MB of memory and stack at most',
    zh: '团队和个人题目的内存和栈限制最多 {max} MB',
  },
  'problem.casesBeyond': {
    status: 400,
    en: 'Problems of groups and users may have {max} test cases at most',
    zh: '团队和个人题目最多 {max} 个测试点',
  },
  'problem.dataBeyond': {
    status: 400,
    en: 'The test data of problems of groups and users may have {max} MB at most',
    zh: '团队和个人题目的测试数据最多 {max} MB',
  },
  'problem.tooManyInGroup': {
    status: 403,
    en: 'The group has {max} problems already, more are not possible',
    zh: '团队已有 {max} 道题目，不能再添加',
  },
  'problem.tooManyOwn': {
    status: 403,
    en: 'You have {max} problems already, more are not possible',
    zh: '你已有 {max} 道个人题目，不能再添加',
  },
  'problem.applying': {
    status: 409,
    en: 'This problem waits for its review; withdraw the application to change it',
    zh: '该题目正在审核中，请先撤回申请再修改',
  },
  'problem.noData': {
    status: 400,
    en: 'A problem needs at least one test case',
    zh: '题目至少需要一个测试点',
  },
  'problem.scoreNeeded': {
    status: 400,
    en: 'Case {index}: the score must be an integer of at least 0',
    zh: '第 {index} 个测试点：分数必须是不小于 0 的整数',
  },
  'problem.groupNeeded': {
    status: 400,
    en: 'Case {index}: a group number is required in subtask modes',
    zh: '第 {index} 个测试点：子任务模式下必须填写分组号',
  },
  'problem.caseEmpty': {
    status: 400,
    en: 'Case {index}: give an input or an output',
    zh: '第 {index} 个测试点：输入和输出不能同时为空',
  },
  'problem.caseCount': {
    status: 400,
    en: 'The problem has {count} test cases, but scores for {given} were sent',
    zh: '题目共有 {count} 个测试点，但提交了 {given} 个测试点的分数',
  },
  'problem.fileNamesNeeded': {
    status: 400,
    en: 'File IO needs both file names',
    zh: '使用文件读写时必须填写输入和输出文件名',
  },
  'problem.languageNeeded': { status: 400, en: 'Choose at least one language', zh: '请至少选择一种编程语言' },
  'problem.templateEmpty': {
    status: 400,
    en: 'Code template of the language {language} cannot be empty',
    zh: '{language} 的代码模板不能为空',
  },
  'problem.tagTwice': { status: 400, en: 'The tag {tag} was added already', zh: '标签 {tag} 已添加' },
  'problem.fileIoInteractive': {
    status: 400,
    en: 'Solutions of an interactive problem talk over standard input and output; switch file IO off',
    zh: '交互题通过标准输入输出进行交互，请关闭文件读写',
  },
  'problem.passesNeeded': {
    status: 400,
    en: 'A problem of several passes needs a limit of 2 passes or more',
    zh: '多轮题的轮数上限至少为 2',
  },
  'problem.graderNeeded': {
    status: 400,
    en: 'A grader file for {language} is needed, or take the language off the list',
    zh: '缺少 {language} 的交互库文件；请补充，或不允许该语言',
  },
  'problem.questionUnread': {
    status: 400,
    en: 'The output of case {index} is no question: write "choice: A", "choices: A C" or "blank: text"',
    zh: '第 {index} 个测试点的输出不是题目答案：请写 "choice: A"、"choices: A C" 或 "blank: 文本"',
  },
  'problem.noAnswerInput': {
    status: 404,
    en: 'This problem gives no input files away',
    zh: '该题目不提供输入文件下载',
  },
  'submission.answersUnread': {
    status: 400,
    en: 'These are no answers to the cases of this problem',
    zh: '无法识别为本题各测试点的答案',
  },
  'submission.answerUnknown': {
    status: 400,
    en: 'No case asks for the file {name}',
    zh: '没有测试点对应文件 {name}',
  },
  'submission.answerTwice': {
    status: 400,
    en: 'The file {name} answers a case that is answered already',
    zh: '文件 {name} 对应的测试点重复',
  },
  'testrun.noProgram': {
    status: 400,
    en: 'There is no program to run: this problem asks for answers',
    zh: '本题提交答案，没有可运行的程序',
  },
  'problem.checkerNeeded': {
    status: 400,
    en: 'This judge mode needs the code of the program that decides',
    zh: '该评测模式需要填写校验器的代码',
  },
  'problem.checkerNotCompiled': {
    status: 400,
    en: "The judge's program was changed: compile it successfully first",
    zh: '校验器已修改，请先编译成功',
  },
  'problem.checkerLanguage': {
    status: 400,
    en: "The judge's program may not be written in {language}",
    zh: '校验器不能使用 {language} 编写',
  },
  'problem.administratorsOnly': {
    status: 403,
    en: 'Only administrators write problems of the site; write yours in a group that you run',
    zh: '只有管理员可以编写公共题目，请在你管理的团队中编写',
  },
  'problem.checkerNotTried': {
    status: 503,
    en: 'No judge node could compile this now; try again later',
    zh: '目前没有评测机可以编译，请稍后再试',
  },
  'problem.caseModeMismatch': {
    status: 400,
    en: 'The case mode {mode} does not fit this type of problem',
    zh: '评测点模式 {mode} 不适用于该题目类型',
  },
  'problem.subtasksNeeded': { status: 400, en: 'Add at least one subtask', zh: '请至少添加一个子任务' },
  'problem.subtaskTwice': { status: 400, en: 'Subtask {num} is given twice', zh: '子任务 {num} 重复' },
  'problem.subtaskUnknown': {
    status: 400,
    en: 'Subtask {num} depends on subtask {unknown}, which does not exist',
    zh: '子任务 {num} 依赖的子任务 {unknown} 不存在',
  },
  'problem.subtaskCircle': {
    status: 400,
    en: 'Subtasks depend on each other in a circle: {circle}',
    zh: '子任务循环依赖：{circle}',
  },
  'problem.subtaskEmpty': { status: 400, en: 'Subtask {num} has no cases', zh: '子任务 {num} 没有测试点' },
  'problem.subtaskOfCase': {
    status: 400,
    en: 'Case {index} belongs to subtask {num}, which does not exist',
    zh: '第 {index} 个测试点所属的子任务 {num} 不存在',
  },
  'problem.subtaskPoints': {
    status: 400,
    en: 'The cases of subtask {num} have {sum} points together, less than its {score}',
    zh: '子任务 {num} 的测试点共 {sum} 分，少于其分值 {score}',
  },
  'problem.changed': {
    status: 409,
    en: 'Someone else saved this problem meanwhile; reload to see the change',
    zh: '该题目已被其他人修改，请刷新后重试',
  },
  'problem.versionUnknown': {
    status: 404,
    en: 'The problem has no such version, or it is not kept any more',
    zh: '该题目没有这个版本，或该版本已不再保留',
  },
  'problem.notSolved': {
    status: 403,
    en: 'You have not passed the problem so you cannot get the code passed recently',
    zh: '你尚未通过该题，无法获取最近通过的代码',
  },
  'review.applied': { status: 409, en: 'This was applied for already', zh: '已提交申请，请等待审核' },
  'review.passed': { status: 409, en: 'This is public already', zh: '该内容已公开' },
  'review.notWaiting': {
    status: 409,
    en: 'No application waits for a decision: it was withdrawn or decided',
    zh: '没有待审核的申请：申请已撤回或已处理',
  },
  'review.reasonNeeded': { status: 400, en: 'Give a reason for refusing', zh: '请填写拒绝的理由' },
  'review.changed': {
    status: 409,
    en: 'This was changed since you opened it; look at it again',
    zh: '内容在你打开后被修改过，请重新查看',
  },
  'problem.questionsMode': {
    status: 400,
    en: 'Only objective problems have questions',
    zh: '只有客观题才能包含小题',
  },
  'problem.questionsUnread': {
    status: 400,
    en: 'The questions cannot be read: {reason}',
    zh: '无法读取题目：{reason}',
  },
  'problem.questionsInUse': {
    status: 409,
    en: 'People are answering these questions now: change texts and what is right, but take away no question, option or blank',
    zh: '正在进行的作业或比赛正使用这些小题：可以修改文字和答案，但不能删除小题、选项或空',
  },
  'problem.questionsSummed': {
    status: 400,
    en: 'The points of questions are added up: choose points per case without groups',
    zh: '客观题按小题计分：请选择按测试点计分、不分组',
  },
  'question.twins': {
    status: 400,
    en: 'Question {number}: an id stands twice',
    zh: '第 {number} 题：编号重复',
  },
  'question.emptyOption': {
    status: 400,
    en: 'Question {number}: an option is empty',
    zh: '第 {number} 题：选项内容不能为空',
  },
  'question.noneRight': {
    status: 400,
    en: 'Question {number}: mark what is right',
    zh: '第 {number} 题：请标出正确选项',
  },
  'question.noneAccepted': {
    status: 400,
    en: 'Question {number}: give an accepted answer',
    zh: '第 {number} 题：请填写正确答案',
  },
  'question.noWeight': {
    status: 400,
    en: 'Question {number}: no blank counts for anything',
    zh: '第 {number} 题：至少一个空的权重要大于 0',
  },
  'question.noNumber': {
    status: 400,
    en: 'Question {number}: an accepted answer or its tolerance is no number',
    zh: '第 {number} 题：答案或误差不是有效的数值',
  },
  'question.allLeftOut': {
    status: 400,
    en: 'At least one question must count',
    zh: '至少要有一道小题计分',
  },
} as const satisfies FailureTexts;
