import { expect, test } from 'vitest';
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
  ['Softwareentwickler', ['Software-Entwicklerin']],
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
