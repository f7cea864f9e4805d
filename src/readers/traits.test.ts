import { expect, test } from 'vitest';
import type { DocumentText } from '#domain/resume-reading/document-text.ts';
import { findTraits } from '#domain/resume-reading/find-traits.ts';
import { textProblemOf } from '#domain/resume-reading/problem-of.ts';
import { damagedFiles } from './damaged-files.fixture.ts';
import { readFile } from './read-file.ts';
import { readText } from './read-text.ts';

test.each(damagedFiles.map(({ name, trait, make }) => [name, trait, make] as const))(
  'ATS-02 %s: the only reported flaw is %j',
  async (_, trait, make) => {
    const { document } = await readFile(await make());
    const told = document?.traits
      .map((each) => each.trait)
      .filter((each) => each !== 'images' || trait === 'images');
    expect(told).toEqual(trait === null ? [] : [trait]);
  },
);

const resume = `Meera Iyer
meera@example.com
Experience
Store Manager at Reliance Retail, Jan 2020 - Present
Ran a store of forty people and raised its sales by a fifth within the first year of the opening
Trained eleven people who lead stores of their own today, and wrote the guide that every new store opens with
Education
Bachelor of Commerce, University of Pune, 2019`;
const shifted = resume.replaceAll(/[a-z]/gu, (letter) =>
  'zqxwvjkbfdghtcnmplrsytwxvz'.charAt(letter.charCodeAt(0) - 97),
);

test.each([
  ['plain words', resume, [], null],
  ['icons', resume.replace('meera@', '\uE0BE meera@'), ['iconGlyphs'], null],
  ['bullets of a symbol font', resume.replace('Ran', '\uF0B7 Ran'), [], null],
  [
    'letters without a meaning',
    resume.replaceAll(/[aeiou]/gu, '\uFFFD'),
    ['brokenTextLayer'],
    'brokenTextLayer',
  ],
  [
    'numbers of glyphs',
    resume.replaceAll(/[a-f]/gu, '(cid:12)'),
    ['brokenTextLayer'],
    'brokenTextLayer',
  ],
  [
    'signs in place of letters',
    resume.replaceAll(/[aeo]/gu, (letter) => '¤¨='.charAt('aeo'.indexOf(letter))),
    ['brokenTextLayer'],
    'brokenTextLayer',
  ],
  [
    'names with signs',
    resume.replaceAll('Trained', 'C++, C#, A/B, R&D, x=y, <b>, e-mail, ~40 %, Trained'),
    [],
    null,
  ],
  [
    'runs of signs among good lines',
    `${resume}\n${'¤ ¨ = ¤¤ = ¨ ¨\n'.repeat(12)}`,
    ['brokenTextLayer'],
    'brokenTextLayer',
  ],
  [
    'lines of signs between sections',
    resume.replaceAll('\nE', '\n= = = = = =\n~~~~~~\nE'),
    [],
    null,
  ],
  ['another alphabet in disguise', shifted, ['brokenTextLayer'], 'brokenTextLayer'],
])('ATS-02 a text layer of %s', (_, text, traits, problem) => {
  const document: DocumentText = { ...readText(text), kind: 'pdf' };
  expect(findTraits(document).map(({ trait }) => trait)).toEqual(traits);
  expect(textProblemOf(document)).toBe(problem);
});
