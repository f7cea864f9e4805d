import { expect, test } from 'vitest';
import { findFlags } from './find-flags.ts';
import { labelledTexts, scoreFlags } from './labelled-texts.fixture.ts';
import { replacedText } from './replaced-text.ts';

test.each([
  ['hard', 0.9, 0.85],
  ['style', 0.8, 0.75],
] as const)(
  'CO-03 %s categories of the labelled texts are found as precisely as required',
  (kind, precision, recall) => {
    const score = scoreFlags(kind);
    expect(score.right).toBeGreaterThan(30);
    expect(score.precision).toBeGreaterThanOrEqual(precision);
    expect(score.recall).toBeGreaterThanOrEqual(recall);
  },
);

test('CO-03 every flag has its place, its words and at least one rewrite', () => {
  for (const [text] of labelledTexts)
    for (const flag of findFlags(text)) {
      expect(text.slice(flag.start, flag.end)).toBe(flag.words);
      expect(flag.rewrites.length).toBeGreaterThan(0);
    }
});

test.each([
  ['Male candidates only.', 'gender'],
  ['Age limit: 28 years.', 'age'],
  ['Candidates aged below 32.', 'age'],
  ['Aged 18 to 25 years.', 'age'],
  ['Unmarried candidates only.', 'marital'],
  ['Single applicants only.', 'marital'],
  ['Marital status: single', 'marital'],
  ['Married candidates only.', null],
  ['Marital status: married', null],
  ['No SC/ST.', 'caste'],
  ['HIV negative certificate is mandatory.', 'health'],
  ['Be a ninja.', null],
  ['We are a young team.', null],
])('CO-03 the law named for %j is %j', (text, law) => {
  expect(findFlags(text).map((flag) => flag.law)).toContain(law);
});

test.each([
  'Write to Asha Rao. She will get in touch with you.',
  'He will then contact you by phone.',
  'You are chosen in a competitive application process.',
])('CO-03 %j says nothing about who may apply', (text) => expect(findFlags(text)).toEqual([]));

test.each(['She will contact customers every day.', 'A competitive person.'])(
  'CO-03 %j describes who is sought',
  (text) => expect(findFlags(text).map(({ category }) => category)).toEqual(['gender']),
);

test.each(['Our whisky is aged 12 months.', 'Students aged 18 or over may apply.'])(
  'CO-03 %j sets no age limit',
  (text) => expect(findFlags(text)).toEqual([]),
);

test('CO-03 of overlapping words those are flagged that are unlawful', () => {
  const [flag, ...others] = findFlags('Handsome men only');
  expect([flag?.words, flag?.law, others]).toEqual(['men only', 'gender', []]);
});

test('CO-03 a rewrite begins with a capital where the flagged words do', () => {
  const rewrites = (text: string) => findFlags(text).flatMap((flag) => flag.rewrites);
  expect(rewrites('Ninja wanted').map((each) => each.charAt(0))).not.toContain('e');
  expect(rewrites('Ninja wanted').map((each) => each.toLowerCase())).toEqual(rewrites('a ninja'));
});

test.each([
  ['Native English speakers only.', 'Fluent English speakers.'],
  ['We need a Spanish native.', 'We need a fluent Spanish speaker.'],
  ['Hire people with English as mother tongue.', 'Hire people with fluent English.'],
  ['Lady accountant required in Andheri.', 'Accountant wanted in Andheri.'],
  ['We need a female receptionist.', 'We need a receptionist.'],
  ['We need two firemen.', 'We need two firefighters.'],
  ['A doorman for our hotel.', 'A door attendant for our hotel.'],
  ['An experienced manageress.', 'An experienced manager.'],
  ['He often carries boxes.', 'You often carry boxes.'],
  ['She must sign off.', 'You must sign off.'],
  ['A degree from a top-tier university.', 'A degree from an accredited university.'],
])('CO-03 the rewrite of %j keeps what the job needs: %j', (text, rewritten) => {
  const [flag, ...others] = findFlags(text);
  expect(others).toEqual([]);
  const { start, end, rewrites } = flag ?? { start: 0, end: 0, rewrites: [''] };
  expect(replacedText(text, start, end, rewrites[0] ?? '')).toBe(rewritten);
});

test.each([
  'We teach people aged 14 to 18.',
  'Our customers are 18 to 30 years old.',
  'Ernst & Young is our client.',
  'Offer HE courses. HE institutions use them.',
  'Our founder runs the lab. She answers every letter.',
  'Each customer sees his own orders.',
  'Non-native speakers of English are welcome.',
  'We care about craftsmanship.',
])('CO-03 %j is not about the person wanted', (text) => expect(findFlags(text)).toEqual([]));

test.each([
  ['Women need not apply.', 'gender'],
  ['Retired people please do not apply.', 'age'],
  ['Sikhs will not be considered.', 'caste'],
  ['People with epilepsy are not eligible.', 'disability'],
])('CO-03 turning people away is unlawful: %j', (text, law) => {
  expect(findFlags(text).map((flag) => flag.law)).toEqual([law]);
});

test('CO-03 scripts, Markdown and letters that change length are only text', () => {
  const text = '<script>guys</script> **Female** candidates only İİ ninja';
  expect(findFlags(text).map(({ words }) => words)).toEqual([
    'guys',
    'Female** candidates only',
    'ninja',
  ]);
});
