import { breakLines } from '@assay/rules/certificates/break-lines.ts';
import { shownCertificateCode } from '@assay/rules/certificates/code.ts';
import type PDFDocument from 'pdfkit';
import encodeQR from 'qr';
import { fontsFor } from './fonts.ts';
import { TypeSetter } from './type-setter.ts';

export interface Printed {
  code: string;
  name: string;
  title: string;
  content: string;
  /** `YYYY-MM-DD` */
  day: string;
  lang: 'zh' | 'en';
  /** Who issues it: the name of the site. */
  issuer: string;
  /** Where the code is checked; null where the site does not know its own address. */
  address: string | null;
}

const WORDS = {
  zh: { heading: '荣誉证书', code: '证书编号', check: '扫码或访问网址核验', checkHere: '可在本站“证书核验”页核验' },
  en: {
    heading: 'Certificate',
    code: 'Certificate code',
    check: 'Scan, or check the code at',
    checkHere: 'Can be checked on this site, page “Check a certificate”',
  },
} as const;

/** An A4 sheet on its side, in points. */
const PAGE = { width: 841.89, height: 595.28 };
const MIDDLE = PAGE.width / 2;
const ROOM = 660;
const INK = '#1f2933';
const SOFT = '#52606d';
const ACCENT = '#9a6b1f';

const dayOf = ({ day, lang }: Printed) => {
  const [year, month, date] = day.split('-').map(Number);
  return lang === 'zh' ? `${year} 年 ${month} 月 ${date} 日` : day;
};

function drawFrame(doc: typeof PDFDocument.prototype) {
  doc
    .lineWidth(2.5)
    .strokeColor(ACCENT)
    .rect(24, 24, PAGE.width - 48, PAGE.height - 48)
    .stroke();
  doc
    .lineWidth(0.6)
    .rect(31, 31, PAGE.width - 62, PAGE.height - 62)
    .stroke();
}

/** A QR code as one shape. */
function drawCode(
  doc: typeof PDFDocument.prototype,
  text: string,
  { x, y, side }: { x: number; y: number; side: number },
) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 2 });
  const step = side / rows.length;
  for (const [at, row] of rows.entries()) {
    for (const [column, isDark] of row.entries()) {
      if (isDark) doc.rect(x + column * step, y + at * step, step, step);
    }
  }
  doc.fillColor(INK).fill();
}

/**
 * A certificate as PDF with its fonts; the same bytes for the same words.
 * @throws Failure `certificate.unprintable` with the first character that no font has
 */
export async function printCertificate(printed: Printed): Promise<Buffer> {
  // a program of its own beside the bundle, which only those threads load that print
  const { default: Document } = await import('pdfkit');
  const { code, name, title, content, lang, issuer, address } = printed;
  const words = WORDS[lang];
  const lines = {
    day: dayOf(printed),
    code: `${words.code} ${shownCertificateCode(code)}`,
    check: address === null ? words.checkHere : `${words.check} ${address}`,
  };
  const strong = await fontsFor([words.heading, name, title], 700);
  const plain = await fontsFor([content, issuer, ...Object.values(lines)], 400);
  const doc = new Document({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    font: undefined as never,
    lang: lang === 'zh' ? 'zh-CN' : 'en',
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: `${title} – ${name}`, Author: issuer, CreationDate: new Date(`${printed.day}T00:00:00Z`) },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise((resolve) => doc.on('end', resolve));
  const bold = new TypeSetter(doc, strong);
  const text = new TypeSetter(doc, plain);

  drawFrame(doc);
  doc.fillColor(SOFT);
  text.set(issuer, 14, { y: 62, middle: MIDDLE });
  doc.fillColor(ACCENT);
  bold.set(words.heading, 40, { y: 86, middle: MIDDLE });
  doc.fillColor(INK);
  let y = 154;
  for (const line of breakLines(title, ROOM, (part) => bold.widthOf(part, 20))) {
    bold.set(line, 20, { y, middle: MIDDLE });
    y += 28;
  }
  y += 18;
  bold.set(name, Math.min(34, (34 * ROOM) / bold.widthOf(name, 34)), { y, middle: MIDDLE });
  y += 64;
  for (const line of breakLines(content, ROOM, (part) => text.widthOf(part, 16))) {
    text.set(line, 16, { y, middle: MIDDLE });
    y += 25;
  }
  doc.fillColor(INK);
  text.set(lines.day, 13, { y: 496, left: 64 });
  doc.fillColor(SOFT);
  text.set(lines.code, 10, { y: 520, left: 64 });
  text.set(lines.check, 10, { y: 535, left: 64 });
  if (address !== null) drawCode(doc, address, { x: PAGE.width - 64 - 72, y: 482, side: 72 });
  doc.end();
  await done;
  return Buffer.concat(chunks);
}
