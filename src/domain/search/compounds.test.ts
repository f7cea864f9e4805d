import { expect, test } from 'vitest';
import { readQuery } from './read-query.ts';
import { formMarks, partMarks, queryForms, stemOf } from './word-forms.ts';

const finds = (query: string, title: string) =>
  [...formMarks(title, 'de'), ...partMarks(title, 'de')].some((mark) =>
    queryForms(query).includes(mark),
  );

test.each([
  [
    'Entwickler',
    ['Softwareentwickler', 'Webentwicklerin', 'Anwendungsentwickler', 'App-Entwickler'],
  ],
  ['Verkäuferin', ['Bäckereifachverkäufer', 'Autoverkäuferinnen']],
  ['Kaufmann', ['Industriekauffrau', 'Bürokaufleute']],
  ['Techniker', ['Elektrotechniker', 'Kältetechnikerin', 'Geotechniker']],
  ['Ingenieur', ['Softwareingenieur', 'Bauingenieurin', 'Chemieingenieur']],
  ['Arzt', ['Zahnarzt', 'Facharzt']],
  ['Händler', ['Kunsthändler', 'Buchhändlerin']],
  ['Leiter', ['Werkleiter', 'Vertriebsleiterin', 'Filialleiter']],
  ['Controller', ['Bildungscontroller']],
  ['Pflege', ['Pflegefachkraft', 'Altenpflege']],
  ['Kunden', ['Kundenberater']],
  [
    'Softwareentwickler',
    ['Software-Entwicklerin', 'Software Entwickler', 'Junior Software Entwickler'],
  ],
  ['Webentwicklerin', ['Web Entwickler', 'Web-Entwickler (m/w/d)']],
  ['Station', ['Intensivstation']],
])('JOBS-01 UX-01 %j finds the compounds %j', (query, titles) => {
  expect(titles.filter((title) => !finds(query, title))).toEqual([]);
});

test.each([
  ['Käufer', ['Verkäufer', 'Autoverkäufer', 'Einkäufer']],
  ['Leiter', ['Begleiter', 'Zugbegleiterin', 'Reisebegleiter']],
  ['Arbeiter', ['Sachbearbeiter', 'Mitarbeiter', 'Projektmitarbeiterin']],
  ['Mieter', ['Vermieter', 'Autovermieter']],
  ['Bildung', ['Ausbildung']],
  ['Tier', ['Portier', 'Hotelportierin', 'Plakatierer']],
  ['After', ['Botschafter', 'Wirtschafter']],
  ['Ration', ['Operation', 'Integration', 'Migrationen']],
  ['Nation', ['Koordination', 'Kombination']],
  ['Bäcker', ['Banker']],
])('JOBS-01 UX-01 %j is no part of %j', (query, titles) => {
  expect(titles.filter((title) => finds(query, title))).toEqual([]);
});

test('JOBS-01 UX-01 only German words are taken apart, and a part has a stem of four letters', () => {
  expect(partMarks('Softwareentwickler', 'fr')).toEqual([]);
  const marks = partMarks('Straßenbahnfahrer und Köchin', 'de');
  expect(marks).toContain(`¤de: ${stemOf('Fahrer', 'de')}`);
  expect(marks.filter((mark) => mark.length < '¤de: '.length + 4)).toEqual([]);
});

test.each([
  ['Web Entwickler', 'Webentwicklerin'],
  ['web entwickler', 'Web-Entwickler'],
  ['Software Entwickler Berlin', 'Softwareentwickler in Berlin'],
  ['Senior Anwendungs Entwickler', 'Senior Anwendungsentwickler'],
])('JOBS-01 UX-01 the words of %j find the compound in %j', (query, title) => {
  const marks = [...formMarks(title, 'de'), ...partMarks(title, 'de')];
  const written = title.toLowerCase();
  const missed = readQuery(query).terms.filter(
    ({ words, mark, forms }) =>
      mark === null &&
      !written.split(/\P{L}+/u).includes((words ?? '').toLowerCase()) &&
      !forms.some((form) => marks.includes(form)),
  );
  expect(missed).toEqual([]);
});

test('JOBS-01 UX-01 a quoted phrase and words too short for a compound are not joined', () => {
  const forms = (query: string) => readQuery(query).terms.flatMap((term) => term.forms);
  expect(forms('"Web Entwickler"')).toEqual([]);
  expect(forms('Web Entwickler').filter((form) => form.includes('webentwickl'))).toHaveLength(2);
  expect(forms('PR Manager').filter((form) => form.includes('prmanager'))).toEqual([]);
});
