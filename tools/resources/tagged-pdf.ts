import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import PdfFile from 'pdfkit';
import type { Article, ArticleBlock, ArticleSpan } from '#domain/article/read-article.ts';

const fontOf = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../src/server/og-image/${name}.ttf`, import.meta.url)));

const margin = 64;
const ink = '#1b1d2a';
const muted = '#50546b';
const accent = '#4453b8';
const line = '#d9dbe6';

type Pdf = InstanceType<typeof PdfFile>;
type Section = ReturnType<Pdf['struct']>;

/** An article as PDF/UA: all text is in the structure tree as a heading, paragraph or list. */
export function taggedPdf(article: Article): Promise<Uint8Array> {
  const published = new Date(`${article.date}T00:00:00Z`);
  const pdf = new PdfFile({
    size: 'A4',
    margins: { top: margin, bottom: margin + 8, left: margin, right: margin },
    pdfVersion: '1.7',
    // The types only list the PDF/A subsets.
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    displayTitle: true,
    lang: 'en',
    bufferPages: true,
    info: {
      Title: article.title,
      Author: article.author,
      Subject: article.description,
      CreationDate: published,
      ModDate: published,
    },
  });
  for (const name of ['display', 'text', 'text-bold']) pdf.registerFont(name, fontOf(name));
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => pdf.on('end', () => resolve()));

  const whole = pdf.struct('Document');
  pdf.addStructure(whole);
  writeTitle(pdf, whole, article);
  for (const block of article.blocks) writeBlock(pdf, whole, block);
  whole.end();
  numberPages(pdf, article.title);
  pdf.end();
  return ended.then(() => new Uint8Array(Buffer.concat(chunks)));
}

function writeTitle(pdf: Pdf, whole: Section, { title, description, author }: Article): void {
  whole.add(
    pdf.struct('H1', {}, () => {
      pdf.font('display').fontSize(28).fillColor(ink).text(title, { lineGap: 2 });
    }),
  );
  pdf.moveDown(0.3);
  whole.add(
    pdf.struct('P', {}, () => {
      pdf.font('text').fontSize(12).fillColor(muted).text(description, { lineGap: 3 });
    }),
  );
  pdf.moveDown(0.4);
  whole.add(
    pdf.struct('P', {}, () => {
      pdf.font('text-bold').fontSize(9.5).fillColor(accent).text(author);
    }),
  );
  pdf.moveDown(1.2);
}

function writeBlock(pdf: Pdf, whole: Section, { kind, lines }: ArticleBlock): void {
  const [first = []] = lines;
  const keep = (height: number) => {
    if (pdf.y + height > pdf.page.height - margin - 8) pdf.addPage();
  };
  if (kind === 'heading' || kind === 'subheading') {
    const isLarge = kind === 'heading';
    keep(90);
    pdf.moveDown(isLarge ? 0.8 : 0.4);
    whole.add(
      pdf.struct(isLarge ? 'H2' : 'H3', {}, () => {
        pdf
          .font(isLarge ? 'display' : 'text-bold')
          .fontSize(isLarge ? 17 : 12)
          .fillColor(ink);
        pdf.text(wordsOf(first), { lineGap: 1 });
      }),
    );
    pdf.moveDown(0.35);
  } else if (kind === 'list' || kind === 'numbers') {
    const list = pdf.struct('L');
    whole.add(list);
    for (const [at, spans] of lines.entries()) {
      keep(30);
      list.add(itemOf(pdf, kind === 'list' ? '•' : `${at + 1}.`, spans));
      pdf.moveDown(0.3);
    }
    list.end();
    pdf.moveDown(0.35);
  } else {
    keep(40);
    const isQuote = kind === 'quote';
    whole.add(
      pdf.struct(isQuote ? 'BlockQuote' : 'P', {}, () => {
        writeSpans(pdf, first, isQuote ? margin + 18 : margin, isQuote ? muted : ink);
      }),
    );
    pdf.moveDown(0.65);
  }
}

function itemOf(pdf: Pdf, mark: string, spans: ArticleSpan[]): Section {
  return pdf.struct('LI', {}, [
    pdf.struct('Lbl', {}, () => {
      pdf.font('text').fontSize(10.5).fillColor(accent);
      pdf.text(mark, margin + 4, pdf.y, { lineBreak: false });
    }),
    pdf.struct('LBody', {}, () => writeSpans(pdf, spans, margin + 24, ink)),
  ]);
}

function writeSpans(pdf: Pdf, spans: ArticleSpan[], left: number, color: string): void {
  pdf.fontSize(10.5).fillColor(color);
  const width = pdf.page.width - margin - left;
  for (const [at, { text, look }] of spans.entries()) {
    pdf.font(look === 'strong' ? 'text-bold' : 'text');
    const options = { width, lineGap: 3.2, continued: at < spans.length - 1 };
    if (at === 0) pdf.text(text, left, pdf.y, options);
    else pdf.text(text, options);
  }
  pdf.x = margin;
}

const wordsOf = (spans: ArticleSpan[]) => spans.map(({ text }) => text).join('');

/**
 * Page numbers are artifacts, so that screen readers don't read them in the middle of a sentence.
 */
function numberPages(pdf: Pdf, title: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let at = start; at < start + count; at++) {
    pdf.switchToPage(at);
    pdf.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    const top = pdf.page.height - margin + 4;
    pdf.page.margins.bottom = 0;
    pdf
      .moveTo(margin, top - 10)
      .lineTo(pdf.page.width - margin, top - 10)
      .lineWidth(0.5)
      .stroke(line);
    pdf.font('text').fontSize(8.5).fillColor(muted);
    pdf.text(`Firstrung  ·  ${title}`, margin, top, { lineBreak: false });
    pdf.text(`${at - start + 1} / ${count}`, margin, top, {
      width: pdf.page.width - 2 * margin,
      align: 'right',
      lineBreak: false,
    });
    pdf.endMarkedContent();
  }
}
