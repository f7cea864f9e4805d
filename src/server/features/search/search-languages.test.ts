import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  const company = await world.company();
  const add = (title: string, description = '') =>
    world.posting(company, { title, description, skills: [] });
  const german = 'Wir suchen dich für unser Team, und du bist mit Neugier dabei.';
  await add('Entwicklerinnen gesucht', german);
  await add('Bäckereifachfrau', german);
  await add('Webentwicklerin', german);
  await add('Software-Architekt', german);
  await add('Daten Analystin', german);
  await add('Ingeniera de datos', 'Buscamos una persona con ganas para el equipo, y con calma.');
  await add('Développeuse', 'Nous cherchons une personne pour notre équipe dans le sud.');
  await add('高级软件工程师', '我们正在寻找一位工程师。');
  await add('Java工程师');
  await add('Personal Assistants', 'You help the whole team and its guests.');
});
afterAll(() => world?.[Symbol.asyncDispose]());

test.each([
  ['Entwickler ', ['Entwicklerinnen gesucht', 'Webentwicklerin']],
  ['Webentwickler ', ['Webentwicklerin']],
  ['Web Entwickler ', ['Webentwicklerin']],
  ['Datenanalyst ', ['Daten Analystin']],
  ['Softwarearchitektin ', ['Software-Architekt']],
  ['Verkäufer ', []],
  ['fachmann', ['Bäckereifachfrau']],
  ['bäckereifachmann', ['Bäckereifachfrau']],
  ['ingenieros ', ['Ingeniera de datos']],
  ['développeur ', ['Développeuse']],
  ['软件工程师', ['高级软件工程师']],
  ['工程师', ['Java工程师', '高级软件工程师']],
  ['Java工程师', ['Java工程师']],
  ['java', ['Java工程师']],
  ['工程 -软件', ['Java工程师']],
  ['程工', []],
  ['-entwickler ingenieros', ['Ingeniera de datos']],
  ['"软件工程师"', ['高级软件工程师']],
  ['assistant ', ['Personal Assistants']],
])('JOBS-01 UX-01 %j finds %j', async (q, expected) => {
  const { items } = await world.call().search.list({ q });
  expect(items.map(({ title }) => title).sort()).toEqual(expected);
});
