import { expect, test } from 'vitest';
import { contentTypeOf, endingOf, fileNameOf, isShownInline } from './content-type.ts';
import { quotaMb, refuseUpload, type Uploader } from './markdown-files.ts';

test.each([
  ['a super admin', { role: 'root', level: 0 }, true, true],
  ['an admin', { role: 'admin', level: 0 }, true, true],
  ['a problem admin', { role: 'problemAdmin', level: 0 }, true, true],
  ['an admin of the group', { role: 'user', level: 4 }, true, false],
  ['a root of the group', { role: 'user', level: 5 }, true, false],
  ['a muted admin of the group', { role: 'muted', level: 4 }, true, false],
  ['a member of the group', { role: 'user', level: 3 }, false, false],
  ['somebody else', { role: 'user', level: 0 }, false, false],
] as [string, Uploader, boolean, boolean][])('DISC-6 %s: pictures and files', (_who, uploader, pictures, files) => {
  expect(refuseUpload('image', uploader) === null).toBe(pictures);
  expect(refuseUpload('file', uploader) === null).toBe(files);
});

test('DISC-6 who runs more stores more', () => {
  expect([quotaMb('user'), quotaMb('admin'), quotaMb('problemAdmin'), quotaMb('root')]).toEqual([
    100, 2_048, 2_048, 10_240,
  ]);
});

test.each([
  ['%PDF-1.7', 'application/pdf', true],
  ['\x89PNG\r\n\x1a\n', 'image/png', true],
  ['RIFF\0\0\0\0WEBPVP8 ', 'image/webp', true],
  ['\0\0\0\x18ftypmp42', 'video/mp4', true],
  ['PK\x03\x04', 'application/zip', false],
  ['<svg xmlns="http://www.w3.org/2000/svg">', 'application/octet-stream', false],
  ['<!doctype html>', 'application/octet-stream', false],
  [' %PDF-1.7', 'application/octet-stream', false],
  ['', 'application/octet-stream', false],
])('%j is %s', (head, type, isInline) => {
  expect(contentTypeOf(Buffer.from(head, 'latin1'))).toBe(type);
  expect(isShownInline(type)).toBe(isInline);
});

test.each([
  ['notes.PDF', '.pdf'],
  ['archive.tar.gz', '.gz'],
  ['讲义', ''],
  ['x.讲义', ''],
])('%j ends with %j', (name, ending) => {
  expect(endingOf(name)).toBe(ending);
});

test.each([
  ['notes.pdf', 'notes.pdf'],
  ['C:\\Users\\me\\讲义.pdf', '讲义.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['a\u202Efdp.exe', 'afdp.exe'],
  ['what?#50%.txt', 'what50.txt'],
  ['.htaccess', 'htaccess'],
  ['', 'file'],
  ['.pdf', 'pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(116)}.pdf`],
])('%j is called %j', (sent, name) => {
  expect(fileNameOf(sent)).toBe(name);
});
