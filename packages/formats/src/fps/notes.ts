import { defineNotes } from '../report.ts';

export const FPS_NOTES = defineNotes({
  unitGuessed: {
    severity: 'warning',
    en: 'The limit {field} has no unit; {value} {unit} was understood',
    zh: '限制 {field} 没有单位，按 {value} {unit} 处理',
  },
  remote: {
    severity: 'error',
    en: 'The problem is judged by {site}; the file holds no data for it',
    zh: '该题由 {site} 评测，文件中没有数据',
  },
  objective: {
    severity: 'error',
    en: 'Questions with answers in text cannot be imported from this format',
    zh: '无法从该格式导入文本答案的客观题',
  },
  pictureBroken: { severity: 'warning', en: 'The picture {name} cannot be read', zh: '图片 {name} 无法读取' },
  outputsMore: {
    severity: 'warning',
    en: 'There are {outputs} answers for {inputs} inputs; those too many were left out',
    zh: '有 {inputs} 个输入却有 {outputs} 个输出，多余的已略过',
  },
  bytesLost: {
    severity: 'warning',
    en: 'The case {name} holds bytes that XML cannot hold (line ends of Windows, control characters, no UTF-8); they change',
    zh: '测试点 {name} 含有 XML 无法保存的字节（Windows 换行、控制字符或非 UTF-8），内容会改变',
  },
});
