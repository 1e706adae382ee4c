import { rows } from '../../lib/text.ts';
import { COMMON } from '../../ui/common-words.ts';

export const TEXT = rows({
  'explain-problem': { zh: 'AI 解读题目', en: 'Explain with AI' },
  'explain-ce': { zh: 'AI 解释编译错误', en: 'Explain the error with AI' },
  'provide-idea': { zh: 'AI 提供思路', en: 'Get an idea from AI' },
  'perfect-code': { zh: 'AI 优化代码', en: 'Improve with AI' },
  'find-mistake': { zh: 'AI 查找错误', en: 'Find the mistake with AI' },
  'propose-hints': { zh: 'AI 拟定提示', en: 'Suggest hints with AI' },
  waiting: { zh: '正在等待回答…', en: 'Waiting for the answer …' },
  machineMade: {
    zh: '由语言模型生成，可能有误，请自行判断。提问时会把题面和你的代码发送给模型服务。',
    en: 'Written by a language model; it may be wrong. The statement and your code are sent to its service.',
  },
  stop: COMMON.stop,
  stopped: { zh: '已停止', en: 'Stopped' },
  again: { zh: '重新提问', en: 'Ask again' },
  failed: { zh: '连接中断', en: 'The connection broke' },
  wasHelpful: { zh: '这个回答有帮助吗？', en: 'Was this helpful?' },
  yes: { zh: '有帮助', en: 'Yes' },
  no: { zh: '没帮助', en: 'No' },
  report: { zh: '举报', en: 'Report' },
  reportWhat: { zh: '这个回答有什么问题？', en: 'What is wrong with this answer?' },
  send: { zh: '提交', en: 'Send' },
  thanks: { zh: '已收到，谢谢', en: 'Received, thank you' },

  state: { zh: 'AI 助手', en: 'AI helper' },
  open: { zh: '开放 AI 助手', en: 'Helper' },
  openHint: {
    zh: '题目页停留三分钟后可解读题目，提交页可解释结果；比赛和作业进行中不可用',
    en: 'Explains problems after three minutes, and results of submissions; never while a contest or work runs with the problem',
  },
  none: {
    zh: '未配置语言模型，用户看不到 AI 助手。请设置环境变量 AI_URL（以及 AI_KEY、AI_MODEL）后重启。',
    en: 'No language model is configured, so nobody sees the helper. Set AI_URL (and AI_KEY, AI_MODEL) in the environment and restart.',
  },
  model: { zh: '模型 {model}（{host}）', en: 'Model {model} at {host}' },
  usage: {
    zh: '最近 24 小时：提问 {today} 次，缓存回答 {fromCache} 次，失败 {failed} 次；累计有帮助 {helpful}，没帮助 {notHelpful}',
    en: 'In 24 hours {today} asked, {fromCache} from the cache, {failed} failed; in all {helpful} helpful, {notHelpful} not',
  },
  reports: { zh: '被举报的回答', en: 'Reported answers' },
});
