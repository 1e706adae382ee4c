import { defineNotes } from '../report.ts';

export const ASSAY_NOTES = defineNotes({
  fileMissing: {
    severity: 'error',
    en: 'The file is named by the archive but not in it',
    zh: '归档中提到了该文件，但文件不存在',
  },
});
