import { expect, test } from 'vitest';
import { findRequirements } from './find-requirements.ts';

const termsOf = (...lines: string[]) =>
  findRequirements(lines.join('\n'))
    .filter(({ type }) => type === 'word')
    .map(({ text }) => text);

test.each([
  ['- You have taste, and naming things is a joy to you'],
  ['- Taste in writing and an eye for naming'],
  ['- Someone with a warm voice, patience and a steady hand'],
  ['- Willing to travel between towns in any weather'],
  ['- The desire to grow, and a laugh that fills rooms'],
  ['- SQL, curiosity and a love of puzzles'],
])('ATS-04 everyday words of a requirement are no keywords: %s', (line) => {
  expect(termsOf('Requirements', line)).toEqual([]);
});

test.each([
  ['- Experience with server components', ['server components']],
  [
    '- Knowledge of keyboard navigation and statistical packages',
    ['keyboard navigation', 'statistical packages'],
  ],
  ['- Familiarity with HDInsight and Kusto', ['HDInsight', 'Kusto']],
  ['- SQL, ADFS, Python', ['ADFS']],
  ['- Python, data manipulation, SQL', ['data manipulation']],
  ['- Understanding of component governance in large plants', ['component governance']],
  ['- You run incident detection for two sites', ['incident detection']],
])('ATS-04 terms of the field that the dictionary lacks are keywords: %s', (line, terms) => {
  expect(termsOf('Requirements', line).toSorted()).toEqual(terms.toSorted());
});

test.each(['Nice to have: React', 'Requirements\n- Excel', 'Required: Spring'])(
  'ATS-04 a name that is also a word is a keyword where it stands alone: %j',
  (description) => {
    expect(termsOf(description)).toEqual([description.match(/\w+$/u)?.[0]]);
  },
);

test.each([
  ['two words that lost the break between them', '- Python, KotlinPassion, SQL'],
  ['two skills that lost the break between them', '- Python, dockerKubernetes, SQL'],
  ['a hashtag', '- Python and SQL, #ZJobs3 and #QXRoles'],
  ['a label', '- Perl, Zorblich: Java\n- For the Zorblich of it'],
  ['a word that is not written like the skill', 'Basic'],
])('ATS-04 %s is no keyword', (_, line) => {
  expect(termsOf('Requirements', line)).toEqual([]);
});

test.each([
  ['- Leverage governance, SQL, Python', []],
  ['- Experience with deploying and running server components', ['server components']],
  ['- Test infrastructure, SQL, Python', ['Test infrastructure']],
])('ATS-04 a verb is no part of a term: %s', (line, terms) => {
  expect(termsOf('Requirements', line)).toEqual(terms);
});

test('ATS-04 every capital letter of a shouted line says nothing', () => {
  expect(termsOf('Requirements', '- EXPERIENCE WITH FULL TEAMS AND TECHNOLOGY STACKS')).toEqual([]);
});

test.each([
  [
    'German',
    'Erfahrung mit Lastprognosen und Netzleittechnik, Spaß an neuen Aufgaben',
    ['Lastprognosen', 'Netzleittechnik'],
  ],
  ['Spanish', 'Experiencia en auditoría y buen gusto por el detalle', ['auditoría']],
  ['French', 'Bonne maîtrise de la dialyse, sens de l’écoute et goût du travail', ['dialyse']],
])('ATS-04 in %s, only what experience is asked of is a keyword', (_, line, terms) => {
  expect(termsOf('Profil', `- ${line}`).toSorted()).toEqual(terms.toSorted());
});
