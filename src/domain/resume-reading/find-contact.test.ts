import { expect, test } from 'vitest';
import { findEmail, findLoosePhones, findUrls, siteOf } from './find-contact.ts';
import { findGrade } from './find-grade.ts';
import { findPlace, isPlace } from './find-place.ts';
import { headingOf } from './heading-of.ts';
import { nameIn } from './read-name.ts';
import { joinSpacedLetters, repairLigatures, repairText } from './repair-text.ts';
import { titleScore } from './title-of.ts';

test.each([
  ['Bengaluru, Karnataka', true],
  ['San Jose, CA 94588', true],
  ['Istanbul, Türkiye', true],
  ['Remote', true],
  ['Mysuru', true],
  ['Flipkart, Bengaluru', false],
  ['Software Intern, Infosys Ltd, Mysuru', false],
  ['State University', false],
  ['Python, Java', false],
])('ATS-01 %j is a location: %j', (text, is) => {
  expect(isPlace(text)).toBe(is);
});

test.each([
  [
    'Address: 12, MG Road, Whitefield, Bengaluru, Karnataka - 560066',
    'Whitefield, Bengaluru, Karnataka - 560066',
  ],
  ['Pune, Maharashtra 411001', 'Pune, Maharashtra 411001'],
  ['I worked in many places', ''],
])('ATS-01 the location in %j is %j', (text, place) => {
  expect(findPlace(text)).toBe(place);
});

test.each([
  ['E-mail: john.doe@email.com', 'john.doe@email.com'],
  ['MARIA@MAIL.ES', 'maria@mail.es'],
  ['a_b.c+d@x-y.co.in,', 'a_b.c+d@x-y.co.in'],
  ['at @home', undefined],
])('ATS-01 the e-mail in %j', (text, email) => {
  expect(findEmail(text)?.value).toBe(email);
});

test.each([
  ['(555) 123-4567', ['(555) 123-4567']],
  ['2019 - 2023', []],
  ['GPA 3.8/4.0', []],
])('ATS-01 possible phone numbers in %j', (text, phones) => {
  expect(findLoosePhones(text).map((phone) => phone.text)).toEqual(phones);
});

test.each([
  ['linkedin.com/in/johndoe | github.com/johndoe', ['LinkedIn', 'GitHub']],
  ['React.js, Node.js and Vue.js', []],
  ['B.Tech. in CS', []],
  ['https://johndoe.me/', [null]],
])('ATS-01 web addresses in %j', (text, sites) => {
  expect(findUrls(text).map(siteOf)).toEqual(sites);
});

test.each([
  ['CGPA: 8.6/10', 'CGPA: 8.6/10'],
  ['8.72 CGPA', '8.72 CGPA'],
  ['Percentage: 92.4%', 'Percentage: 92.4%'],
  ['GPA: 3.97/4.00, Valedictorian', 'GPA: 3.97/4.00'],
  ['Raised revenue', ''],
])('ATS-01 the grade in %j', (text, grade) => {
  expect(findGrade(text)).toBe(grade);
});

test.each([
  ['WORK EXPERIENCE', 'experience'],
  ['WORKEXPERIENCE', 'experience'],
  ['Education & Training', 'education'],
  ['1. Key Skills:', 'skills'],
  ['Academic Qualifications', 'education'],
  ['Berufserfahrung', 'experience'],
  ['Publications', 'other'],
  ['I have experience.', null],
])('ATS-01 %j starts the section %j', (text, kind) => {
  expect(headingOf(text)).toBe(kind);
});

test.each([
  ['JOHN DOE', 'JOHN DOE'],
  ['Dr. Emily O’Connor, PhD', 'Emily O’Connor'],
  ['Name: Priya Nair', 'Priya Nair'],
  ['John Doe | Software Engineer', 'John Doe'],
  ['Curriculum Vitae', ''],
  ['Software Engineer', ''],
  ['About Us', ''],
  ['State University', ''],
  ['प्रिया शर्मा', 'प्रिया शर्मा'],
  ['王小明', '王小明'],
  ['محمد علي', 'محمد علي'],
  ['Ananya', 'Ananya'],
  ['Sohrab Engineer', 'Sohrab Engineer'],
  ['Mark Page', 'Mark Page'],
  ['Ananya Rao (She/Her)', 'Ananya Rao'],
  ['Ananya Rao they/them', 'Ananya Rao'],
  ['Samantha Jones, Software Developer', 'Samantha Jones'],
  ['CURRICULUM VITAE OF ANANYA RAO', 'ANANYA RAO'],
  ['Pune, India', ''],
  ['Senior Accountant', ''],
])('ATS-01 the name in %j is %j', (text, name) => {
  expect(nameIn(text)).toBe(name);
});

test.each([
  ['Co-Founder & CTO', true],
  ['Research Intern', true],
  ['Senior Data Scientist', true],
  ['NVIDIA Research', false],
  ['Tech Corp', false],
])('ATS-01 %j is a job title: %j', (text, is) => {
  expect(titleScore(text) > 0).toBe(is);
});

test('ATS-01 icons, ligatures and letter-spaced headings are repaired', () => {
  expect(repairText('\uE00Ajohn\u00A0doe\u200B').trim()).toBe('john doe');
  expect(repairText('\uF0B7 Built')).toBe('• Built');
  expect(
    ['Certi\0cations', 'Pro\0le', 'o\0ce', 'e\0ective', 'work\0ow'].map(repairLigatures),
  ).toEqual(['Certifications', 'Profile', 'office', 'effective', 'workflow']);
  expect(joinSpacedLetters('E X P E R I E N C E')).toBe('EXPERIENCE');
  expect(joinSpacedLetters('W O R K  L I F E')).toBe('WORK LIFE');
  expect(joinSpacedLetters('A plan')).toBe('A plan');
});
