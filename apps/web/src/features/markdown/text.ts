import { rows } from '../../lib/text.ts';
import { COMMON } from '../../ui/common-words.ts';

export const TEXT = rows({
  copy: COMMON.copy,
  copied: { zh: '复制成功', en: 'Copied successfully' },
  enlarge: { zh: '放大图片', en: 'Enlarge image' },
  image: { zh: '图片', en: 'Image' },
  table: { zh: '表格', en: 'Table' },
  pdf: { zh: 'PDF', en: 'PDF' },
  openPdf: { zh: '下载或打开', en: 'Download or open' },
  showPdf: { zh: '在此预览', en: 'Show here' },
  hidePdf: { zh: '收起预览', en: 'Hide' },
  emoji: { zh: '表情', en: 'Emoji' },
  putImage: { zh: '插入图片', en: 'Insert a picture' },
  putFile: { zh: '插入文件', en: 'Insert a file' },
  canDrop: { zh: '可粘贴或拖入图片', en: 'pictures can be pasted or dropped' },
  onlyPictures: { zh: '这里只能上传图片', en: 'Only pictures can be uploaded here' },
  tooLarge: { zh: '不能超过 {max} MB', en: 'More than {max} MB' },
  uploading: { zh: '正在上传 {name}', en: 'Uploading {name}' },
  stopUpload: { zh: '取消上传 {name}', en: 'Stop uploading {name}' },
  dismissUpload: { zh: '关闭 {name} 的提示', en: 'Dismiss {name}' },
});
