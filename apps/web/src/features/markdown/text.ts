import { rows } from '../../lib/text.ts';

export const TEXT = rows({
  copy: { zh: '复制', en: 'Copy' },
  copied: { zh: '已复制', en: 'Copied' },
  enlarge: { zh: '放大图片', en: 'Enlarge image' },
  image: { zh: '图片', en: 'Image' },
  table: { zh: '表格', en: 'Table' },
  pdf: { zh: 'PDF', en: 'PDF' },
  openPdf: { zh: '下载或打开', en: 'Download or open' },
  showPdf: { zh: '在此预览', en: 'Show here' },
  hidePdf: { zh: '收起预览', en: 'Hide' },
});
