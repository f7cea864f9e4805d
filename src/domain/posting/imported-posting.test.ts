import { expect, test } from 'vitest';
import type { ImportColumn } from './import-columns.ts';
import { importProblem } from './import-problem.ts';
import { findImportColumn, readImportedPosting } from './imported-posting.ts';

type Values = Partial<Record<ImportColumn, unknown>>;
const base: Values = { id: '1', title: 'Baker' };
const read = (change: Values) => readImportedPosting({ ...base, ...change });
const categories =
  'Software Development, Data Science, Design, DevOps, Product Management, Marketing, Sales, Customer Support';
const salary: Values = {
  salary_min: 10,
  salary_max: 20,
  salary_currency: 'INR',
  salary_period: 'year',
};

test('CO-02 a posting with only the required columns is imported', () => {
  expect(read({}).posting).toEqual({
    sourceRef: '1',
    title: 'Baker',
    description: null,
    primaryRole: 'Baker',
    category: null,
    department: null,
    level: null,
    type: null,
    duration: 'Full-time',
    location: null,
    workplace: 'onsite',
    skills: [],
    salaryMin: null,
    salaryMax: null,
    salaryCurrency: null,
    salaryPeriod: null,
    deadline: null,
    minDegree: null,
    batchFrom: null,
    batchTo: null,
    needsPermit: false,
    skillBadge: null,
    company: null,
  });
});

test.each<[Values, object]>([
  [{ id: 17 }, { sourceRef: '17' }],
  [{ title: '  Senior \n Baker ' }, { title: 'Senior Baker', primaryRole: 'Senior Baker' }],
  [{ primary_role: 'Cook' }, { primaryRole: 'Cook' }],
  [{ description: ' One\r\ntwo ' }, { description: 'One\ntwo' }],
  [{ description: 'Python and SQL' }, { skills: ['Python', 'SQL'] }],
  [{ description: 'Python', skills: 'Bread; cake ;bread;' }, { skills: ['Bread', 'cake'] }],
  [{ skills: ['Bread', 'Cake'] }, { skills: ['Bread', 'Cake'] }],
  [{ skills: ';' }, { skills: [] }],
  [{ category: 'data science' }, { category: 'Data Science', department: null }],
  [
    { category: 'Engineering', subCategory: 'Data & Applied Sciences' },
    { category: 'Data Science', department: 'Engineering' },
  ],
  [{ subCategory: 'Software Engineering' }, { category: 'Software Development' }],
  [{ subCategory: 'Software Development' }, { category: 'Software Development' }],
  [{ subCategory: 'Design Research' }, { category: 'Design' }],
  [{ subCategory: 'Design' }, { category: 'Design' }],
  [{ subCategory: 'Service Engineering' }, { category: 'DevOps' }],
  [{ subCategory: 'Program Management' }, { category: 'Product Management' }],
  [{ targetLevel: '59' }, { level: 'Entry Level' }],
  [{ targetLevel: 60 }, { level: 'Entry Level' }],
  [{ targetLevel: '61' }, { level: '1-3 years' }],
  [{ targetLevel: '62' }, { level: '3-5 years' }],
  [{ targetLevel: '63' }, { level: 'Senior' }],
  [{ targetLevel: '64' }, { level: 'Senior' }],
  [{ targetLevel: '65' }, { level: 'Lead' }],
  [{ targetLevel: '67' }, { level: 'Lead' }],
  [{ level: 'senior', targetLevel: '59' }, { level: 'Senior' }],
  [{ type: 'internship' }, { type: 'Internship' }],
  [{ state: 'Washington' }, { location: 'Washington' }],
  [{ state: 'Washington', location: 'Pune' }, { location: 'Pune' }],
  [{ is_remote: 'Yes' }, { workplace: 'remote' }],
  [{ is_remote: false }, { workplace: 'onsite' }],
  [{ workplace: 'On site' }, { workplace: 'onsite' }],
  [{ workplace: 'ON-SITE' }, { workplace: 'onsite' }],
  [{ workplace: 'In office' }, { workplace: 'onsite' }],
  [{ workplace: 'Work from home' }, { workplace: 'remote' }],
  [
    { type: 'full time', level: 'entry-level' },
    { type: 'Full-time', level: 'Entry Level' },
  ],
  [{ location: 'Pune (hybrid)' }, { workplace: 'hybrid' }],
  [{ location: 'Pune (hybrid)', workplace: 'Remote' }, { workplace: 'remote' }],
  [
    { ...salary, salary_min: '12,00,000', salary_max: '1,800,000.50' },
    { salaryMin: 120_000_000, salaryMax: 180_000_050 },
  ],
  [
    { ...salary, salary_currency: 'jpy' },
    { salaryMin: 10, salaryCurrency: 'JPY' },
  ],
  [{ ...salary, salary_currency: 'KWD', salary_max: 20.125 }, { salaryMax: 20_125 }],
  [
    { min_degree: 'Master', needs_permit: 'yes' },
    { minDegree: 'master', needsPermit: true },
  ],
  [
    { graduation_from: 2026, graduation_to: '2027' },
    { batchFrom: 2026, batchTo: 2027 },
  ],
  [{ graduation_to: '2027' }, { batchFrom: null, batchTo: 2027 }],
  [{ deadline: '2027-03-31' }, { deadline: '2027-03-31' }],
  [{ deadline: '2027-03-31T18:00+05:30' }, { deadline: new Date('2027-03-31T12:30:00Z') }],
])('CO-02 a posting with %j is imported with %j', (change, expected) => {
  const { posting, problems } = read(change);
  expect(problems).toEqual([]);
  expect(posting).toMatchObject(expected);
});

test.each<[Values, ...Parameters<typeof importProblem>]>([
  [{ id: '' }, 'missing-id', { column: 'id' }],
  [{ title: undefined }, 'missing', { column: 'title' }],
  [{ title: {} }, 'not-text', { column: 'title', given: '{}' }],
  [{ title: 'a\u0000b' }, 'unstorable', { column: 'title' }],
  [{ description: 'x\ud800' }, 'unstorable', { column: 'description' }],
  [{ skills: ['ok', '\udc00'] }, 'unstorable', { column: 'skills: "\\udc00"' }],
  [{ title: 'x'.repeat(201) }, 'too-long', { column: 'title', count: 201, most: 200 }],
  [
    { description: 'x'.repeat(50_001) },
    'too-long',
    { column: 'description', count: 50_001, most: 50_000 },
  ],
  [
    { category: 'Baking' },
    'not-choice',
    { column: 'category', given: '"Baking"', allowed: categories },
  ],
  [{ subCategory: 'Baking' }, 'unknown-subcategory', { given: '"Baking"', allowed: categories }],
  [
    { level: 'Boss' },
    'not-choice',
    {
      column: 'level',
      given: '"Boss"',
      allowed: 'Entry Level, 1-3 years, 3-5 years, 5+ years, Senior, Lead',
    },
  ],
  [{ targetLevel: '58' }, 'not-level', { given: '"58"', allowed: '59–67' }],
  [{ targetLevel: '68' }, 'not-level', { given: '"68"', allowed: '59–67' }],
  [{ targetLevel: 'high' }, 'not-level', { given: '"high"', allowed: '59–67' }],
  [
    { type: 'Sometimes' },
    'not-choice',
    {
      column: 'type',
      given: '"Sometimes"',
      allowed: 'Full-time, Part-time, Contract, Internship, Remote',
    },
  ],
  [
    { min_degree: 'PhD' },
    'not-choice',
    { column: 'min_degree', given: '"PhD"', allowed: 'diploma, bachelor, master, doctorate' },
  ],
  [
    { graduation_from: '27' },
    'not-year',
    { column: 'graduation_from', given: '"27"', allowed: '1950–2100' },
  ],
  [{ graduation_from: 2027, graduation_to: 2026 }, 'years-reversed'],
  [
    { workplace: 'at home' },
    'not-choice',
    { column: 'workplace', given: '"at home"', allowed: 'remote, hybrid, onsite' },
  ],
  [{ workplace: 'hybrid', is_remote: 'yes' }, 'remote-conflict', { given: 'hybrid' }],
  [{ is_remote: 'perhaps' }, 'not-boolean', { column: 'is_remote', given: '"perhaps"' }],
  [{ is_remote: 'constructor' }, 'not-boolean', { column: 'is_remote', given: '"constructor"' }],
  [{ targetLevel: 'constructor' }, 'not-level', { given: '"constructor"', allowed: '59–67' }],
  [{ skills: 7 }, 'not-list', { column: 'skills', given: '7' }],
  [
    { skills: ['x'.repeat(61)] },
    'too-long',
    { column: `skills: "${'x'.repeat(58)}…`, count: 61, most: 60 },
  ],
  [
    { skills: Array.from({ length: 51 }, (_, i) => `s${i}`) },
    'too-many-entries',
    { column: 'skills', count: 51, most: 50 },
  ],
  [{ ...salary, salary_max: 9 }, 'low-maximum'],
  [{ ...salary, salary_min: '1,50' }, 'not-amount', { column: 'salary_min', given: '"1,50"' }],
  [{ ...salary, salary_min: '-1' }, 'not-amount', { column: 'salary_min', given: '"-1"' }],
  [{ ...salary, salary_min: 1e21 }, 'not-amount', { column: 'salary_min', given: '"1e+21"' }],
  [{ ...salary, salary_currency: 'ZZZ' }, 'not-currency', { given: '"ZZZ"' }],
  [
    { ...salary, salary_period: 'week' },
    'not-choice',
    { column: 'salary_period', given: '"week"', allowed: 'year, month, hour' },
  ],
  [
    { ...salary, salary_max: '' },
    'partial-salary',
    { column: 'salary_max', allowed: 'salary_min, salary_max, salary_currency, salary_period' },
  ],
  [{ deadline: '2027-02-30' }, 'not-date', { column: 'deadline', given: '"2027-02-30"' }],
  [{ deadline: '31.3.2027' }, 'not-date', { column: 'deadline', given: '"31.3.2027"' }],
  [
    { deadline: '2027-03-31T18:00' },
    'not-date',
    { column: 'deadline', given: '"2027-03-31T18:00"' },
  ],
])('CO-02 a posting with %j is rejected as %s', (change, ...problem) => {
  expect(read(change)).toEqual({ posting: undefined, problems: [importProblem(...problem)] });
});

test('CO-02 all errors of a posting are reported together', () => {
  expect(readImportedPosting({ type: 'x', deadline: 'y' }).problems).toHaveLength(4);
});

test.each([
  ['Primary Role', 'primary_role'],
  ['primaryRole', 'primary_role'],
  ['SALARY_MIN', 'salary_min'],
  ['source_ref', 'id'],
  ['subcategory', 'subCategory'],
  ['remote', 'is_remote'],
  ['colour', undefined],
  ['', undefined],
])('CO-02 the heading %j means %s', (heading, column) => {
  expect(findImportColumn(heading)).toBe(column);
});
