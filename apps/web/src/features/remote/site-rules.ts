import { rows } from '../../lib/text.ts';

/** What is known of the rules of each site, for those who decide whether this one may speak with it. */
export const SITE_RULES = rows({
  HDU: {
    zh: '未见禁止程序提交的公开规定，一般做法是每个评测系统使用一个账号、低频访问，并在账号资料中写明本站名称。',
    en: 'No published rule against programs is known. One slow account per judge is common practice; write the name of this site into its profile.',
  },
  CF: {
    zh: '不欢迎程序提交：提交页面要求人工验证，因此只由用户本人提交。结果通过官方接口查询，接口要求两秒内最多一次请求。',
    en: 'It does not want programs to submit, and asks for a captcha with every submission, so people alone submit there. Results come by its official interface, which allows one request in two seconds.',
  },
  POJ: {
    zh: '未见关于程序访问的规定。该站点没有加密连接，并且经常很慢或无法访问。',
    en: 'Nothing is known of rules on programs. It has no encrypted connection, and is often slow or away.',
  },
  GYM: {
    zh: '与 Codeforces 相同。题面文件是作者的作品：只保留链接，不复制。',
    en: 'As Codeforces. Statements that are documents are the work of their authors: they are linked, never copied.',
  },
  AC: {
    zh: '据他人解读，其条款不允许多人共用一个账号，因此只由用户本人提交。比赛进行期间禁止传播和讨论题目。自 2026 年 6 月起，提交的代码可能被提供给人工智能公司，用户可在账号设置中拒绝。',
    en: 'As others read its terms, nobody may share an account, so people submit as themselves. Problems of a running contest must not be passed on. Since June 2026 it may sell submitted programs to makers of AI, unless the user objects in the settings there.',
  },
  SPOJ: {
    zh: '比赛中使用多个账号视为作弊。未见关于替他人提交的规定。',
    en: 'Several accounts of one person count as cheating in contests. Nothing is known of rules on submitting for others.',
  },
  LIBRE: {
    zh: '未见公开条款。免除验证码的账号就是该站点的许可方式：请向其管理员申请。',
    en: 'No terms are known. Freeing an account of the captcha is its own way to say yes: ask its administrators for that.',
  },
});
