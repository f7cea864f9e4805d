import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { encode } from 'uqr';
import { afterAll, expect, test } from 'vitest';
import { defaultDesign, resumeTemplates } from '#domain/resume/resume-design.ts';
import { englishLabels } from '#domain/resume/resume-labels.ts';
import { toMarkdown } from '#domain/resume/to-markdown.ts';
import { toPlainText } from '#domain/resume/to-plain-text.ts';
import { shortResume } from '#testing/made-resumes.ts';
import { readPdf } from '#testing/pdf-text.ts';
import { unzip } from '#testing/unzip.ts';
import { createTypst } from './typst.ts';

const pdfRenderer = createTypst();
afterAll(() => pdfRenderer.close());

const options = { title: 'Asha Rao: resume', language: 'en', labels: englishLabels };
const badge = (origin: string, last = '2') =>
  `${origin}/blockchain-verification?badge=0198f3c8-5b1f-7d3a-9c33-aa00bb11cc2${last}`;
const url = badge('https://careers.firstrung.example');
const lineOf = (address: string) => `Operating systems, Firstrung, 29 Nov 2026: ${address}`;
const withLines = (...certifications: string[]) => ({ ...shortResume, certifications });

/** The dark modules of a QR code as 'column,row'. */
function modulesOf(address: string): string[] {
  const { data } = encode(address, { ecc: 'L', border: 4 });
  return data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x},${y}`] : [])));
}

const cells = ([x, y, width]: [number, number, number]) =>
  Array.from({ length: width }, (_, at) => `${x + at},${y}`);

/** Of each code on the pages of the preview, whose shapes begin where the one before began. */
async function codesInPreview(resume: typeof shortResume, design = defaultDesign) {
  const pages = await pdfRenderer.pages(resume, design, options);
  return pages.flatMap(({ svg }) =>
    [...svg.matchAll(/ d="M 0 0(m [^"]{3000,})"/gu)].map(([, path = '']) => {
      let [x, y] = [0, 0];
      return [...path.matchAll(/m (-?\S+) (-?\S+) h (\S+) v 1 h -\S+ v -1/gu)].flatMap(
        ([, right, down, width]) => {
          [x, y] = [x + Number(right), y + Number(down)];
          return cells([x, y, Number(width)]);
        },
      );
    }),
  );
}

/** Of each code in the PDF: a path of rectangles, each of a move and four lines. */
async function codesInPdf(data: Uint8Array): Promise<string[][]> {
  const pdf = await getDocument({ data: data.slice(), verbosity: 0 }).promise;
  const codes: string[][] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { fnArray, argsArray } = await (await pdf.getPage(number)).getOperatorList();
    fnArray.forEach((name, at) => {
      const path = name === OPS.constructPath ? (argsArray[at]?.[1]?.[0] as Float32Array) : null;
      if (path === null || path.length < 15 * 50) return;
      codes.push(
        Array.from({ length: path.length / 15 }, (_, rect) => {
          const [, x = 0, y = 0, , end = 0] = path.slice(rect * 15);
          return cells([x, y, end - x]);
        }).flat(),
      );
    });
  }
  await pdf.loadingTask.destroy();
  return codes;
}

test('CRED-01 a badge on a resume is a link, and a QR code of it, in every template', async () => {
  const [first, second] = [url, badge('http://127.0.0.1:4000', '3')];
  const resume = withLines(lineOf(first), 'Driving licence', lineOf(second));
  const codes = [modulesOf(first), modulesOf(second)];
  for (const template of resumeTemplates) {
    const design = { ...defaultDesign, template };
    const pdf = await pdfRenderer.pdf(resume, design, options);
    const { links, text } = await readPdf(pdf);
    expect([template, links.filter((link) => link.includes('badge='))]).toEqual([
      template,
      expect.arrayContaining([first, second]),
    ]);
    expect(text.replaceAll(/\s/gu, '')).toContain(first);
    expect([template, await codesInPdf(pdf)]).toEqual([template, codes]);
    expect([template, await codesInPreview(resume, design)]).toEqual([template, codes]);
    // What repeats the link is nothing that screen readers say.
    expect(Buffer.from(pdf).includes('pdfuaid:part')).toBe(true);
  }
});

test.each([
  'Driving licence',
  lineOf('https://example.com/courses/7'),
  lineOf(`${url}0`),
  lineOf(url.replace('blockchain-verification', 'verification')),
  `${lineOf(url)} (verified)`,
  lineOf(url.replace('https', 'javascript')),
])('CRED-01 a line that names no badge has no code: %s', async (line) => {
  expect(await codesInPreview(withLines(line))).toEqual([]);
});

test('RES-04 the address at the end of a line is a link in every export, and stays as typed', async () => {
  const resume = withLines('AWS: https://example.com/a_b', 'https://', lineOf(url));
  expect(toPlainText(resume)).toContain(
    `- AWS: https://example.com/a_b\n- https://\n- ${lineOf(url)}`,
  );
  expect(toMarkdown(resume)).toContain(
    String.raw`- AWS\: [https\://example.com/a\_b](<https://example.com/a_b>)`,
  );
  const parts = await unzip(Buffer.from(await pdfRenderer.docx(resume, defaultDesign, options)));
  const relations = String(parts.get('word/_rels/document.xml.rels'));
  for (const address of ['https://example.com/a_b', url])
    expect(relations.replaceAll('&amp;', '&')).toContain(`"${address}"`);
  const { links } = await readPdf(await pdfRenderer.pdf(resume, defaultDesign, options));
  expect(links).toContain('https://example.com/a_b');
});
