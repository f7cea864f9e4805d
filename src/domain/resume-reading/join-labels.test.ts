import { expect, test } from 'vitest';
import { documentFromText, extractResume } from '#domain/ats/document-from-text.fixture.ts';

const resumeOf = (body: string, head = 'Asha Rao') =>
  extractResume(documentFromText(`${head}\nasha@example.com\n\n${body}`)).resume;
const jobsOf = (lines: string) =>
  resumeOf(`Work Experience\n${lines}\n\nSkills\nJava, SQL`).experience.map(
    ({ position, company, location, start, end, description }) =>
      [position, company, location, start, end, description].join(' | '),
  );

test.each([
  [
    'Employer: Aquila Ltd\nDesignation: Fitter\nPeriod: June 2020 to till date\nDuties: Fits pumps\n\nEmployer: Borea Ltd\nDesignation: Trainee\nPeriod: July 2018 - May 2020',
    [
      'Fitter | Aquila Ltd |  | 2020-06 | present | Fits pumps',
      'Trainee | Borea Ltd |  | 2018-07 | 2020-05 | ',
    ],
  ],
  [
    'Zeitraum:      04/2019 bis heute\nArbeitgeber:   Aquila GmbH\nPosition:      Einkäufer\nZeitraum:      09/2014 bis 03/2019\nArbeitgeber:   Borea\nPosition:      Leiter Lager - Nord',
    [
      'Einkäufer | Aquila GmbH |  | 2019-04 | present | ',
      'Leiter Lager - Nord | Borea |  | 2014-09 | 2019-03 | ',
    ],
  ],
  [
    'Functie: Planner\nWerkgever: Aquila, Rotterdam\nPeriode: mei 2020 – heden\nFunctie: Verkoper\nWerkgever: Borea, Utrecht\nPeriode: januari 2016 – april 2020',
    [
      'Planner | Aquila | Rotterdam | 2020-05 | present | ',
      'Verkoper | Borea | Utrecht | 2016-01 | 2020-04 | ',
    ],
  ],
  [
    'Poste :\nAssistante\nEmployeur :\nAquila\nDates :\nde mars 2018 à ce jour',
    ['Assistante | Aquila |  | 2018-03 | present | '],
  ],
  [
    'Okres | Pracodawca | Stanowisko\n05.2021 – obecnie | Aquila Sp. z o.o. | Spedytor\n10.2018 – 04.2021 | Borea Polska | Kasjerka',
    [
      'Spedytor | Aquila Sp. z o.o. |  | 2021-05 | present | ',
      'Kasjerka | Borea Polska |  | 2018-10 | 2021-04 | ',
    ],
  ],
])('RES-05 labelled jobs are read by their labels: %j', (lines, expected) => {
  expect(jobsOf(lines)).toEqual(expected);
});

test('RES-05 a label within the description of a job begins no job', () => {
  const jobs = jobsOf(
    'Fitter, Aquila Ltd, May 2018 - June 2020\n• Role: tester\n• Period: two months',
  );
  expect(jobs).toHaveLength(1);
  expect(jobs[0]).toMatch(/^Fitter \| Aquila Ltd \| /u);
});

const skills = 'Skills\nJava, SQL';
test.each([
  ['Name: Asha Rao', 'Asha', 'Rao'],
  ['Nombre y apellidos: Asha Rao', 'Asha', 'Rao'],
  ['Nom : Rao\nPrénom : Asha', 'Asha', 'Rao'],
  ['Vorname: Asha\nName: Rao', 'Asha', 'Rao'],
  ['RAO, Asha', 'Asha', 'RAO'],
  ['CURRÍCULUM VÍTAE\nAsha Rao', 'Asha', 'Rao'],
])('RES-05 the name is read from a form: %j', (head, firstName, lastName) => {
  expect(resumeOf(skills, head).basics).toMatchObject({ firstName, lastName });
});
