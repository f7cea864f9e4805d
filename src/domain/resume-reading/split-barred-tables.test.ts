import { expect, test } from 'vitest';
import { documentFromText, extractResume } from '#domain/ats/document-from-text.fixture.ts';

const resumeOf = (body: string) =>
  extractResume(documentFromText(`Asha Rao\nasha@example.com\n\n${body}`)).resume;
const schoolsOf = (table: string) =>
  resumeOf(`Education\n${table}\n\nSkills\nJava, SQL`).education.map((each) =>
    [each.degree, each.field, each.institution, each.end, each.grade].filter(Boolean).join('; '),
  );

test.each([
  [
    'Degree | Institute | Year | CGPA\nB.Tech (CSE) | NIT Trichy | 2024 | 8.9\nClass XII | Kendriya Vidyalaya | 2020 | 94%',
    ['B.Tech; CSE; NIT Trichy; 2024; 8.9', 'Class XII; Kendriya Vidyalaya; 2020; 94%'],
  ],
  [
    'Examination | Board/University | Year of Passing | Marks (%)\nB.E. | Anna University | 2021 | 84\nHSC | State Board | 2017 | 91',
    ['B.E.; Anna University; 2021; 84%', 'HSC; State Board; 2017; 91%'],
  ],
  [
    '| Degree | School | Year | Grade |\n|---|---|---|---|\n| M.Sc. Physics | Sorbonne | 2022 | 8.2 |',
    ['M.Sc.; Physics; Sorbonne; 2022; 8.2'],
  ],
  [
    '| Year | College | Course | % |\n|---|---|---|---|\n| 2022 | XLRI | MBA | 72 |',
    ['MBA; XLRI; 2022; 72%'],
  ],
  [
    'Year | College | Course | %\n2022 | XLRI | MBA | 72\n2019 | Loyola | B.Com | 81',
    ['MBA; XLRI; 2022; 72%', 'B.Com; Loyola; 2019; 81%'],
  ],
])('RES-05 a table with bars is read by its columns, without its head: %j', (table, schools) => {
  expect(schoolsOf(table)).toEqual(schools);
});

test('RES-05 so is a table of jobs', () => {
  const { experience } = resumeOf(
    'Experience\nCompany | Designation | From | To\nAcme Ltd | Analyst | Jan 2020 | Mar 2022\nBravo Inc | Intern | Jun 2019 | Dec 2019\n\nSkills\nJava, SQL',
  );
  expect(
    experience.map(({ company, position, start, end }) => [company, position, start, end]),
  ).toEqual([
    ['Acme Ltd', 'Analyst', '2020-01', '2022-03'],
    ['Bravo Inc', 'Intern', '2019-06', '2019-12'],
  ]);
});

test('RES-05 one line with bars is no table', () => {
  expect(schoolsOf('B.Tech in Physics | College of Engineering Pune | 2020 - 2024')).toEqual([
    'B.Tech; Physics; College of Engineering Pune; 2024',
  ]);
});
