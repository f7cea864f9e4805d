import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { boilerplateIn } from './boilerplate.ts';
import { commonWordsText } from './common-words-text.ts';
import { commonWords } from './common-words.ts';
import { isCurated } from './curated-keys.ts';
import { fieldsOfTitles } from './fields-of-titles.ts';
import { productsAndFields } from './products-and-fields.ts';
import { programmingLanguages } from './programming-languages.ts';
import { taxonomyText } from './taxonomy-text.ts';
import { titleWordsText } from './title-words-text.ts';

test('ATS-04 the skill taxonomy is what its tool makes of the sources', async ({ annotate }) => {
  if (!existsSync('../shared/data/taxonomies')) return annotate('skipped: no taxonomies');
  expect(readFileSync('src/domain/skill/taxonomy/taxonomy-skills.ts', 'utf8')).toBe(
    taxonomyText('../shared/data'),
  );
  expect(readFileSync('src/domain/skill/taxonomy/common-words.ts', 'utf8')).toBe(commonWordsText());
  expect(readFileSync('src/domain/skill/taxonomy/title-words.ts', 'utf8')).toBe(
    titleWordsText('../shared/data'),
  );
});

const namesOf = (titles: string[]) =>
  fieldsOfTitles(titles).map(({ name, wary }) => `${wary === null ? '' : '?'}${name}`);

test('ATS-04 what titles of different people share is a field of work', () => {
  const titles = ['Wound Care Nurse', 'Wound Care Specialist', 'Wound Care Educator', 'Nurse'];
  expect(namesOf(titles)).toContain('Wound care');
  expect(namesOf(titles.slice(0, 2))).not.toContain('Wound care');
});

test('ATS-04 a part of a longer name is no field of work', () => {
  const people = ['Agent', 'Specialist', 'Manager', 'Clerk'];
  const names = namesOf([...people.map((each) => `Commercial Real Estate ${each}`), ...people]);
  expect(names).toContain('?Commercial real estate');
  expect(names).not.toContain('?Commercial real');
});

test('ATS-04 what the people of a field do is a skill', () => {
  const titles = ['Night Auditor', 'Night Nurse', 'Night Clerk', 'Night Manager', 'Nurse', 'Clerk'];
  expect(namesOf([...titles, 'Auditor', 'Manager'])).toContain('Night audit');
  expect(namesOf(['Phlebotomist', 'Bookkeeper'])).toEqual(['Bookkeeping', 'Phlebotomy']);
});

test('ATS-04 names that are also words need their context', () => {
  const source = (displayName: string, shortDescription = 'A tool.') => ({
    aliases: [],
    sources: [{ sourceName: 'Stackshare Skills', displayName, shortDescription }],
  });
  const { products } = productsAndFields(
    JSON.stringify([source('Yarn'), source('RabbitMQ'), source('Charting Libraries', '')]),
  );
  expect(products).toEqual([
    { name: 'Yarn', spellings: [], wary: 'name' },
    { name: 'RabbitMQ', spellings: [], wary: null },
  ]);
  const languages = programmingLanguages(
    'Slash:\n  type: programming\n  aliases:\n  - sl\nCSV:\n  type: data\nF Sharp 2:\n  type: programming\n  aliases:\n  - f-sharp\n',
  );
  expect(languages).toEqual([
    { name: 'Slash', spellings: [], wary: 'name' },
    { name: 'F Sharp 2', spellings: ['f-sharp'], wary: null },
  ]);
});

test('ATS-04 what all postings say, and what the lists know, is left out', () => {
  const isBoilerplate = boilerplateIn([
    { description: 'We are an equal opportunity employer.' },
    { description: 'Equal opportunity for all.' },
    { description: 'Wound care on a ward.' },
  ]);
  expect(['Equal opportunity', 'Ward', 'Escrow'].map(isBoilerplate)).toEqual([true, true, false]);
  expect(['Java consulting', 'React', 'Wound rinsing'].map(isCurated)).toEqual([true, true, false]);
});

test('ATS-04 words that many postings share are common, unless experts mark them', () => {
  const sentences = Array.from({ length: 9 }, (_, idx) => ({
    idx,
    source: 'tech',
    tokens: ['Exciting', 'python', idx === 0 ? 'sepsis' : 'and'],
    tags_knowledge: ['O', 'B', 'O'],
  }));
  expect(commonWords(sentences)).toEqual(['exciting']);
});
