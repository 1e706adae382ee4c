import { rows } from '../../../lib/text.ts';
import { COMMON } from '../../../ui/common-words.ts';

export const TEXT = rows({
  title: { zh: '这是一场考试', en: 'This is an exam' },
  only: {
    zh: '从开始作答到交卷或时间结束，你的账号只能访问本场考试：其他题目、以前的提交、讨论和私信都不能打开。',
    en: 'From your start until you hand in or your time is over, your account opens nothing else on this site: no other problems, no earlier submissions, no discussions, no messages.',
  },
  one: {
    zh: '同一时间只能在一处登录中作答。如果电脑出现故障，可以在另一台电脑登录后选择“在这里继续”，这会被记录。',
    en: 'One login at a time sits it. If your computer fails, log in on another one and choose “Go on here”: that is noted.',
  },
  inNetwork: {
    zh: '只能在指定的网络中作答。你的地址是 {address}，在允许范围内。',
    en: 'It is sat from certain networks alone. Your address is {address}, which is one of them.',
  },
  outside: {
    zh: '只能在指定的网络中作答。你的地址是 {address}，不在允许范围内，请联系考试管理者。',
    en: 'It is sat from certain networks alone. Your address is {address}, which is none of them: ask whoever runs the exam.',
  },
  noted: {
    zh: '作答时，本页面会记录：页面被切走 2 秒以上，或其他窗口占用焦点 5 秒以上；退出全屏；粘贴超过 80 个从别处复制的字符。只记录时间和长度，不记录粘贴、输入或浏览的内容，也不使用摄像头或截屏。',
    en: 'While you sit it, the page notes when it is hidden for 2 seconds or more, or another window has the focus for 5 seconds or more; when you leave full screen; and when you paste more than 80 characters that were copied elsewhere. Time and length are kept, never what you paste, type or look at; there is no camera and no picture of your screen.',
  },
  who: {
    zh: '只有你和考试管理者能看到这些记录，考试结束 30 天后删除。记录本身不会产生任何后果：一条通知或输入法窗口也可能触发，而页面无法知道屏幕之外发生了什么。如果你不能接受，请在开始前联系考试管理者。',
    en: 'You and those who run the exam read these notes; they are deleted 30 days after its end. Nothing follows from them by itself: a notification or an input method may cause one, and a page cannot know what happens beside it. If you cannot agree, talk to whoever runs the exam before you start.',
  },
  notNoted: {
    zh: '除更换登录外，不记录你在页面上的操作。',
    en: 'Apart from a change of login, nothing that you do on the page is noted.',
  },
  agree: { zh: '我已阅读，并同意进行上述记录', en: 'I have read this and agree that it is noted' },
  running: { zh: '考试中：只能访问本场考试', en: 'Exam: nothing else on this site is open' },
  fullScreen: { zh: '进入全屏', en: 'Full screen' },
  elsewhere: { zh: '你正在另一处登录中参加这场考试', en: 'You are sitting this exam in another login' },
  elsewhereHint: {
    zh: '在这里继续后，另一处将无法作答。已保存的答案和提交都会保留，这次更换会被记录。',
    en: 'If you go on here, the other one is out. What was saved and submitted stays; the change is noted.',
  },
  goOn: { zh: '在这里继续', en: 'Go on here' },
  timeline: { zh: '考试记录', en: 'Exam log' },
  timelineOf: { zh: '考试记录：{name}', en: 'Exam log: {name}' },
  ownTimeline: { zh: '查看我的考试记录', en: 'View my exam log' },
  timelineHint: {
    zh: '这些记录只是线索，不是证据：通知、输入法、切换输入设备都会产生记录，而另一台设备上的操作不会出现在这里。',
    en: 'Notes are hints, not evidence: notifications and input methods cause them, too, and what happens on another device is never here.',
  },
  noNotes: { zh: '没有记录', en: 'Nothing was recorded' },
  at: COMMON.time,
  what: { zh: '事件', en: 'What' },
  amount: { zh: '长度', en: 'Length' },
  hidden: { zh: '页面不可见', en: 'page hidden' },
  blur: { zh: '其他窗口占用焦点', en: 'another window had the focus' },
  leftFullScreen: { zh: '退出全屏', en: 'left full screen' },
  paste: { zh: '粘贴别处的文本', en: 'pasted text from elsewhere' },
  session: { zh: '更换登录', en: 'went on in another login' },
  seconds: { zh: '{n} 秒', en: '{n} s' },
  characters: { zh: '{n} 个字符', en: '{n} characters' },
});
