import { rows } from '../../lib/text.ts';
import { COMMON } from '../../ui/common-words.ts';
import { BUTTON_TEXT } from './button-text.ts';

export const TEXT = rows({
  drawing: BUTTON_TEXT.drawing,
  which: { zh: '选择画板', en: 'Which drawing' },
  free: { zh: '自由画板', en: 'Free drawing' },
  ofProblem: { zh: '题目 {problem}', en: 'Problem {problem}' },
  ofHidden: { zh: '无法查看的题目', en: 'A problem that is hidden now' },
  move: { zh: '移动窗口，也可用方向键', en: 'Move the window, also with the arrow keys' },
  fullOn: { zh: '全屏', en: 'Full screen' },
  fullOff: { zh: '退出全屏', en: 'Leave full screen' },
  savePng: { zh: '保存为 PNG 图片', en: 'Save as a PNG picture' },
  saveSvg: { zh: '保存为 SVG 图片', en: 'Save as an SVG picture' },
  pictureFailed: { zh: '图片生成失败', en: 'The picture could not be made' },
  remove: { zh: '删除画板', en: 'Delete this drawing' },
  removeAsk: { zh: '删除后无法恢复。', en: 'This cannot be undone.' },
  loading: { zh: '画板加载中…', en: 'The drawing board is loading …' },
  kept: COMMON.saved,
  keeping: { zh: '保存中…', en: 'Saving …' },
  notKept: { zh: '未保存', en: 'Not saved' },
  again: { zh: '重试', en: 'Try again' },
  tooLarge: {
    zh: '内容过多，无法保存（上限 2 MB、5000 个元素）',
    en: 'Too large to save (at most 2 MB and 5000 elements)',
  },
  changed: { zh: '该画板已在其他窗口中修改', en: 'This drawing was changed in another window' },
  takeTheirs: { zh: '显示新内容', en: 'Show the other' },
  keepMine: { zh: '保留此处内容', en: 'Keep this one' },
  leave: { zh: '仍要关闭', en: 'Close all the same' },
  leaveAsk: { zh: '最近的修改尚未保存，关闭后将会丢失。', en: 'The latest changes are not saved and will be lost.' },
  elsewhere: {
    zh: '此画板由其他网站提供，内容不会保存在本站',
    en: 'This board is run by another site; nothing is stored here',
  },
});
