import { expect, test } from 'vitest';
import { employerOf } from './employer-of.ts';
import { findRequirements } from './find-requirements.ts';

const itemsOf = (description: string) =>
  findRequirements(description)
    .filter(({ type }) => type !== 'role')
    .map(({ text }) => text);

test.each([
  ['Nurse\nCompany: Larkfield Health, Inc.\nNights', 'Larkfield Health'],
  ['About Brightloom\nWe weave.', 'Brightloom'],
  ['At Quillhaven, we brew tea.', 'Quillhaven'],
  ['Here at Quillhaven our kettles sing.', 'Quillhaven'],
  ['Sorrel & Finch is hiring two cooks.', 'Sorrel & Finch'],
  ['Pinecrest is a small design studio in Leeds.', 'Pinecrest'],
  ['Ready for a career at Blue Heron Labs?', 'Blue Heron Labs'],
  ['Why join Pinecrest?', 'Pinecrest'],
  ['You carry Pinecrest’s mission further.', 'Pinecrest'],
  ['Die Nordlicht Energie GmbH sitzt in Kiel.', 'Nordlicht Energie'],
  ['Bei Nordlicht, wir lieben Wind.', 'Nordlicht'],
  ['La Clinique des Tilleuls recrute un infirmier.', 'Clinique des Tilleuls'],
  ['En Olivares Consultores buscamos una persona.', 'Olivares Consultores'],
  ['公司：青松科技', '青松科技'],
])('ATS-04 %j is the text of %s', (description, name) => {
  expect(employerOf(description).names).toContain(name);
});

test.each([
  'About This Role',
  'Minimum 3 years with Java SE. Knowledge of SAS.',
  'Python is a must. SQL is the language of our platform.',
  'We are looking for a nurse. You will work at our clinic.',
  'The candidate is looking for a challenge.',
])('ATS-04 %j names no employer', (description) => {
  expect(employerOf(description).names).toEqual([]);
});

test.each([
  ['Backend Developer, Quillhaven', 'Requirements', '- Experience with Quillhaven and Kafka'],
  ['Backend Developer', 'Company: Quillhaven', 'Requirements', '- Kafka, Quillhaven, Redis'],
  ['Backend Developer', 'At Quillhaven, we brew.', 'Required: knowledge of QuillHaven', 'Kafka'],
])('ATS-04 the name of the company is no keyword: %s, %s', (...lines) => {
  const items = itemsOf(lines.join('\n')).map((each) => each.toLowerCase());
  expect(items).toContain('kafka');
  expect(items.join(' ')).not.toContain('quillhaven');
});

test.each([
  ['Kubernetes is the leading container platform.', 'Kubernetes'],
  ['Terraform is growing fast.', 'Terraform'],
  ['PostgreSQL’s customers are banks.', 'PostgreSQL'],
])('ATS-04 a product that a posting describes is asked for all the same: %s', (about, skill) => {
  const items = itemsOf(`${about}\nRequirements\n- You bring deep ${skill} skills`);
  expect(items.join(' ')).toContain(skill);
});

test('ATS-04 a text has at most 20 names of employers', () => {
  const many = Array.from({ length: 30 }, (_, at) => `At Firm${at}, we bake.`).join('\n');
  expect(employerOf(many).names).toEqual(Array.from({ length: 20 }, (_, at) => `Firm${at}`));
});

test('ATS-04 a company that is named like a skill asks for it only where it is asked for', () => {
  const about = 'Figma is hiring a designer. At Figma, we draw.\n';
  expect(itemsOf(`${about}Requirements\n- SQL`)).toEqual(['SQL']);
  expect(itemsOf(`${about}Requirements\n- Experience with Figma`)).toEqual(['Figma']);
  expect(itemsOf(`${about}Requirements\n- Sketch, Figma or SQL`)).toContain('Figma');
});
