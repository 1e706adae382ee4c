/**
 * Every refusal the product can utter: HTTP status and the sentence in both languages. `{name}` is filled from the
 * failure's parameters. Domain code throws `fail(code)`; the HTTP layer alone turns it into the envelope.
 */
export const FAILURES = {
  // request
  'request.invalid': { status: 400, en: '{field}: {reason}', zh: '{field}：{reason}' },
  'request.malformed': { status: 400, en: 'The request could not be read', zh: '请求格式有误，无法解析' },
  'request.tooLarge': { status: 413, en: 'The request is too large', zh: '请求内容过大' },
  'request.tooMany': {
    status: 429,
    en: 'Too many requests, try again in {seconds} s',
    zh: '操作过于频繁，请在 {seconds} 秒后重试',
  },
  'request.unsupported': { status: 415, en: 'This content type is not supported', zh: '不支持的内容类型' },
  'request.notFound': {
    status: 404,
    en: 'Query error, unable to find the resource to request',
    zh: '查询错误，找不到要请求的资源',
  },
  'request.crossSite': { status: 403, en: 'Cross-site request refused', zh: '已拒绝跨站请求' },
  'server.error': { status: 500, en: 'Server error, please refresh again', zh: '服务器错误，请重新刷新' },
  'server.busy': {
    status: 503,
    en: 'The service is busy, please try again shortly',
    zh: '服务暂时繁忙，请稍后重试',
  },
  // access
  'access.loginNeeded': { status: 401, en: 'Please login first', zh: '请先登录' },
  'access.adminLoginNeeded': {
    status: 401,
    en: 'please login first by admin account',
    zh: '请先使用管理员账号登录',
  },
  'access.denied': { status: 403, en: 'You have no permission for this', zh: '您没有权限进行此操作' },
  'access.mayNotSubmit': {
    status: 403,
    en: 'Your account may not submit code',
    zh: '您的账号已被禁止提交代码',
  },
  'access.nodeToken': { status: 401, en: 'Unknown judge node token', zh: '评测机令牌无效' },
  // accounts
  'account.badCredentials': {
    status: 400,
    en: 'Please check your username or password',
    zh: '用户名或密码错误，请检查',
  },
  'account.puzzleNeeded': {
    status: 403,
    en: 'Too many failed attempts, solve the slide puzzle to continue',
    zh: '失败次数过多，请先完成滑块验证',
  },
  'account.puzzleFailed': {
    status: 400,
    en: 'The piece is not in place, try again',
    zh: '拼图未对齐，请重试',
  },
  'account.puzzleRobot': {
    status: 400,
    en: 'Guess robot: speed too fast, verify again',
    zh: '疑似机器人：速度过快，请重新验证',
  },
  'account.banned': { status: 403, en: 'This account has been disabled', zh: '该账号已被禁用' },
  'account.notAdmin': {
    status: 403,
    en: 'login again with administrator account',
    zh: '请使用管理员账号重新登录',
  },
  'account.registerClosed': { status: 403, en: 'Registration is closed', zh: '本站暂未开放注册' },
  'account.usernameTaken': { status: 409, en: 'The username already exists', zh: '用户名已存在' },
  'account.emailTaken': { status: 409, en: 'The email already exists', zh: '邮箱已被使用' },
  'account.emailUnknown': { status: 404, en: 'The email does not exist', zh: '该邮箱不存在' },
  'account.usernameUnknown': { status: 404, en: 'The username does not exist', zh: '用户名不存在' },
  'account.unknown': { status: 404, en: 'This user does not exist', zh: '该用户不存在' },
  'account.badCode': { status: 400, en: 'The code is wrong or expired', zh: '验证码错误或已过期' },
  'account.badCaptcha': { status: 400, en: 'The captcha is wrong or expired', zh: '图形验证码错误或已过期' },
  'account.codeTooSoon': {
    status: 429,
    en: 'A code has just been sent, try again in {seconds} s',
    zh: '验证码刚刚发送，请在 {seconds} 秒后重试',
  },
  'account.badOldPassword': { status: 400, en: 'The current password is wrong', zh: '当前密码错误' },
  'account.samePassword': {
    status: 400,
    en: 'The new password must differ from the current one',
    zh: '新密码不能与当前密码相同',
  },
  'account.sameEmail': {
    status: 400,
    en: 'The new email must differ from the current one',
    zh: '新邮箱不能与当前邮箱相同',
  },
  'account.weakPassword': {
    status: 400,
    en: 'This password is too common, choose another',
    zh: '该密码过于常见，请换一个',
  },
  'account.checkedIn': { status: 409, en: 'You have already checked in today', zh: '今天已经签到过了' },
  'account.lastRoot': {
    status: 409,
    en: 'The last super administrator must remain',
    zh: '必须至少保留一名超级管理员',
  },
  'account.badImage': {
    status: 400,
    en: 'File type not support',
    zh: '不支持的图片格式',
  },
  'account.imageTooLarge': { status: 413, en: 'Exceed max size limit', zh: '文件超过大小限制' },
  'session.unknown': { status: 404, en: 'This session does not exist', zh: '该会话不存在' },
  // catalog
  'language.unknown': { status: 400, en: 'Unknown language: {language}', zh: '未知的编程语言：{language}' },
  'language.taken': {
    status: 409,
    en: 'There is a language of the name {language} already',
    zh: '已有名为 {language} 的编程语言',
  },
  'language.shipped': {
    status: 400,
    en: '{language} ships with the product: switch it off instead',
    zh: '{language} 是系统自带的语言，只能停用',
  },
  'language.tooMany': {
    status: 400,
    en: 'A site can add at most {max} languages of its own',
    zh: '最多可以自行添加 {max} 种编程语言',
  },
  'language.inUse': {
    status: 409,
    en: 'There are submissions in {language}: switch it off instead',
    zh: '已有使用 {language} 的提交，只能停用',
  },
  'language.notAllowed': {
    status: 400,
    en: '{language} is not allowed for this problem',
    zh: '本题不允许使用 {language}',
  },
  'language.notOffered': {
    status: 503,
    en: 'No judge offers {language} at the moment',
    zh: '目前没有评测机支持 {language}',
  },
  'tag.unknown': { status: 404, en: 'This tag does not exist', zh: '该标签不存在' },
  'tag.taken': { status: 409, en: 'A tag of this name already exists', zh: '同名标签已存在' },
  'tag.classificationUnknown': { status: 404, en: 'This classification does not exist', zh: '该标签分类不存在' },
  'tag.classificationTaken': {
    status: 409,
    en: 'A classification of this name already exists',
    zh: '同名标签分类已存在',
  },
  'difficulty.unknown': { status: 404, en: 'This difficulty does not exist', zh: '该难度不存在' },
  'difficulty.inUse': {
    status: 409,
    en: 'Problems use this difficulty; move them first',
    zh: '仍有题目使用该难度，请先修改这些题目',
  },
  // problems
  'problem.unknown': { status: 404, en: 'This problem does not exist', zh: '该题目不存在' },
  'problem.none': { status: 404, en: 'There is no problem to choose from', zh: '暂无可供选择的题目' },
  'problem.idTaken': { status: 409, en: 'The problem id {problemId} already exists', zh: '题号 {problemId} 已存在' },
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
    zh: '该评测模式需要填写裁判程序的代码',
  },
  'problem.checkerNotCompiled': {
    status: 400,
    en: "The judge's program was changed: compile it successfully first",
    zh: '裁判程序已修改，请先编译成功',
  },
  'problem.checkerLanguage': {
    status: 400,
    en: "The judge's program may not be written in {language}",
    zh: '裁判程序不能使用 {language} 编写',
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
  'problem.notSolved': {
    status: 403,
    en: 'You have not passed the problem so you cannot get the code passed recently',
    zh: '您尚未通过该题，无法获取最近通过的代码',
  },
  // test data
  'jurySolution.unknown': { status: 404, en: 'This jury solution does not exist', zh: '该标程不存在' },
  'jurySolution.nameTaken': {
    status: 409,
    en: 'The problem has a jury solution named {name} already',
    zh: '该题已有名为 {name} 的标程',
  },
  'jurySolution.notJudged': {
    status: 409,
    en: 'This submission has no result that a solution could be held to',
    zh: '该提交没有可作为预期的评测结果',
  },
  'verification.unknown': { status: 404, en: 'This verification does not exist', zh: '该验证不存在' },
  'verification.nothing': {
    status: 409,
    en: 'The problem has no jury solutions: add one first',
    zh: '该题没有标程，请先添加',
  },
  'verification.noData': { status: 409, en: 'The problem has no test data yet', zh: '该题还没有测试数据' },
  'verification.running': {
    status: 409,
    en: 'The solutions of this problem are being verified already',
    zh: '该题的标程正在验证中',
  },
  'verification.ended': { status: 409, en: 'This verification has ended', zh: '该验证已结束' },
  'package.unknown': {
    status: 404,
    en: 'The uploaded package is no longer there, upload it again',
    zh: '上传的题目包已失效，请重新上传',
  },
  'package.notRecognised': {
    status: 400,
    en: 'The file is of no known package format',
    zh: '无法识别该文件的题目包格式',
  },
  'package.notReadable': {
    status: 400,
    en: 'The format {format} cannot be read',
    zh: '不支持导入 {format} 格式',
  },
  'package.notWritable': {
    status: 400,
    en: 'The format {format} cannot be written',
    zh: '不支持导出 {format} 格式',
  },
  'package.faulty': {
    status: 400,
    en: 'The package cannot be imported: {reason}',
    zh: '题目包无法导入：{reason}',
  },
  'package.importing': { status: 409, en: 'This package is being imported', zh: '该题目包正在导入中' },
  'package.problemUnknown': {
    status: 400,
    en: 'The package holds no importable problem number {index}',
    zh: '题目包中没有可导入的第 {index} 题',
  },
  'package.idTwice': {
    status: 400,
    en: 'The problem id {problemId} is given to two problems',
    zh: '题号 {problemId} 被分配给了两道题目',
  },
  'testdata.notZip': { status: 400, en: 'The file is not a readable zip archive', zh: '文件不是可读取的 zip 压缩包' },
  'testdata.badName': {
    status: 400,
    en: 'The archive entry {entry} is refused: its name must be a plain relative path',
    zh: '压缩包条目 {entry} 被拒绝：名称必须是普通的相对路径',
  },
  'testdata.nameTwice': {
    status: 400,
    en: 'The archive entry {entry} is refused: its name is there twice (letter case does not count)',
    zh: '压缩包条目 {entry} 被拒绝：名称重复（不区分大小写）',
  },
  'testdata.encrypted': {
    status: 400,
    en: 'The archive entry {entry} is refused: it is encrypted',
    zh: '压缩包条目 {entry} 被拒绝：该条目已加密',
  },
  'testdata.badMethod': {
    status: 400,
    en: 'The archive entry {entry} is refused: its compression method is not supported',
    zh: '压缩包条目 {entry} 被拒绝：不支持其压缩方式',
  },
  'testdata.notPlain': {
    status: 400,
    en: 'The archive entry {entry} is refused: it is a link or a device',
    zh: '压缩包条目 {entry} 被拒绝：不能是链接或设备文件',
  },
  'testdata.bomb': {
    status: 400,
    en: 'The archive entry {entry} is refused: it unpacks to far more than it holds',
    zh: '压缩包条目 {entry} 被拒绝：解压后体积异常膨胀',
  },
  'testdata.overlap': {
    status: 400,
    en: 'The archive entry {entry} is refused: it overlaps another entry',
    zh: '压缩包条目 {entry} 被拒绝：与其他条目重叠',
  },
  'testdata.corrupt': {
    status: 400,
    en: 'The archive entry {entry} is damaged: its content does not match its size or checksum',
    zh: '压缩包条目 {entry} 已损坏：内容与其大小或校验和不符',
  },
  'testdata.tooManyEntries': {
    status: 400,
    en: 'The archive holds more than {max} files',
    zh: '压缩包中的文件超过 {max} 个',
  },
  'testdata.tooLarge': {
    status: 413,
    en: 'The unpacked archive exceeds {megabytes} MB',
    zh: '压缩包解压后超过 {megabytes} MB',
  },
  'testdata.noPairs': {
    status: 400,
    en: 'No test case was found: expected 1.in with 1.out or 1.ans',
    zh: '没有找到测试点：需要 1.in 与 1.out 或 1.ans',
  },
  'testdata.stagingUnknown': {
    status: 400,
    en: 'The uploaded test data has expired, upload it again',
    zh: '上传的测试数据已失效，请重新上传',
  },
  'testdata.fileUnknown': {
    status: 400,
    en: 'Case {index}: the uploaded archive holds no pair {input}, {output}',
    zh: '第 {index} 个测试点：上传的压缩包中没有 {input} 与 {output} 这一对文件',
  },
  'testdata.none': { status: 404, en: 'This problem has no test data', zh: '该题目没有测试数据' },
  // venues
  'venue.unknown': { status: 404, en: 'This place does not exist', zh: '该页面不存在' },
  // submissions
  'submission.blank': { status: 400, en: 'Code can not be empty', zh: '代码不能为空' },
  'submission.tooLong': {
    status: 400,
    en: 'Code Length can not exceed 65535',
    zh: '代码长度不能超过 65535',
  },
  'submission.unknown': { status: 404, en: 'This submission does not exist', zh: '该提交不存在' },
  'submission.keyReused': {
    status: 409,
    en: 'This submission key was used for other code',
    zh: '该提交标识已用于其他代码',
  },
  'submission.tooSoon': {
    status: 429,
    en: 'Submit again in {seconds} s',
    zh: '提交过于频繁，请在 {seconds} 秒后再试',
  },
  'submission.captchaNeeded': {
    status: 403,
    en: 'Many submissions in a short time: enter the captcha to continue',
    zh: '短时间内提交次数过多，请输入验证码后继续',
  },
  'submission.notOwner': { status: 403, en: 'This is not your submission', zh: '这不是您的提交' },
  'submission.notShareable': {
    status: 403,
    en: 'This submission cannot be shared',
    zh: '该提交不能分享',
  },
  'submission.casesHidden': {
    status: 403,
    en: 'The test cases of this problem are not shown',
    zh: '本题不公开测试点',
  },
  'submission.noFailingCase': {
    status: 404,
    en: 'This submission has no failing case to download',
    zh: '该提交没有可下载的错误测试点',
  },
  'submission.notFinal': {
    status: 409,
    en: 'The submission is still being judged',
    zh: '该提交仍在评测中',
  },
  'submission.compileErrorStays': {
    status: 409,
    en: 'A compile error cannot be changed by hand',
    zh: '编译错误的提交不能人工评判',
  },
  'submission.alreadyCancelled': { status: 409, en: 'It is cancelled already', zh: '该提交已被取消' },
  'submission.verdictNotGiven': {
    status: 400,
    en: 'This verdict cannot be given by hand',
    zh: '不能人工设置为该结果',
  },
  'submission.scoreNeeded': { status: 400, en: 'Give a score', zh: '请填写分数' },
  'submission.partialNeedsScore': {
    status: 400,
    en: 'Only submissions of scored problems can be partly accepted',
    zh: '只有计分题目的提交才能设为部分通过',
  },
  'submission.judgementUnknown': { status: 404, en: 'This result does not exist', zh: '该评测结果不存在' },
  'rejudge.tooWide': {
    status: 400,
    en: 'Say which problem, contest or submissions',
    zh: '请指定题目、比赛或提交',
  },
  'rejudge.nothing': { status: 404, en: 'No judged submission fits', zh: '没有符合条件的已评测提交' },
  'rejudge.tooMany': {
    status: 400,
    en: '{count} submissions are more than one set may hold ({max})',
    zh: '共 {count} 个提交，超过单次上限 {max}',
  },
  'rejudge.unknown': { status: 404, en: 'This rejudge set does not exist', zh: '该重测不存在' },
  'rejudge.notOpen': {
    status: 409,
    en: 'This set was applied or cancelled already',
    zh: '该重测已应用或已取消',
  },
  'rejudge.unfinished': {
    status: 409,
    en: '{count} submissions of the set are still to be judged',
    zh: '还有 {count} 个提交尚未重测完成',
  },
  'rejudge.notApplied': { status: 409, en: 'This set is not applied', zh: '该重测尚未应用' },
  'testrun.unknown': { status: 404, en: 'This test run has expired', zh: '该测试运行已过期' },
  'testrun.inputTooLong': {
    status: 400,
    en: 'The test input can not exceed 1000 characters',
    zh: '测试输入不能超过 1000 个字符',
  },
  'testrun.noSamples': { status: 400, en: 'This problem has no samples', zh: '本题没有样例' },
  // contests
  'contest.unknown': { status: 404, en: 'This contest does not exist', zh: '该比赛不存在' },
  'contest.passwordNeeded': { status: 403, en: 'Enter the contest password', zh: '请输入比赛密码' },
  'contest.passwordWrong': { status: 403, en: 'The contest password is wrong', zh: '比赛密码错误' },
  'contest.notStarted': { status: 403, en: 'The contest has not started', zh: '比赛尚未开始' },
  'contest.ended': { status: 403, en: 'Contest has ended', zh: '比赛已结束' },
  'contest.accountNotAllowed': {
    status: 403,
    en: 'Your account is not among those admitted to this contest',
    zh: '您的账号不在本场比赛允许的账号范围内',
  },
  'contest.alreadyRegistered': {
    status: 409,
    en: 'You have registered for this contest already',
    zh: '您已报名过本场比赛',
  },
  'contest.disqualified': {
    status: 403,
    en: 'You have been disqualified in this contest',
    zh: '您已被取消本场比赛资格',
  },
  'contest.boardClosed': {
    status: 403,
    en: 'The board of this contest is not public',
    zh: '本场比赛的榜单未对外公开',
  },
  'contest.scrollClosed': {
    status: 403,
    en: 'The scroll board needs an ended ACM contest whose board is sealed',
    zh: '滚榜需要已结束且开启封榜的 ACM 比赛',
  },
  'contest.resultHidden': {
    status: 403,
    en: 'This result is not shown during the contest',
    zh: '比赛期间不公布该结果',
  },
  'contest.fieldNeeded': { status: 400, en: '{field} is required', zh: '{field} 不能为空' },
  'contest.timesReversed': {
    status: 400,
    en: 'The contest must end after it starts',
    zh: '比赛结束时间必须晚于开始时间',
  },
  'contest.typeFixed': {
    status: 409,
    en: 'The rules of a contest can not be changed after it was created',
    zh: '比赛创建后不能更改赛制',
  },
  'contest.sealOutside': {
    status: 400,
    en: 'The seal must begin within the contest',
    zh: '封榜时间必须在比赛时间内',
  },
  'contest.starTwice': { status: 400, en: '{username} is starred twice', zh: '打星账号 {username} 重复' },
  'contest.awardBad': {
    status: 400,
    en: 'The award "{name}" needs a name, a priority of its own and a number that can be reached',
    zh: '奖项“{name}”需要名称、不重复的优先级和可达到的数量',
  },
  'contest.accountRuleBad': {
    status: 400,
    en: 'The account rule is wrong: {field}',
    zh: '账号限制规则有误：{field}',
  },
  'contest.intervalBad': {
    status: 400,
    en: 'Removed intervals must lie within the contest and not touch each other',
    zh: '扣除的时间段必须在比赛时间内且互不相接',
  },
  'contest.changed': {
    status: 409,
    en: 'Somebody else saved this contest meanwhile; load it again',
    zh: '该比赛已被他人修改，请重新加载',
  },
  'contest.displayIdTaken': {
    status: 409,
    en: 'The contest has a problem {displayId} already',
    zh: '比赛中已有题目 {displayId}',
  },
  'contest.problemTwice': { status: 409, en: 'The contest has this problem already', zh: '该题目已在比赛中' },
  'contest.problemsChanged': {
    status: 409,
    en: 'The problems of the contest changed meanwhile; load them again',
    zh: '比赛题目已变化，请重新加载',
  },
  'problem.inContest': {
    status: 409,
    en: 'A contest that has not ended uses this problem, so it can not be public yet',
    zh: '该题目正在未结束的比赛中使用，暂不能公开',
  },
  'problem.contestAuth': {
    status: 400,
    en: 'Only a contest makes a problem a contest problem: add it there',
    zh: '请在比赛中添加该题目，不能直接设为比赛题目',
  },
  'contest.printClosed': { status: 403, en: 'This contest offers no printing', zh: '本场比赛未开放打印' },
  'contest.printEmpty': { status: 400, en: 'Content cannot be empty', zh: '内容不能为空' },
  'contest.printTooShort': {
    status: 400,
    en: 'The number of content cannot be less than 50',
    zh: '内容不能少于 50 个字符',
  },
  'contest.commentsClosed': {
    status: 403,
    en: 'The comment area of contests is closed',
    zh: '比赛评论区未开放',
  },
  'contest.notRunning': { status: 403, en: 'The contest is not running', zh: '比赛未在进行中' },
  'contest.announcementUnknown': { status: 404, en: 'This announcement does not exist', zh: '该公告不存在' },
  'contest.clarificationUnknown': { status: 404, en: 'This question does not exist', zh: '该提问不存在' },
  'contest.printUnknown': { status: 404, en: 'This print request does not exist', zh: '该打印请求不存在' },
  'virtual.notForAdmins': {
    status: 403,
    en: 'Those who manage the contest do not take part in it',
    zh: '比赛管理者不能参加虚拟赛',
  },
  'virtual.contestNotOver': {
    status: 403,
    en: 'Virtual participation opens when the contest is over',
    zh: '比赛结束后才能开始虚拟参赛',
  },
  'virtual.sealed': {
    status: 403,
    en: 'Virtual participation opens when the results of the contest are published',
    zh: '比赛结果公布后才能开始虚拟参赛',
  },
  'virtual.running': { status: 409, en: 'Your virtual participation runs already', zh: '您的虚拟参赛正在进行' },
  'virtual.done': {
    status: 409,
    en: 'You have taken part in this contest virtually; that is possible once',
    zh: '您已虚拟参加过本场比赛，每场比赛仅限一次',
  },
  'virtual.notRunning': { status: 409, en: 'No virtual participation of yours runs', zh: '您没有进行中的虚拟参赛' },
  'contest.acInfoUnknown': {
    status: 404,
    en: 'This is not the first accepted submission of a contestant',
    zh: '该提交不是选手在此题的首次通过',
  },
  'comment.unknown': { status: 404, en: 'This comment does not exist', zh: '该评论不存在' },
  'comment.empty': { status: 400, en: 'Content cannot be empty', zh: '内容不能为空' },
  'comment.tooLong': { status: 400, en: '{field} Can not exceed {max}', zh: '{field}不能超过 {max} 个字符' },
  'comment.mayNotReply': { status: 403, en: 'You may not reply to this comment', zh: '您不能回复该评论' },
  'comment.mayNotDelete': { status: 403, en: 'You may not delete this comment', zh: '您不能删除该评论' },
  'contest.participantUnknown': {
    status: 404,
    en: 'This user does not take part in the contest',
    zh: '该用户未参加本场比赛',
  },
  'contest.usersUnknown': { status: 404, en: 'No such users: {names}', zh: '用户不存在：{names}' },
  'contest.participantSubmitted': {
    status: 409,
    en: 'This user has submitted already; disqualify instead of removing',
    zh: '该用户已有提交，请改为取消资格',
  },
  'contest.staffDoNotTakePart': {
    status: 409,
    en: 'Those who manage the contest do not take part: {names}',
    zh: '比赛管理者不能作为选手：{names}',
  },
  'contest.noTeams': { status: 409, en: 'In this contest everybody takes part alone', zh: '本场比赛不是组队赛' },
  'contest.teamsFixed': {
    status: 403,
    en: 'Teams are fixed once the contest has started; ask its organisers',
    zh: '比赛开始后队伍不能再变动，请联系管理员',
  },
  'contest.inTeam': { status: 409, en: 'You are in a team already', zh: '您已加入一支队伍' },
  'contest.notInTeam': { status: 404, en: 'No member of this team', zh: '不是该队伍的成员' },
  'contest.notCaptain': { status: 403, en: 'Only the captain may do this', zh: '仅队长可以操作' },
  'contest.teamFull': { status: 409, en: 'The team is full: {max} members at most', zh: '队伍已满，最多 {max} 人' },
  'contest.teamCodeWrong': { status: 404, en: 'No team has this invitation code', zh: '邀请码无效' },
  'contest.teamNameTaken': {
    status: 409,
    en: 'The contest has a team of the name {name}',
    zh: '本场比赛已有名为 {name} 的队伍',
  },
  'contest.teamUnknown': { status: 404, en: 'The contest has no such team', zh: '该队伍不存在' },
  'contest.teamsLarger': {
    status: 409,
    en: 'There are teams of more than {max} members; make them smaller first',
    zh: '已有队伍超过 {max} 人，请先调整队伍',
  },
  'contest.membersElsewhere': {
    status: 409,
    en: 'Members of other teams already: {names}',
    zh: '以下用户已在其他队伍：{names}',
  },
  'contest.teamsUnreadable': { status: 400, en: 'teams.tsv: {reason}', zh: 'teams.tsv：{reason}' },
  'contest.accountsTaken': {
    status: 409,
    en: 'User names that exist already: {names}',
    zh: '以下用户名已存在：{names}',
  },
  'contest.accountsTooMany': {
    status: 400,
    en: 'At most {max} accounts can be made at once, this is {count}',
    zh: '一次最多生成 {max} 个账号，当前为 {count} 个',
  },
  'contest.accountsNone': { status: 400, en: 'The rule names no account', zh: '规则中没有任何账号' },
  'contest.accountNameLong': {
    status: 400,
    en: '"{name}" is not a user name: letters, digits, _ . - only, at most {max}',
    zh: '“{name}”不是有效的用户名：仅限字母、数字、_ . -，最多 {max} 个字符',
  },
  // judge nodes
  'judging.leaseLost': {
    status: 409,
    en: 'This lease has ended; the result is ignored',
    zh: '该评测租约已失效，结果已忽略',
  },
  'judging.blobUnknown': { status: 404, en: 'No such data', zh: '数据不存在' },
  'judging.nodeUnknown': { status: 404, en: 'This judge node is not registered', zh: '该评测机未注册' },
  'judging.nodeOnline': {
    status: 409,
    en: 'This judge node is online; stop it first',
    zh: '该评测机在线，请先停止它',
  },
} as const satisfies Record<string, { status: number; en: string; zh: string }>;

export type FailureCode = keyof typeof FAILURES;
export type Lang = 'zh' | 'en';
type Params = Record<string, string | number>;

/** The sentence of a failure in one language, its holes filled. */
export function failureText(code: FailureCode, lang: Lang, params: Params = {}): string {
  return FAILURES[code][lang].replace(/\{(\w+)\}/g, (hole, name: string) => String(params[name] ?? hole));
}

/** A refusal on its way to the caller. `detail` goes only to the log. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly status: number;
  readonly params: Params;
  readonly detail: string | undefined;

  constructor(code: FailureCode, params: Params = {}, detail?: string) {
    super(code);
    this.name = 'Failure';
    this.code = code;
    this.status = FAILURES[code].status;
    this.params = params;
    this.detail = detail;
  }
}

export const fail = (code: FailureCode, params?: Params, detail?: string): never => {
  throw new Failure(code, params, detail);
};
