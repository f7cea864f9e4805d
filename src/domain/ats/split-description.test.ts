import { expect, test } from 'vitest';
import { splitDescription } from './split-description.ts';

const kindOf = (description: string, text: string) =>
  splitDescription(description).find((part) => part.text.includes(text))?.kind;

test.each([
  ['Java is required', 'required'],
  ['You must have Java', 'required'],
  ['Java is essential', 'required'],
  ['Java preferred', 'preferred'],
  ['Java is nice to have', 'preferred'],
  ['Nice-to-have: Java', 'preferred'],
  ['Java is mandatory.', 'required'],
  ['Java is a must', 'required'],
  ['This role requires Java', 'required'],
  ['Good to have: Java', 'preferred'],
  ['Java is a plus', 'preferred'],
  ['Java would be a big plus', 'preferred'],
  ['Java is an advantage', 'preferred'],
  ['Ideally you know Java', 'preferred'],
  ['Java is desirable', 'preferred'],
  ['Bonus points for Java', 'preferred'],
  ['Must have Java', 'required'],
  ['Required: Java', 'required'],
  ['Preferred: Java', 'preferred'],
  ['Java is not required', 'other'],
  ['No Java experience required', 'other'],
  ['We use Java', 'other'],
  ['Other Java duties as required', 'other'],
  ['Annual bonus for Java people', 'other'],
  ['Java for handling essential oils', 'other'],
  ['We are an equal opportunity employer of Java people', 'none'],
  ['A background check of Java people is made', 'none'],
  ['Company: Java Island Ltd', 'none'],
  ['Company: we use Java', 'none'],
])('ATS-04 by its own wording %j is %s', (line, kind) => {
  expect(kindOf(line, 'Java')).toBe(kind);
});

test.each([
  ['Requirements', 'required'],
  ['Requirements:', 'required'],
  ['## Requirements', 'required'],
  ['**Minimum qualifications**', 'required'],
  ['Basic Qualifications', 'required'],
  ['Must-haves', 'required'],
  ['MUST HAVE', 'required'],
  ['What you bring', 'required'],
  ["What you'll bring", 'required'],
  ['What We’re Looking For:', 'required'],
  ['Who you are', 'required'],
  ['Your profile', 'required'],
  ['You have:', 'required'],
  ['Key Skills', 'required'],
  ['Skills required', 'required'],
  ['Desired Candidate Profile', 'required'],
  ['Eligibility Criteria', 'required'],
  ['The following is mandatory:', 'required'],
  ['Preferred qualifications', 'preferred'],
  ['Nice to have', 'preferred'],
  ['Good to have', 'preferred'],
  ['Bonus', 'preferred'],
  ['Bonus points:', 'preferred'],
  ['Plus', 'preferred'],
  ['Desirable', 'preferred'],
  ['Desired skills', 'preferred'],
  ['Experience in one of these is a plus:', 'preferred'],
  ['Responsibilities', 'other'],
  ["What you'll do", 'other'],
  ['Job description', 'other'],
  ['About us', 'none'],
  ['What we offer', 'none'],
  ['Perks & Benefits', 'none'],
  ['How to apply', 'none'],
])('ATS-04 text under %j is %s', (heading, kind) => {
  expect(kindOf(`Intro\n\n${heading}\n- Java\n- SQL`, 'Java')).toBe(kind);
  expect(kindOf(`Intro\n\n${heading}\n- Java\n- SQL`, 'SQL')).toBe(kind);
});

test('ATS-04 a marker applies to its own fragment of a line', () => {
  const description =
    'Requirements\n- Cloud platforms (AWS preferred)\n- Java is required, Kotlin is a plus\n- Go';
  expect(kindOf(description, 'Cloud')).toBe('required');
  expect(kindOf(description, 'AWS')).toBe('preferred');
  expect(kindOf(description, 'Java')).toBe('required');
  expect(kindOf(description, 'Kotlin')).toBe('preferred');
  expect(kindOf(description, 'Go')).toBe('required');
});

test('ATS-04 an inline heading applies to its own line and the list below it', () => {
  const description =
    'Engineer\n\nSkills: Java\n\nLocation: Pune\n\nWe use Go.\nQualifications: SQL\n- Kotlin\nPython is here';
  expect(kindOf(description, 'Java')).toBe('required');
  expect(kindOf(description, 'Pune')).toBe('none');
  expect(kindOf(description, 'Go')).toBe('other');
  expect(kindOf(description, 'SQL')).toBe('required');
  expect(kindOf(description, 'Kotlin')).toBe('required');
  expect(kindOf(description, 'Python')).toBe('other');
});

test('ATS-04 headings are found in text that lost its line breaks', () => {
  const description =
    'We build phones for everybody in the whole world, and their cases too. Responsibilities Write Java.Test what others wrote. Preferred Qualifications: SQL and patience. Benefits Python courses';
  expect(kindOf(description, 'Java')).toBe('other');
  expect(kindOf(description, 'SQL')).toBe('preferred');
  expect(kindOf(description, 'Python')).toBe('none');
});

test('ATS-04 prose below a list is not part of it, unless it is about the candidate', () => {
  const description = [
    'Nice to have',
    '- Experience with Kafka',
    '- A licence to drive',
    'After a short call you meet the team for an afternoon in our studio. We answer after each step.',
    'You should also be at home in Spanish, as half of our customers are.',
    'Strong manners at the table and on the phone with strangers.',
    'Some knowledge of Portuguese would make the first weeks easier for you.',
  ].join('\n\n');
  expect(kindOf(description, 'drive')).toBe('preferred');
  expect(kindOf(description, 'studio')).toBe('other');
  expect(kindOf(description, 'after each step')).toBe('other');
  expect(kindOf(description, 'Spanish')).toBe('preferred');
  expect(kindOf(description, 'manners')).toBe('preferred');
  expect(kindOf(description, 'Portuguese')).toBe('preferred');
  expect(
    kindOf(`Benefits\n- Lunch\nOur kitchen cooks for all of us every single day.`, 'kitchen'),
  ).toBe('none');
});

test('ATS-04 a sentence wrapped over two lines is rejoined', () => {
  const description =
    'You will design and build high-throughput services for machine\nlearning and more';
  expect(splitDescription(description)).toEqual([
    { text: description.replace('\n', ' '), kind: 'other' },
  ]);
});

test('ATS-04 a requirement counts even under a heading about the company', () => {
  const description = 'About us\nWe love Java.\nExperience with SQL is required.';
  expect(kindOf(description, 'Java')).toBe('none');
  expect(kindOf(description, 'SQL')).toBe('required');
});

test.each(['', ' \n\t', '\u0000', ':', '- \n- '])(
  'ATS-04 there is nothing in %j',
  (description) => {
    expect(splitDescription(description).filter(({ text }) => /\p{L}/u.test(text))).toEqual([]);
  },
);

test.each([
  ['About Acme Ltd:', 'none'],
  ['About Acme & Sons', 'none'],
  ['About This Job', 'other'],
  ['About ten people', 'other'],
])('ATS-04 text below %j is %s', (heading, kind) => {
  expect(kindOf(`${heading}\nOur people love Java`, 'Java')).toBe(kind);
});
