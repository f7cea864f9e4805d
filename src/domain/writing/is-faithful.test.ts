import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Invention, isFaithful } from './is-faithful.ts';
import { numbersIn } from './numbers-in.ts';

const numberTexts = (text: string) => numbersIn(text).map(({ value, unit }) => `${value}${unit}`);

test.each<[string, string[]]>([
  ['Led 5 interns', ['5']],
  ['Led five interns', ['5']],
  ['twenty-five people in two hundred and ten days', ['25', '210']],
  ['cut by 40% and by forty percent', ['40%', '40%']],
  ['₹12,50,000 and ₹12.5 lakh and INR 12.5 lakhs', ['1250000₹', '1250000₹', '1250000₹']],
  [
    '1,200 users, 10K+ stars, 2M requests, 1.2 crore rupees',
    ['1200', '10000', '2000000', '12000000₹'],
  ],
  ['half of a dozen, twice, 3x', ['0.5', '12', '2', '3x']],
  ['10–15 tickets from 2023 to 2024', ['10', '15', '2023', '2024']],
  ['४० लोग, ٤٠', ['40', '40']],
  ['two thousand five hundred', ['2500']],
  ['Python 3.11.2, not 3.11.3', ['3.11.2', '3.11.3']],
  ['01.12.2024, phases 1,2,3 and 255.255.255.0', ['1.12.2024', '1,2,3', '255.255.255.0']],
  ['1,234,567 or 1.234.567 or 12,34,567.5', ['1234567', '1234567', '1234567.5']],
  ['1.200,50 and 1.234.567,5', ['1200.5', '1234567.5']],
  ['no numbers at all', []],
])('RES-04 “%s” contains the numbers %j', (text, numbers) => {
  expect(numberTexts(text)).toEqual(numbers);
});

const site = 'Worked on a website for the college fest using React, used by 500 students';

describe('faithful rewrites', () => {
  test.each<[string, string, string[]?]>([
    [site, 'Developed a website for the college fest with React, used by 500 students'],
    [site, 'Built the college fest website in React for 500 students'],
    ['Responsible for managing 5 interns', 'Managed five interns'],
    ['Load time was reduced by 40 percent', 'Reduced load time by 40%'],
    ['Used k8s to deploy', 'Used Kubernetes to deploy'],
    ['Worked on upgrading to Python 3.11.2', 'Upgraded to Python 3.11.2'],
    ['Did phases 1,2,3 of the move', 'Completed phases 1,2,3 of the move'],
    ['Raised $1.200.000 for the club', 'Raised $1.2 million for the club'],
    ['did reports of sales every month', 'Reported sales every month'],
    ['Raised ₹2 lakh for the club', 'Raised ₹2,00,000 for the club'],
    ['Data analyst with SQL', 'Data analyst at Acme with SQL', ['Acme']],
    ['Student of physics', 'Student of physics who knows Python', ['Python', 'knows']],
  ])('RES-04 “%s” → “%s” is faithful', (source, proposal, facts = []) => {
    expect(isFaithful(source, proposal, facts)).toEqual({ ok: true });
  });
});

describe('inventions of a model', () => {
  test.each<[string, string, Invention['kind']]>([
    [site, 'Developed a website used by 5,000 students', 'number'],
    [site, 'Developed a website used by five thousand students', 'number'],
    [site, 'Developed a website used by over 500 students', 'number'],
    [site, 'Developed a website used by 500+ students', 'number'],
    [site, 'Developed a website used by 500% of students', 'number'],
    [site, 'Developed a website in 3 weeks', 'number'],
    [site, 'Developed two websites for the college fest', 'number'],
    [site, 'Developed 500 websites for students', 'number'],
    [site, 'Developed a website used by 500K students', 'number'],
    [site, 'Developed a website used by dozens of students', 'number'],
    [site, 'Developed a website for ₹500', 'number'],
    ['Trained 40 people in 2 weeks', 'Trained 2 people in 40 weeks', 'number'],
    ['Raised $500', 'Raised €500', 'number'],
    ['Raised 5 lakh', 'Raised 5 crore', 'number'],
    [site, 'Developed a website in 2024', 'number'],
    [site, 'Developed a website using React and Node.js', 'skill'],
    [site, 'Developed a website using React and typescript', 'skill'],
    [site, 'Developed a website using React on AWS', 'skill'],
    [site, 'Developed a website for Google', 'name'],
    [site, 'Google website developed using React', 'name'],
    [site, 'Developed a website in Bengaluru', 'name'],
    [site, 'Developed a website in June', 'name'],
    ['it may help us', 'It helps US', 'name'],
    [site, 'Led the development of a website for the college fest', 'claim'],
    [site, 'Increased the students of the college fest with a website', 'claim'],
    [site, 'Developed an award-winning website', 'word'],
    [site, 'Developed a certified website', 'claim'],
    [site, 'Developed a scalable website', 'word'],
    [site, 'Developed a website at google', 'word'],
    [site, 'Developed a website last june', 'word'],
    [site, 'Developed a website <b>using</b> React', 'markup'],
    [site, 'Developed a website https://evil.example', 'markup'],
    [site, 'Developed a website ![x](//evil.example/a.png)', 'markup'],
    [site, 'Developed a web\u200bsite', 'markup'],
    [site, 'Developed a website\u202e', 'markup'],
    ['Reduced costs', 'Increased costs', 'claim'],
    ['Used the college website', 'Built the college website', 'claim'],
    ['Upgraded Python to 3.11.2', 'Upgraded Python to 3.1.12', 'number'],
    ['Shipped on 01.12.2024', 'Shipped on 11.2.2024', 'number'],
    ['Did phases 1,2,3 of the move', 'Did phases 123 of the move', 'number'],
    ['Released 2.0.0', 'Released 200', 'number'],
    ['Fixed 0.1.2', 'Fixed 12', 'number'],
    ['Ran steps 1,2,3,4,5,6', 'Ran steps 1,2,3,4,5,7', 'number'],
    ['Took part in a course', 'Certified in a course', 'claim'],
  ])('RES-04 “%s” → “%s” is rejected for a %s', (source, proposal, kind) => {
    const verdict = isFaithful(source, proposal);
    expect(verdict.ok ? null : verdict.invention.kind).toBe(kind);
  });
});

const plainWord = fc.constantFrom(
  'tests',
  'report',
  'for',
  'the',
  'college',
  'API',
  'managed',
  'data',
  'React',
  '12%',
);
const line = fc.array(plainWord, { minLength: 1, maxLength: 12 }).map((words) => words.join(' '));

test('RES-04 every line is faithful to itself', () => {
  fc.assert(fc.property(line, (text) => void expect(isFaithful(text, text)).toEqual({ ok: true })));
});

test('RES-04 a number, employer, skill or place inserted anywhere into a line is found', () => {
  const lie = fc.oneof(
    fc.integer({ min: 13, max: 99_999 }).map(String),
    fc.integer({ min: 13, max: 99 }).map((number) => `${number}%`),
    fc.constantFrom(
      'thirteen',
      'ninety',
      'a million',
      'Infosys',
      'Mumbai',
      'Kubernetes',
      'mumbai',
      'infosys',
      'PhD',
      'phd',
    ),
  );
  fc.assert(
    fc.property(line, lie, fc.nat(), (text, added, where) => {
      const words = text.split(' ');
      words.splice(where % (words.length + 1), 0, added);
      expect(isFaithful(text, words.join(' ')).ok).toBe(false);
    }),
  );
});

test('RES-04 any text is handled without an error', () => {
  const any = fc.string({ unit: 'grapheme', maxLength: 200 });
  fc.assert(
    fc.property(any, any, (one, other) => void expect(isFaithful(one, other)).toHaveProperty('ok')),
  );
});
