import { defineNotes } from '../report.ts';

export const HOJ_NOTES = defineNotes({
  modeUnknown: { severity: 'error', en: 'There is no judge mode {mode} here', zh: '本站没有评测模式 {mode}' },
  remote: {
    severity: 'error',
    en: 'The problem is judged by another site; the package holds no data for it',
    zh: '该题由其他网站评测，包中没有数据',
  },
});
