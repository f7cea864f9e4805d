import { expect, test } from 'vitest';
import { documentFromText, extractResume } from '#domain/ats/document-from-text.fixture.ts';

/** A text as it is drawn with a font, where its longest line shows the edge. */
const jobsOf = (lines: string) => {
  const text = `Asha Rao\nasha@example.com\n\nExperience\n${lines}\n\nSkills\nJava, SQL`;
  const document = documentFromText(text);
  const runs = document.runs.map((run) => ({ ...run, font: 'Serif' }));
  return extractResume({ ...document, runs }).resume.experience.map(
    ({ position, company, location }) => [position, company, location].join(' | '),
  );
};

test('RES-05 an employer that its line was too narrow for keeps its end', () => {
  const lines =
    'Grants Manager\nAssociation of Community Land Trusts and Housing Cooperatives, Albany,\nNY\nMay 2016 to January 2020\n- Wrote 45 proposals';
  expect(jobsOf(lines)).toEqual([
    'Grants Manager | Association of Community Land Trusts and Housing Cooperatives | Albany, NY',
  ]);
});

test('RES-05 a number after a place belongs to it', () => {
  const lines =
    'Chef de chantier - Batifer, Nantes (44)\nMars 2019 à mai 2020\n- Suivi de chantiers';
  expect(jobsOf(lines)).toEqual(['Chef de chantier | Batifer | Nantes (44)']);
});
