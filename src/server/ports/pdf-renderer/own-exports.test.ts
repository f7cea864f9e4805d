import { afterAll, expect, test } from 'vitest';
import { labelsByLanguage } from '#domain/resume/labels-by-language.ts';
import { resumeTemplates, defaultDesign, skillIndicators } from '#domain/resume/resume-design.ts';
import { englishLabels } from '#domain/resume/resume-labels.ts';
import type { Resume } from '#domain/resume/resume.ts';
import { readFile } from '#readers/read-file.ts';
import { exampleResume, longResume } from '#testing/made-resumes.ts';
import { createTypst } from './typst.ts';

const pdfRenderer = createTypst();
afterAll(() => pdfRenderer.close());

const named = (firstName: string, lastName: string, title: string, company: string): Resume => ({
  ...exampleResume,
  basics: { ...exampleResume.basics, firstName, lastName, title },
  experience: exampleResume.experience.map((entry) => ({ ...entry, company })),
});
const resumes: Record<string, Resume> = {
  en: exampleResume,
  'en long': longResume(4),
  pl: named('Zażółć', 'Gęślą-Jaźń', 'Inżynierka', 'Łódź & Synowie'),
  ru: named('Иван', 'Петров', 'Разработчик', 'Ромашка'),
  el: named('Ελένη', 'Νικολάου', 'Μηχανικός', 'Αθηνά'),
  hi: named('प्रिया', 'शर्मा', 'सॉफ़्टवेयर अभियंता', 'भारतीय रेल'),
  ta: named('கவிதா', 'முருகன்', 'பொறியாளர்', 'கோவை'),
  th: named('สมชาย', 'ใจดี', 'วิศวกร', 'กรุงเทพ'),
  ar: named('محمد', 'علي', 'مهندس برمجيات', 'شركة النور'),
  he: named('נועה', 'לוי', 'מהנדסת', 'אור'),
  zh: named('小明', '王', '软件工程师', '北京公司'),
};

const cases = Object.keys(resumes).flatMap((key) =>
  resumeTemplates.map((template) => [key, template] as const),
);

test.each(cases)('RES-04 our own PDF is read back exactly: %s, %s', async (key, template) => {
  const resume = resumes[key] ?? exampleResume;
  const [language = 'en'] = key.split(' ');
  const indicator = skillIndicators[Object.keys(resumes).indexOf(key) % 3] ?? 'none';
  const labels = labelsByLanguage[key as 'ar'] ?? englishLabels;
  const options = { title: 'Resume', language, labels };
  const pdf = await pdfRenderer.pdf(resume, { ...defaultDesign, template, indicator }, options);
  const { problem, reading } = await readFile(pdf);
  expect(problem).toBeNull();
  expect(reading?.resume).toEqual(resume);
});
