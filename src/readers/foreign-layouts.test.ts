import { expect, test } from 'vitest';
import { pdfWith, write } from './damaged-files.fixture.ts';
import { readFile } from './read-file.ts';

type Row = [x: number, text: string, size?: number, isBold?: boolean];

/** Rows from top to bottom; several in a row array stand beside each other. */
async function readRows(step: number, ...pages: (Row | Row[])[][]) {
  const bytes = await pdfWith((pdf) => {
    for (const [page, rows] of pages.entries()) {
      if (page > 0) pdf.addPage();
      for (const [at, row] of rows.entries())
        for (const [x, text, size = 10, isBold = false] of (Array.isArray(row[0])
          ? row
          : [row]) as Row[])
          write(pdf, x, 50 + at * step, text, size, '#000000', isBold);
    }
  });
  const { reading } = await readFile(bytes);
  const { basics, experience, education, skills } = reading?.resume ?? {};
  return {
    name: `${basics?.firstName} ${basics?.lastName}`,
    jobs: experience?.map((job) => [job.position, job.company, job.start, job.end].join(' | ')),
    schools: education?.map((each) => [each.degree, each.field, each.institution].join(' | ')),
    skills: skills?.map(({ name }) => name),
    groups: skills?.map(({ group }) => group),
  };
}

const head: Row[] = [
  [60, 'Ann Lee', 22, true],
  [60, 'ann@example.com'],
];
const work: Row[] = [
  [60, 'EXPERIENCE', 13, true],
  [60, 'Line Cook, Harbour Grill, Jan 2020 - Mar 2021'],
];

test('RES-05 letter-spaced headings with pairs drawn in one are headings', async () => {
  const { jobs, schools } = await readRows(15, [
    ...head,
    [60, 'W O R K E X P E R I E N C E', 11, true],
    [60, 'Line Cook, Harbour Grill, Jan 2020 - Mar 2021'],
    [60, 'E D U C AT I O N', 11, true],
    [60, 'BSc Nutrition, Lakeside University, 2018'],
  ]);
  expect(jobs).toEqual(['Line Cook | Harbour Grill | 2020-01 | 2021-03']);
  expect(schools).toEqual(['BSc | Nutrition | Lakeside University']);
});

test('RES-05 firms named after partners stay whole, and a dash after a date goes on', async () => {
  const { jobs } = await readRows(15, [
    ...head,
    [60, 'EXPERIENCE', 13, true],
    [60, 'Paralegal, Marsh, Kettle and Brook, 2022-09-01 —'],
    [60, '• Filed briefs for nine cases'],
    [60, 'Barista, Marsh & Company, Jan 2019 - Aug 2022'],
    [60, '• Ran a library of forty thousand books'],
  ]);
  expect(jobs).toEqual([
    'Paralegal | Marsh, Kettle and Brook | 2022-09 | present',
    'Barista | Marsh & Company | 2019-01 | 2022-08',
  ]);
});

test('RES-05 a school that its line has no room for goes on below, beside its dates too', async () => {
  const { schools } = await readRows(13, [
    ...head,
    ...work,
    [60, '• Cooked fish for a hundred and twenty guests a night and trained two juniors on it'],
    [60, 'EDUCATION', 13, true],
    [
      [60, 'BEng (Hons) Hospitality at Fachhochschule für Oekonomie und'],
      [365, 'Sept 2009 - Jun 2012'],
    ],
    [60, 'Management'],
    [
      60,
      'Forestry, Diploma, Northern Lights Folk and Adult Learning Community Technical College &',
    ],
    [60, 'Sixth Form Centre'],
  ]);
  expect(schools?.map((school) => school.split(' | ').at(-1))).toEqual([
    'Fachhochschule für Oekonomie und Management',
    'Northern Lights Folk and Adult Learning Community Technical College & Sixth Form Centre',
  ]);
});

test('RES-05 dates at the end of one page and the start of the next are no running header', async () => {
  const rest = Array.from({ length: 44 }, (): Row => [60, '• Cooked fish for the guests']);
  const { jobs } = await readRows(
    15,
    [
      ...head,
      [60, 'EXPERIENCE', 13, true],
      [60, 'Line Cook, Harbour Grill'],
      [60, '2022-01-01 — 2023-01-01'],
      ...rest,
      [60, 'Baker, Hill Bakery'],
      [60, '2020-02-01 — 2021-02-01'],
    ],
    [
      [60, 'Porter, Sea View'],
      [60, '2018-03-01 — 2019-03-01'],
      [60, '• Carried bags'],
    ],
  );
  expect(jobs).toEqual([
    'Line Cook | Harbour Grill | 2022-01 | 2023-01',
    'Baker | Hill Bakery | 2020-02 | 2021-02',
    'Porter | Sea View | 2018-03 | 2019-03',
  ]);
});

test('RES-05 names set like headings with nothing below are skills; a name may need two lines', async () => {
  const { name, skills } = await readRows(15, [
    [60, 'Esperanza Cavazos', 24, true],
    [60, ''],
    [60, 'Salgado', 24, true],
    [60, 'ann@example.com'],
    [60, 'Experience', 14, true],
    [60, 'Line Cook, Harbour Grill, Jan 2020 - Mar 2021'],
    [60, 'Education', 14, true],
    [60, 'BSc Nutrition, Lakeside University, 2018'],
    ...['Bookkeeping', 'Forklift Operation', 'Triage'].map((each): Row => [60, each, 14, true]),
    [60, 'Languages', 14, true],
    [60, 'English'],
  ]);
  expect(name).toBe('Esperanza Cavazos Salgado');
  expect(skills).toEqual(['Bookkeeping', 'Forklift Operation', 'Triage']);
});

test('RES-05 the import begins with the summary and the main column, wherever they are read', async () => {
  const bytes = await pdfWith((pdf) => {
    write(pdf, 40, 40, 'Ann Lee', 24, '#000000', true);
    write(pdf, 40, 70, 'ann@example.com');
    const rows = (x: number, list: readonly string[]) => {
      for (const [at, text] of list.entries())
        write(pdf, x, 110 + at * 16, text, /^[A-Z ]+$/u.test(text) ? 13 : 10, '#000000', true);
    };
    rows(40, ['SKILLS', 'Knife work', 'Inventory', 'Excel', 'LANGUAGES', 'English', 'Hindi']);
    rows(220, [
      'EXPERIENCE',
      'Line Cook, Harbour Grill, Jan 2020 - Mar 2021',
      'Ran the fish station for 120 covers a night',
      'SUMMARY',
      'Cook with five years of experience in seafood kitchens.',
      'EDUCATION',
      'BSc Nutrition, Lakeside University, 2018',
    ]);
  });
  const { reading } = await readFile(bytes);
  expect(reading?.resume.order).toEqual([
    'summary',
    'experience',
    'education',
    'skills',
    'languages',
  ]);
  const read = reading?.lines.map(({ text }) => text) ?? [];
  expect(read.indexOf('SKILLS')).toBeLessThan(read.indexOf('EXPERIENCE'));
});

test('RES-05 tags stand apart by space alone, and the bolder names above them are groups', async () => {
  const { skills, groups } = await readRows(20, [
    ...head,
    ...work,
    [60, 'SKILLS', 13, true],
    [60, 'Kitchen', 11, true],
    [
      [60, 'Knife work'],
      [118, 'Plating'],
      [162, 'Stock'],
    ],
    [60, 'Purchasing'],
    [60, 'Office', 11, true],
    [
      [60, 'Rota planning'],
      [130, 'Excel'],
    ],
  ]);
  expect(skills).toEqual([
    'Knife work',
    'Plating',
    'Stock',
    'Purchasing',
    'Rota planning',
    'Excel',
  ]);
  expect(groups).toEqual(['Kitchen', 'Kitchen', 'Kitchen', 'Kitchen', 'Office', 'Office']);
});

test('RES-05 group names side by side head the columns below them', async () => {
  const { skills, groups } = await readRows(20, [
    ...head,
    ...work,
    [60, 'SKILLS', 13, true],
    [
      [60, 'Kitchen', 11, true],
      [300, 'Office', 11, true],
    ],
    [
      [60, 'Plating'],
      [300, 'Excel'],
    ],
    [
      [60, 'Stock'],
      [300, 'Word'],
    ],
  ]);
  const told = skills?.map((skill, at) => `${groups?.[at]}: ${skill}`).toSorted();
  expect(told).toEqual(['Kitchen: Plating', 'Kitchen: Stock', 'Office: Excel', 'Office: Word']);
});

test('RES-05 a bold skill with one note below it stays a skill', async () => {
  const { skills } = await readRows(20, [
    ...head,
    ...work,
    [60, 'SKILLS', 13, true],
    [60, 'Cooking'],
    [60, 'Plating', 11, true],
    [60, 'Daily'],
    [60, 'Stock', 11, true],
    [60, 'Weekly'],
  ]);
  expect(skills).toEqual(expect.arrayContaining(['Plating', 'Stock']));
});

test('RES-05 where nothing is called skills, sections of short known names are skills', async () => {
  const { skills } = await readRows(20, [
    ...head,
    ...work,
    [60, 'STORAGE', 13, true],
    [60, 'PostgreSQL'],
    [60, 'Redis'],
    [60, 'BUILDING', 13, true],
    [60, 'Webpack'],
  ]);
  expect(skills).toEqual(expect.arrayContaining(['PostgreSQL', 'Redis', 'Webpack']));
});

test('RES-05 a skill that its column was too narrow for is one, as the closer lines tell', async () => {
  const bytes = await pdfWith((pdf) => {
    write(pdf, 60, 50, 'Ann Lee', 22, '#000000', true);
    write(pdf, 60, 80, 'ann@example.com', 10);
    write(pdf, 60, 110, 'EXPERIENCE', 13, '#000000', true);
    write(pdf, 60, 126, 'Line Cook, Harbour Grill, Jan 2020 - Mar 2021', 10);
    write(pdf, 60, 160, 'SKILLS', 13, '#000000', true);
    const cells = ['Plating', 'Stock', 'Conflict', 'Rota planning', 'Pastry', 'Baking'];
    for (const [at, text] of cells.entries())
      write(pdf, at % 2 ? 150 : 60, 186 + Math.floor(at / 2) * 34, text, 12);
    write(pdf, 60, 234, 'Resolution', 12);
  });
  const { reading } = await readFile(bytes);
  const skills = reading?.resume.skills.map(({ name }) => name) ?? [];
  expect(skills.toSorted()).toEqual([
    'Baking',
    'Conflict Resolution',
    'Pastry',
    'Plating',
    'Rota planning',
    'Stock',
  ]);
});

test('RES-05 a heading in a side column is one although a line of the next column is close', async () => {
  const bytes = await pdfWith((pdf) => {
    write(pdf, 60, 40, 'Ann Lee', 24, '#000000', true);
    write(pdf, 60, 70, 'ann@example.com');
    const rows = (x: number, list: readonly string[]) => {
      for (const [at, text] of list.entries()) {
        const isHeading = text === text.toUpperCase();
        write(pdf, x, 110 + at * 16, text, isHeading ? 13 : 10, '#000000', isHeading);
      }
    };
    rows(60, [
      'STORAGE',
      'PostgreSQL',
      'Redis',
      'BUILDING',
      'Webpack',
      'Vite',
      'LANGUAGES',
      'Hindi',
    ]);
    rows(170, [
      'EXPERIENCE',
      'Line Cook, Harbour Grill, Jan 2020 - Mar 2021',
      'Ran the fish station for 120 covers',
      'Trained two juniors on the grill',
      'Baker, Hill Bakery, Jan 2018 - Dec 2019',
      'Baked ninety loaves a night',
      'EDUCATION',
      'BSc Nutrition, Lakeside University, 2018',
    ]);
  });
  const { reading } = await readFile(bytes);
  const { languages, experience } = reading?.resume ?? {};
  expect(languages?.map(({ name }) => name)).toEqual(['Hindi']);
  expect(experience?.map(({ company }) => company)).toEqual(['Harbour Grill', 'Hill Bakery']);
});

test('RES-05 a school goes on below where the page shows that it had no room', async () => {
  const { schools } = await readRows(14, [
    ...head,
    ...work,
    [60, '• Cooked fish for a hundred and twenty guests a night and trained two juniors on it'],
    [60, 'EDUCATION', 13, true],
    [
      [60, 'BEng (Hons) Catering at Harbour and Northern Riverside'],
      [365, 'Sept 2009 - Jun 2012'],
    ],
    [60, 'Universität Westhafen'],
    [
      [60, 'MSc Nutrition at Wexcombe County School and Lakeside South-'],
      [365, 'Sept 2012 - Jun 2014'],
    ],
    [60, 'Manor College'],
  ]);
  expect(schools?.map((school) => school.split(' | ').at(-1))).toEqual([
    'Harbour and Northern Riverside Universität Westhafen',
    'Wexcombe County School and Lakeside South-Manor College',
  ]);
});

test('RES-05 a faculty keeps its university, a school its campus', async () => {
  const { schools } = await readRows(14, [
    ...head,
    ...work,
    [60, 'EDUCATION', 13, true],
    [
      [60, 'Nordhall Business School - Faculdade de Comércio'],
      [400, '2009 - 2012'],
    ],
    [60, 'Diploma in Hospitality'],
    [
      [60, 'Facultad de Humanidades, Tomas Arrieta'],
      [400, '2012 - 2014'],
    ],
    [60, 'MSc Nutrition'],
  ]);
  expect(schools?.map((school) => school.split(' | ').at(-1))).toEqual([
    'Nordhall Business School - Faculdade de Comércio',
    'Facultad de Humanidades, Tomas Arrieta',
  ]);
});

test('RES-05 dates drawn right after a name are no part of it', async () => {
  const { schools, jobs } = await readRows(15, [
    ...head,
    [60, 'EXPERIENCE', 13, true],
    [
      [60, 'Line Cook at Harbour, Marsh and', 12],
      [250, 'Jan 2020 - Mar 2021', 9],
    ],
    [60, 'Kettle', 12],
    [60, '• Ran the fish station'],
    [60, 'EDUCATION', 13, true],
    [
      [60, 'BSc Nutrition at Discovery School', 12],
      [60 + 176.1, 'Sept 2016 - Jun 2018', 9],
    ],
  ]);
  expect(jobs).toEqual(['Line Cook | Harbour, Marsh and Kettle | 2020-01 | 2021-03']);
  expect(schools).toEqual(['BSc | Nutrition | Discovery School']);
});
