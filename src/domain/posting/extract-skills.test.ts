import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extractSkills } from './extract-skills.ts';

test.each([
  ['7+ years of Java, Python or C++', ['Java', 'Python', 'C++']],
  ['Fluent in C, C++ and C#.', ['C', 'C++', 'C#']],
  ['C/C++ on Linux', ['C', 'C++', 'Linux']],
  ['modern C++17', ['C++']],
  ['Statistics in R or SAS', ['Statistics', 'R', 'SAS']],
  ['programming in R.', ['Software development', 'R']],
  ['Go, Rust', ['Go', 'Rust']],
  ['services in Go.\nPostgreSQL', ['Go', 'PostgreSQL']],
  ['Experience with Golang', ['Go']],
  ['.NET and ASP.NET, .NET Core', ['.NET', 'ASP.NET']],
  ['React, react native, Node.js', ['React', 'React Native', 'Node.js']],
  ['RESTful APIs and REST', ['REST APIs']],
  ['machine   learning\nand Deep Learning', ['Machine learning', 'Deep learning']],
  ['T-SQL, SQL Server, MySQL', ['SQL', 'SQL Server', 'MySQL']],
  ['GST filing, TDS returns and Tally ERP 9', ['GST', 'TDS', 'Tally']],
  [
    'Tally Prime, MS-Excel (VLOOKUP and pivot tables)',
    ['Tally', 'Microsoft Excel', 'VLOOKUP', 'Pivot tables'],
  ],
  ['SAP FI/CO or SAP MM on S/4HANA', ['SAP FICO', 'SAP MM', 'SAP HANA']],
  ['telesales and cold calling in Zoho CRM', ['Telecalling', 'Cold calling', 'Zoho CRM']],
  ['Facebook Ads, PPC and SEO', ['Meta Ads', 'Search engine marketing', 'SEO']],
  ['Solid Works, CATIA V5 and Auto CAD', ['SolidWorks', 'CATIA', 'AutoCAD']],
  ['PLC programming, SCADA & HMI', ['PLC', 'SCADA', 'HMI']],
  ['STAAD.Pro, ETABS and Primavera P6', ['STAAD Pro', 'ETABS', 'Primavera']],
  ['IT recruitment and payroll management', ['Talent acquisition', 'Payroll processing']],
  ['UI/UX in Figma, After Effects', ['UI design', 'Figma', 'Adobe After Effects']],
  ['• Java• Azure•Docker', ['Java', 'Azure', 'Docker']],
  [
    'Registered nurse: wound care, IV therapy, patient education and Epic EHR',
    ['Nursing', 'Wound care', 'IV therapy', 'Patient education', 'Epic EHR'],
  ],
  ['Knowledge of front desk operations, night auditing', ['Front desk operations', 'Night audit']],
  [
    'Lease administration, tenant screening in Yardi Voyager',
    ['Lease administration', 'Tenant relations', 'Yardi'],
  ],
  ['Grant proposals, programme evaluation and GIS', ['Grant writing', 'Program evaluation', 'GIS']],
])('CO-02 the skills in %j are %j', (text, skills) => {
  expect(extractSkills(text)).toEqual(skills);
});

test.each([
  'Go above and beyond, go to market',
  'developers who Go the extra mile, C-level contacts and R&D',
  'Vitamin C, Plan C and Series C',
  'our R&D in other languages',
  'category, digit, scoring, internet, www.example.net, javac',
  'Sections A, B, C, and D',
  'you react to change, excel at work, spark joy, rest well and act swift',
  'me@azure.com',
  'keep a tally, we are recruiting, our recruitment process, on our payroll, HR will call',
  'students in the 6th sem, an LLM from Delhi, offices in AP, a word with the postman',
  'ready in 5s, a confluence of rivers, a blender, cypress trees, a tailwind, bootstrap your career',
  'training and development for all, Oracle pays well, ask Maya',
  'Objective-Cats',
  'excellent communication, teamwork and a Bachelor’s degree',
  'the guest house by the court, a police station and a salon',
  '',
])('CO-02 there is no skill in %j', (text) => {
  expect(extractSkills(text)).toEqual([]);
});

test.each([
  ['Java and the C-suite', ['Java']],
  ['Python for R&D', ['Python']],
  ['Java. Go beyond what is asked.', ['Java']],
  ['SQL. Plan C, as we call it', ['SQL']],
  ['Objective-C', ['Objective-C']],
  ['JavaScript', ['JavaScript']],
])('CO-02 a short name within other words is not a skill: %j has %j', (text, skills) => {
  expect(extractSkills(text)).toEqual(skills);
});

test('CO-02 each skill is listed once, and at most 15', () => {
  expect(extractSkills('Java java JAVA')).toEqual(['Java']);
  const many =
    'Java Python Kotlin Scala Ruby PHP Perl HTML CSS XML JSON MySQL Redis Docker Linux Unix Bash';
  expect(extractSkills(many)).toHaveLength(15);
});

test.each([' ', 'C,', 'ruby on ', 'a-', 'C@,', 'yarn & '])(
  'SEC-44 extraction from a text of many %j grows with its length, not with its square',
  (piece) => {
    const took = (pieces: number) => {
      const text = piece.repeat(pieces);
      const times = Array.from({ length: 5 }, () => {
        // Processor time: on a busy machine the clock counts what others do.
        const start = process.threadCpuUsage().user;
        extractSkills(text);
        return (process.threadCpuUsage().user - start) / 1_000;
      });
      return Math.min(...times);
    };
    // Four times the text takes 4 times as long when linear, 16 times when quadratic.
    expect(took(160_000)).toBeLessThan(10 * took(40_000) + 20);
  },
);

test('CO-02 no skill is ever listed twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const skills = extractSkills(text);
      expect(new Set(skills).size).toBe(skills.length);
    }),
  );
});
