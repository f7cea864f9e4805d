import { expect, test } from 'vitest';
import { findImportColumn, type ImportColumn, readImportedPosting } from './imported-posting.ts';

type Values = Partial<Record<ImportColumn, unknown>>;
const base: Values = { id: '1', title: 'Baker' };
const read = (change: Values) => readImportedPosting({ ...base, ...change });
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

test.each<[Values, string]>([
  [{ id: '' }, 'id is missing; it tells the posting apart when the file is imported again'],
  [{ title: undefined }, 'title is missing'],
  [{ title: {} }, 'title must be a text and is {}'],
  [
    { title: 'a\u0000b' },
    'title contains a character that cannot be stored (NUL or half of a pair)',
  ],
  [
    { description: 'x\ud800' },
    'description contains a character that cannot be stored (NUL or half of a pair)',
  ],
  [
    { skills: ['ok', '\udc00'] },
    'skills: "\\udc00" contains a character that cannot be stored (NUL or half of a pair)',
  ],
  [{ title: 'x'.repeat(201) }, 'title has 201 characters, more than 200'],
  [{ description: 'x'.repeat(50_001) }, 'description has 50001 characters, more than 50000'],
  [
    { category: 'Baking' },
    'category "Baking" is not one of: Software Development, Data Science, Design, DevOps, Product Management, Marketing, Sales, Customer Support',
  ],
  [
    { subCategory: 'Baking' },
    'subCategory "Baking" is not known; use category: Software Development, Data Science, Design, DevOps, Product Management, Marketing, Sales, Customer Support',
  ],
  [
    { level: 'Boss' },
    'level "Boss" is not one of: Entry Level, 1-3 years, 3-5 years, 5+ years, Senior, Lead',
  ],
  [{ targetLevel: '58' }, 'targetLevel must be 59 to 67 and is "58"'],
  [{ targetLevel: '68' }, 'targetLevel must be 59 to 67 and is "68"'],
  [{ targetLevel: 'high' }, 'targetLevel must be 59 to 67 and is "high"'],
  [
    { type: 'Sometimes' },
    'type "Sometimes" is not one of: Full-time, Part-time, Contract, Internship, Remote',
  ],
  [{ min_degree: 'PhD' }, 'min_degree "PhD" is not one of: diploma, bachelor, master, doctorate'],
  [{ graduation_from: '27' }, 'graduation_from must be a year from 1950 to 2100 and is "27"'],
  [{ graduation_from: 2027, graduation_to: 2026 }, 'graduation_to is before graduation_from'],
  [{ workplace: 'at home' }, 'workplace "at home" is not one of: remote, hybrid, onsite'],
  [{ workplace: 'hybrid', is_remote: 'yes' }, 'is_remote is yes, but workplace is hybrid'],
  [{ is_remote: 'perhaps' }, 'is_remote must be yes or no and is "perhaps"'],
  [{ is_remote: 'constructor' }, 'is_remote must be yes or no and is "constructor"'],
  [{ targetLevel: 'constructor' }, 'targetLevel must be 59 to 67 and is "constructor"'],
  [{ skills: 7 }, "skills must be a list, or a text with ';' between the skills, and is 7"],
  [{ skills: ['x'.repeat(61)] }, `skills: "${'x'.repeat(58)}… has 61 characters, more than 60`],
  [
    { skills: Array.from({ length: 51 }, (_, i) => `s${i}`) },
    'skills has 51 entries, more than 50',
  ],
  [{ ...salary, salary_max: 9 }, 'salary_max is smaller than salary_min'],
  [
    { ...salary, salary_min: '1,50' },
    'salary_min must be an amount such as 1200000 or 18.50 and is "1,50"',
  ],
  [
    { ...salary, salary_min: '-1' },
    'salary_min must be an amount such as 1200000 or 18.50 and is "-1"',
  ],
  [
    { ...salary, salary_min: 1e21 },
    'salary_min must be an amount such as 1200000 or 18.50 and is "1e+21"',
  ],
  [
    { ...salary, salary_currency: 'ZZZ' },
    'salary_currency "ZZZ" is not a currency code such as INR',
  ],
  [{ ...salary, salary_period: 'week' }, 'salary_period "week" is not one of: year, month, hour'],
  [
    { ...salary, salary_max: '' },
    'salary_max is missing; a salary has salary_min, salary_max, salary_currency and salary_period',
  ],
  [
    { deadline: '2027-02-30' },
    'deadline must be a date such as 2027-03-31 or 2027-03-31T18:00:00+05:30 and is "2027-02-30"',
  ],
  [
    { deadline: '31.3.2027' },
    'deadline must be a date such as 2027-03-31 or 2027-03-31T18:00:00+05:30 and is "31.3.2027"',
  ],
  [
    { deadline: '2027-03-31T18:00' },
    'deadline must be a date such as 2027-03-31 or 2027-03-31T18:00:00+05:30 and is "2027-03-31T18:00"',
  ],
])('CO-02 a posting with %j is rejected with one sentence', (change, sentence) => {
  expect(read(change)).toEqual({ posting: undefined, problems: [sentence] });
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
