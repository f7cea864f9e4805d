import { afterAll, expect, test } from 'vitest';
import { makePieces } from '#domain/resume-reading/make-pieces.ts';
import { defaultDesign } from '#domain/resume/resume-design.ts';
import { englishLabels } from '#domain/resume/resume-labels.ts';
import type { Resume } from '#domain/resume/resume.ts';
import { readFile } from '#readers/read-file.ts';
import { shortResume } from '#testing/made-resumes.ts';
import { hasPoppler, popplerText } from '#testing/pdf-text.ts';
import { isolateLeftRuns } from './isolate-left-runs.ts';
import { createTypst } from './typst.ts';

const pdfRenderer = createTypst();
afterAll(() => pdfRenderer.close());

/** Puts the left-to-right isolates into parentheses. */
const marked = (text: string) =>
  isolateLeftRuns(text).replaceAll('\u2066', '⟨').replaceAll('\u2069', '⟩');

test.for([
  ['حقق 94.2 % من الأهداف', 'حقق ⟨94.2 %⟩ من الأهداف'],
  ['حقق 94.2% في 2024', 'حقق ⟨94.2%⟩ في 2024'],
  ['الهاتف +91 98765 43210 للتواصل', 'الهاتف ⟨+91 98765 43210⟩ للتواصل'],
  ['من +1 (415) 555-2671', 'من ⟨+1 (415) 555-2671⟩'],
  ['استخدم C++ و C# و .NET يوميا', 'استخدم ⟨C++⟩ و ⟨C#⟩ و ⟨.NET⟩ يوميا'],
  ['في شركة ABC Ltd. (Cairo).', 'في شركة ⟨ABC Ltd. (Cairo)⟩.'],
  ['مهندس (React) و -15 درجة', 'مهندس (React) و ⟨-15⟩ درجة'],
  ['ו-Node.js, עד 03/2024!', 'ו-⟨Node.js⟩, עד ⟨03/2024⟩!'],
  ['٩٤٫٢ ٪ من الأهداف', '٩٤٫٢ ٪ من الأهداف'],
  ['Speaks (fluent) C++, 50 %', 'Speaks (fluent) C++, 50 %'],
  ['a.b@c.com من $1,200', '⟨a.b@c.com⟩ من ⟨$1,200⟩'],
])('RES-04 %s: signs belong to their number or word', ([text, expected]) => {
  expect(marked(text ?? '')).toBe(expected);
});

const lines = [
  'حقق 94.2 % من الأهداف في القاهرة',
  'زاد المبيعات 15% في عام 2024',
  'الهاتف +91 98765 43210 للتواصل',
  'من 2019–2023 ثم [مدير] و «قائد الفريق»',
  'استخدم C++ و C# و .NET يوميا',
  'يعمل مهندسا في شركة ABC Ltd. (Cairo)',
  'الميزانية $1,200 حتى 03/2024 فقط',
  'מפתחת (React) השיגה 94.2 % מהיעדים',
];
const units = [
  '94.2 %',
  '15%',
  '+91 98765 43210',
  '2019–2023',
  'C++',
  'C#',
  '.NET',
  '$1,200',
  '03/2024',
];
const resume: Resume = {
  ...shortResume,
  basics: {
    ...shortResume.basics,
    firstName: 'محمد',
    lastName: 'مراد',
    title: 'مهندس برمجيات (React)',
    summary: lines.join('\n'),
  },
  education: [],
  achievements: lines.map((line) => `${line} ✓`),
};
const flat = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[\u200E\u200F\u202A-\u202E]/gu, '')
    .replaceAll(/\s+/gu, ' ');
const bare = (text: string) => flat(text).replaceAll(' ', '');

test.for(['en', 'ar'])(
  'RES-04 mixed lines of Arabic and Hebrew are extracted as they were written (%s)',
  async (language, { annotate }) => {
    const options = { title: 'x', language, labels: englishLabels };
    const pdf = await pdfRenderer.pdf(resume, defaultDesign, options);
    const { document } = await readFile(pdf, 'resume.pdf');
    const own = makePieces(document?.runs ?? []).map((piece) => flat(piece.text));
    const written = [...lines, resume.basics.title];
    expect(written.filter((line) => !own.includes(line))).toEqual([]);
    if (!hasPoppler) {
      await annotate('skipped: no pdftotext; only pdf.js has read these');
      return;
    }
    const poppler = popplerText(pdf, 'page');
    expect(poppler).not.toMatch(/[\u2066-\u2069]/u);
    expect(units.filter((unit) => !flat(poppler).includes(unit))).toEqual([]);
    // On a page with more Latin letters it orders all lines left to right, with parentheses beside
    // Latin letters at their other end.
    const whole = language === 'ar' ? lines.filter((line) => !/[()]/u.test(line)) : [];
    expect(whole.filter((line) => !bare(poppler).includes(bare(line)))).toEqual([]);
  },
);

test.for(['+', '-', '.', '$', '%', '(a', '1-('])(
  'SEC-44 a long row of %j is read in one pass',
  (signs) => {
    const text = `ا ${signs.repeat(100_000 / signs.length)}ا`;
    expect(isolateLeftRuns(text).replaceAll(/[\u2066\u2069]/gu, '')).toBe(text);
  },
);
