import fc from 'fast-check';
import { expect, test } from 'vitest';
import { skillsIn } from './skills-in.ts';

test.each([
  ['7+ years of Java, Python or C++', ['Java', 'Python', 'C++']],
  ['Fluent in C, C++ and C#.', ['C', 'C++', 'C#']],
  ['C/C++ on Linux', ['C', 'C++', 'Linux']],
  ['modern C++17', ['C++']],
  ['Statistics in R or SAS', ['Statistics', 'R', 'SAS']],
  ['programming in R.', ['R']],
  ['Go, Rust', ['Go', 'Rust']],
  ['services in Go.\nPostgreSQL', ['Go', 'PostgreSQL']],
  ['Experience with Golang', ['Go']],
  ['.NET and ASP.NET, .NET Core', ['.NET', 'ASP.NET']],
  ['React, react native, Node.js', ['React', 'React Native', 'Node.js']],
  ['RESTful APIs and REST', ['REST APIs']],
  ['machine   learning\nand Deep Learning', ['Machine learning', 'Deep learning']],
  ['T-SQL, SQL Server, MySQL', ['SQL', 'SQL Server', 'MySQL']],
  ['• Java• Azure•Docker', ['Java', 'Azure', 'Docker']],
])('CO-02 the skills in %j are %j', (text, skills) => {
  expect(skillsIn(text)).toEqual(skills);
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
  'Objective-Cats',
  '',
])('CO-02 there is no skill in %j', (text) => {
  expect(skillsIn(text)).toEqual([]);
});

test.each([
  ['Java and the C-suite', ['Java']],
  ['Python for R&D', ['Python']],
  ['Java. Go beyond what is asked.', ['Java']],
  ['SQL. Plan C, as we call it', ['SQL']],
  ['Objective-C', ['Objective-C']],
  ['JavaScript', ['JavaScript']],
])('CO-02 a short name inside other words is none: %j has %j', (text, skills) => {
  expect(skillsIn(text)).toEqual(skills);
});

test('CO-02 a skill is named once, and 15 at most', () => {
  expect(skillsIn('Java java JAVA')).toEqual(['Java']);
  const many =
    'Java Python Kotlin Scala Ruby PHP Perl HTML CSS XML JSON MySQL Redis Docker Linux Unix Bash';
  expect(skillsIn(many)).toHaveLength(15);
});

test('SEC-44 a long text takes no long time', () => {
  const hostile = [
    ' '.repeat(100_000),
    'C,'.repeat(50_000),
    'ruby on '.repeat(12_000),
    'a-'.repeat(50_000),
  ];
  for (const text of hostile) {
    const start = performance.now();
    skillsIn(text);
    expect(performance.now() - start, text.slice(0, 10)).toBeLessThan(200);
  }
});

test('CO-02 whatever the text, no skill is named twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const skills = skillsIn(text);
      expect(new Set(skills).size).toBe(skills.length);
    }),
  );
});
