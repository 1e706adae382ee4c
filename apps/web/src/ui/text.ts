import { rows } from '../lib/text.ts';

export const TEXT = rows({
  copy: { zh: '复制', en: 'Copy' },
  copied: { zh: '已复制', en: 'Copied' },
  copyFailed: { zh: '复制失败，请手动选择', en: 'Could not copy, select the text by hand' },
  noData: { zh: '暂无数据', en: 'No data' },
  loading: { zh: '加载中…', en: 'Loading…' },
  failed: { zh: '加载失败', en: 'This could not be loaded' },
  retry: { zh: '重试', en: 'Try again' },
  requestId: { zh: '请求编号', en: 'Request id' },
  close: { zh: '关闭', en: 'Close' },
  total: { zh: '共 {total} 条', en: '{total} {total:item|items} in all' },
  totalAtLeast: { zh: '超过 {total} 条', en: 'More than {total} items' },
  perPage: { zh: '每页条数', en: 'Items per page' },
  perPageOption: { zh: '{size} 条/页', en: '{size} / page' },
  pages: { zh: '分页', en: 'Pages' },
  previousPage: { zh: '上一页', en: 'Previous page' },
  nextPage: { zh: '下一页', en: 'Next page' },
  page: { zh: '第 {page} 页', en: 'Page {page}' },
  notices: { zh: '消息', en: 'Notices' },
  notCounted: { zh: '未计数', en: 'not counted' },
});
