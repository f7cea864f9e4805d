import { XMLParser } from 'fast-xml-parser';
import { afterAll, expect, test } from 'vitest';
import { defaultDesign } from '#domain/resume/resume-design.ts';
import { englishLabels } from '#domain/resume/resume-labels.ts';
import { exampleResume } from '#testing/made-resumes.ts';
import { unzip } from '#testing/unzip.ts';
import { createTypst } from './typst.ts';

const pdfRenderer = createTypst();
afterAll(() => pdfRenderer.close());

const options = { title: 'Asha Rao: resume', language: 'en-IN', labels: englishLabels };

async function partsOf(resume = exampleResume, language = 'en-IN') {
  const more = { ...options, language };
  const parts = await unzip(Buffer.from(await pdfRenderer.docx(resume, defaultDesign, more)));
  return (name: string) => parts.get(name)?.toString() ?? '';
}

const paragraphsOf = (xml: string) =>
  [...xml.matchAll(/<w:p>([\s\S]*?)<\/w:p>/gu)].map(([, inner = '']) => ({
    style: /<w:pStyle w:val="(\w+)"/u.exec(inner)?.[1] ?? '',
    text: [...inner.matchAll(/<w:t[ >][^<]*/gu)]
      .map(([run]) => run.replace(/^[^>]*>/u, ''))
      .join(''),
  }));

test('RES-04 the Word document has real headings in the chosen order, its language, links and properties', async () => {
  const part = await partsOf();
  const paragraphs = paragraphsOf(part('word/document.xml'));
  const textsOf = (style: string) =>
    paragraphs.filter((each) => each.style === style).map(({ text }) => text);
  expect(textsOf('Title')).toEqual(['Asha Rao']);
  expect(textsOf('Heading1')).toEqual([
    'Summary',
    'Experience',
    'Projects',
    'Education',
    'Skills',
    'Volunteering',
    'Certifications',
    'Languages',
    'Achievements',
  ]);
  expect(textsOf('Heading2')[0]).toMatch(/^Frontend engineering intern/u);
  expect(part('word/styles.xml')).toContain('w:lang w:val="en-IN"');
  expect(part('word/_rels/document.xml.rels')).toContain(
    'https://github.com/asharao/quiet-calendar',
  );
  expect(part('docProps/core.xml')).toContain('<dc:title>Asha Rao: resume</dc:title>');
  expect(part('docProps/core.xml')).toContain('<dc:creator>Asha Rao</dc:creator>');
});

test('SEC-45 texts stay texts in the Word document, whatever they look like', async () => {
  const typed = `</w:t><w:instrText>INCLUDEPICTURE "x"</w:instrText> =cmd|'/c x'!A1 &amp; <![CDATA[y]]>`;
  const basics = {
    ...exampleResume.basics,
    firstName: `A\u0000${typed}\uD800`,
    website: 'file:///etc/x',
  };
  const part = await partsOf({ ...exampleResume, basics, certifications: [typed] });
  const xml = part('word/document.xml');
  const parser = new XMLParser({ processEntities: true });
  expect(() => parser.parse(xml, true)).not.toThrow();
  expect(xml).not.toContain('<w:instrText');
  expect(xml).not.toMatch(/[\u0000-\u0008]/u);
  expect(part('word/_rels/document.xml.rels')).not.toContain('file:');
});

test('RES-04 a right-to-left document keeps the order of Latin text and numbers; others have no marks', async () => {
  const basics = { ...exampleResume.basics, location: 'دبي' };
  const contactsIn = async (language: string) => {
    const part = await partsOf({ ...exampleResume, basics }, language);
    return paragraphsOf(part('word/document.xml')).find(({ text }) => text.includes('دبي'))?.text;
  };
  expect(await contactsIn('ar')).toMatch(
    /^\u200Easha\.rao@example\.com\u200E\u200F {2}· {2}\u200F\u200E\+91 98765 43210\u200E\u200F {2}· {2}\u200Fدبي/u,
  );
  expect(await contactsIn('en')).toMatch(
    /^asha\.rao@example\.com {2}· {2}\+91 98765 43210 {2}· {2}دبي/u,
  );
});
