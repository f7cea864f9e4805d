import { expect, test } from 'vitest';
import { formLanguageOf, pairMarks, queryForms, stemOf } from './word-forms.ts';

test.each([
  ['de', ['Pflegefachfrau', 'Pflegefachmann', 'Pflegefachleute']],
  ['de', ['Werkstudent', 'Werkstudentin', 'Werkstudenten', 'Werkstudentinnen']],
  ['de', ['kaufmännischer', 'kaufmännische', 'kaufmännisches']],
  ['es', ['enfermero', 'enfermera', 'enfermeros', 'enfermeras']],
  ['es', ['programador', 'programadora', 'programadores', 'programadoras']],
  ['fr', ['vendeur', 'vendeuse', 'vendeurs', 'vendeuses']],
  ['fr', ['infirmier', 'infirmière', 'infirmières']],
  ['fr', ['sportif', 'sportive', 'sportifs', 'sportives']],
  ['fr', ['commercial', 'commerciale', 'commerciaux', 'commerciales']],
] as const)('JOBS-01 UX-01 in %s, %j have one stem', (language, words) => {
  expect(new Set(words.map((word) => stemOf(word, language))).size).toBe(1);
});

test.each([
  ['de', ['Bäcker', 'Banker']],
  ['es', ['contador', 'conductor']],
  ['fr', ['vendeur', 'vente']],
] as const)('JOBS-01 UX-01 in %s, %j keep different stems', (language, words) => {
  expect(new Set(words.map((word) => stemOf(word, language))).size).toBe(words.length);
});

test.each([
  ['Verkäuferin', 'Sie beraten unsere Kunden und sind für die Kasse verantwortlich.', 'de'],
  ['Vendedora', 'Buscamos una persona con experiencia para trabajar en el centro.', 'es'],
  ['Vendeuse', 'Nous cherchons une personne pour notre boutique dans le centre.', 'fr'],
  ['Sales Assistant', 'You advise our customers and are responsible for the till.', null],
  ['Sales Assistant', 'Our des Moines office: Los Angeles, El Paso and Las Vegas next.', null],
  ['Verkäufer (m/w/d)', '', 'de'],
  ['Chef de rang H/F', '', 'fr'],
  ['Sales Assistant', '', null],
])('JOBS-01 UX-01 %j with %j is in %j', (title, description, language) => {
  expect(formLanguageOf(title, description)).toBe(language);
});

test('JOBS-01 UX-01 only words have forms, and only scripts without spaces have pairs', () => {
  expect(queryForms('C++')).toEqual([]);
  expect(queryForms('SQL')).toEqual([]);
  expect(queryForms('baker')).toHaveLength(3);
  expect(pairMarks('Java 工程师')).toEqual(['¤工程', '¤程师']);
  expect(pairMarks('प्रबंधक Baker')).toEqual([]);
});
