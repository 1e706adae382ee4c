import { rows } from '../../../lib/text.ts';

export const TEXT = rows({
  theme: { zh: '主题设置', en: 'Theme' },
  accent: { zh: '主题色', en: 'Accent colour' },
  accentOwn: { zh: '自定义颜色', en: 'Own colour' },
  accentDefault: { zh: '恢复默认', en: 'Default' },
  accentAdjusted: {
    zh: '这个颜色与背景对比不足，文字会使用最接近的可读颜色 {color}',
    en: 'This colour reads badly on the ground; text will use the nearest readable one, {color}',
  },
  accentBad: { zh: '请输入 #rrggbb 格式的颜色', en: 'Write the colour as #rrggbb' },
  cards: { zh: '卡片样式', en: 'Cards' },
  cardsSolid: { zh: '实色', en: 'Solid' },
  cardsFrosted: { zh: '毛玻璃', en: 'Frosted' },
  save: { zh: '保存', en: 'Save' },
  cancel: { zh: '取消', en: 'Cancel' },
  themeSaved: { zh: '主题已保存', en: 'Theme saved' },
  saved: { zh: '保存成功', en: 'Saved' },
});
