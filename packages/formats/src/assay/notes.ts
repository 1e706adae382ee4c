import { defineNotes } from '../report.ts';

export const ASSAY_NOTES = defineNotes({
  fileMissing: {
    severity: 'error',
    en: 'The file is named by the archive but not in it',
    zh: '归档中提到了该文件，但文件不存在',
  },
  notReadable: { severity: 'error', en: 'The file cannot be read: {reason}', zh: '文件无法读取：{reason}' },
  badField: { severity: 'error', en: 'The field {field} is not right: {reason}', zh: '字段 {field} 有误：{reason}' },
});
