import { describe, expect, test } from 'vitest';
import { findPronoun } from '#domain/writing/find-pronoun.ts';
import { hasNumber, hasOutcome } from '#domain/writing/has-result.ts';
import { isActive } from '#domain/writing/is-active.ts';
import { isPoint } from '#domain/writing/is-point.ts';
import { leadingVerb } from '#domain/writing/leading-verb.ts';
import { findPersonalData } from './find-personal-data.ts';
import { isKeywords, listedWords } from './word-list.ts';

const table = (rows: Record<string, string[]>) =>
  Object.entries(rows).flatMap(([kind, texts]) => texts.map((text) => [kind, text] as const));

describe('wording rules', () => {
  test.each([
    ['Built a calendar', 'build'],
    ['Designed forms', 'design'],
    ['Planning the week', 'plan'],
    ['Studies of markets', 'study'],
    ['Successfully led a team', 'lead'],
    ['– Cut costs', 'cut'],
    ['Co-founded a club', 'found'],
    ['Was promoted to lead', 'promote'],
    ['Modelled the tides', 'model'],
    ['Modeled the tides', 'model'],
    ['The calendar was built', null],
    ['Responsible for stock', null],
    ['', null],
  ])('ATS-03 %j starts with the verb %j', (point, verb) => {
    expect(leadingVerb(point)).toBe(verb);
  });

  test.each(
    table({
      I: ['I built it', 'Then I’m asked', 'What I learned', 'I’ve led teams'],
      my: ['Used my skills'],
      we: ['So we moved on'],
      none: [
        'Calculus I and II',
        'Physics I, grade A',
        'Phase I of the trial',
        'I/O and I2C drivers',
        'US market entry',
        'Built MyShop for iOS',
      ],
    }),
  )('ATS-03 the pronoun (%s) of %j', (pronoun, text) => {
    expect(findPronoun(text) ?? 'none').toBe(pronoun);
  });

  test.each(
    table({
      yes: [
        'Date of Birth : 14/08/2002',
        'DOB: 14 Aug 2002',
        'Age: 24',
        'Gender - Male',
        'Marital Status: Single',
        'Religion: Hindu',
        "Father's Name: Suresh",
        'Born on 4 May 2001',
        'Recent photograph',
        'Photo attached',
        'Female',
      ],
      no: [
        'Gender Studies, BA',
        'Religion and Philosophy',
        'Stage: final',
        'Photography',
        'Message: queue',
        'Built a photo gallery',
        'Single sign-on with SAML',
        'Average age of tickets fell to 2 days',
      ],
    }),
  )('ATS-03 personal data (%s): %j', (is, line) => {
    expect(findPersonalData(line) === null ? 'no' : 'yes').toBe(is);
  });

  test.each(
    table({
      yes: [
        'Cut calls by 18 %',
        'Led a team of five',
        'Doubled sales',
        'Served 40,000 people',
        'Saved $2M',
        'Kept half of them',
        'Served 2000 users',
      ],
      no: [
        'Migrated to Python 3.11',
        'Joined in 2021',
        'Used HTML5 and ES2020',
        'Wrote in C++17',
        '',
      ],
    }),
  )('ATS-03 a number that measures something (%s): %j', (is, point) => {
    expect(hasNumber(point) ? 'yes' : 'no').toBe(is);
  });

  test.each(
    table({
      yes: [
        'Reduced costs',
        'Orders arrive so that nobody waits',
        'Grew sales',
        'Loads in 1 s instead of 3',
        'Wrote 11 form controls that four teams use',
        'Designed a handover sheet which all wards of the region adopted',
      ],
      no: ['Wrote unit tests', 'Attended meetings', 'Used Java', 'Wrote that we use Java'],
    }),
  )('ATS-03 a result (%s): %j', (is, point) => {
    expect(hasOutcome(point) ? 'yes' : 'no').toBe(is);
  });

  test.each(
    table({
      yes: ['Ran the shop', 'Used based parts', 'Is the lead of a club'],
      no: [
        'Responsible for stock',
        'The shop was managed',
        'Worked on forms',
        'Duties include filing',
      ],
    }),
  )('ATS-03 active voice (%s): %j', (is, point) => {
    expect(isActive(point) ? 'yes' : 'no').toBe(is);
  });

  test.each(
    table({
      yes: ['Built a shop', 'Reads, walks and cooks for everybody here'],
      no: [
        'Technologies: Java, SQL',
        'Java, SQL, Git',
        'https://example.com',
        'Responsibilities:',
        'Java',
      ],
    }),
  )('ATS-03 a bullet point (%s): %j', (is, text) => {
    expect(isPoint(text) ? 'yes' : 'no').toBe(is);
  });

  test.each([
    ['Java, Python, AWS, Docker', 4],
    ['Keywords: Java | Python | AWS | Docker', 4],
    ['Java Python AWS Docker', 4],
    ['Built a shop for the town and ran it', 0],
    ['Built a shop, which sold bread, cakes and tea to everybody, and ran it for years', 0],
  ])('ATS-03 %j lists %d words', (text, count) => {
    expect(listedWords([{ text }]).length).toBe(count);
  });

  test.each([
    ['Keywords', true],
    ['ATS keywords: Java', true],
    ['Tags - Java', true],
    ['Key skills', false],
    ['Tagged parcels', false],
  ])('ATS-03 %j is labelled as keywords: %s', (text, is) => {
    expect(isKeywords(text)).toBe(is);
  });
});
