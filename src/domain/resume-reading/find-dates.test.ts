import { expect, test } from 'vitest';
import { findDates, isOnlyDates, isSigned, withoutDates } from './find-dates.ts';

test.each([
  ['Jan 2022 - Present', '2022-01', 'present'],
  ['January 2019 to Present', '2019-01', 'present'],
  ['Sept 2018 – May 2023', '2018-09', '2023-05'],
  ['06/2019 – 12/2020', '2019-06', '2020-12'],
  ['01/2021 – till date', '2021-01', 'present'],
  ['2019.03 — 2020.11', '2019-03', '2020-11'],
  ['2016-09 - 2020-02', '2016-09', '2020-02'],
  ['2022-2023', '2022', '2023'],
  ['2019-20', '2019', '2020'],
  ['2020-05', '', '2020-05'],
  ['Jun – Aug 2022', '2022-06', '2022-08'],
  ['Nov – Feb 2022', '2021-11', '2022-02'],
  ["Jan'21 - Mar'22", '2021-01', '2022-03'],
  ["May '98 – Jun '03", '1998-05', '2003-06'],
  ['1998 – 02', '1998', '2002'],
  ['06/19 – 08/21', '2019-06', '2021-08'],
  ['11/98 - present', '1998-11', 'present'],
  ['Scored 8/10 – 9/10', null, null],
  ['8/10 – 9/10', null, null],
  ['7/12 to 9/12', null, null],
  ['Quality improved from 7/12 to 9/12', null, null],
  ['10/10 - 9/10', null, null],
  ['5/60 to 2/60', null, null],
  ['Migrated 3/12 - 9/12 services', null, null],
  ['From 7/12 to 9/12, Acme, 06/19 – 08/21', '2019-06', '2021-08'],
  ['6/19 – 8/19', '2019-06', '2019-08'],
  ['Intern, Acme (6/19 – 8/19)', '2019-06', '2019-08'],
  ['6/15 - 4/19', '2015-06', '2019-04'],
  ['janv. 2019 – déc. 2021', '2019-01', '2021-12'],
  ['févr. 2020 – juil. 2021', '2020-02', '2021-07'],
  ['avr. 2020 – août 2021', '2020-04', '2021-08'],
  ['ene. 2019 – dic. 2021', '2019-01', '2021-12'],
  ['abr 2019 - ago 2020', '2019-04', '2020-08'],
  ['abr 19 - ago 20', '2019-04', '2020-08'],
  ['Company founded 5 years ago, 40 Employees', null, null],
  ['Started two months  ago, 40 customers', null, null],
  ['15/06/2019 - 30/09/2020', '2019-06', '2020-09'],
  ['2020-01-15 - Present', '2020-01', 'present'],
  ['2020-01-15 – 2021-06-30', '2020-01', '2021-06'],
  ['Summer 2023', '', '2023'],
  ['Since March 2020', '2020-03', 'present'],
  ['mars 2019 à aujourd’hui', '2019-03', 'present'],
  ['März 2018 bis heute', '2018-03', 'present'],
  ['enero 2017 - actualidad', '2017-01', 'present'],
  ['Stanford University, 2020', '', '2020'],
  ['2 years 10 months', null, null],
  ['marzo de 2020 - actualidad', '2020-03', 'present'],
  ['septiembre de 2016 a febrero del 2020', '2016-09', '2020-02'],
  ['fevereiro de 2021 até o momento', '2021-02', 'present'],
  ['set/2018 – out/2020', '2018-09', '2020-10'],
  ['de novembre 2018 à ce jour', '2018-11', 'present'],
  ["de février 2015 jusqu'à octobre 2018", '2015-02', '2018-10'],
  ['gennaio 2018 – oggi', '2018-01', 'present'],
  ['dal 03/2017 al 05/2019', '2017-03', '2019-05'],
  ['von 05/2018 bis zum 07/2019', '2018-05', '2019-07'],
  ['2019 – bis heute', '2019', 'present'],
  ['mei 2020 – heden', '2020-05', 'present'],
  ['januari 2016 t/m maart 2018', '2016-01', '2018-03'],
  ['kwiecień 2019 – do chwili obecnej', '2019-04', 'present'],
  ['od 05.2021 do dziś', '2021-05', 'present'],
  ['leden 2020 – dosud', '2020-01', 'present'],
  ['maj 2019 – nuvarande', '2019-05', 'present'],
  ['март 2019 – по настоящее время', '2019-03', 'present'],
  ['Apr 2019 - till date', '2019-04', 'present'],
  ['June 2020 to till date', '2020-06', 'present'],
  ['April 2020 to the present', '2020-04', 'present'],
  ['od marca 2019 do lipca 2021', '2019-03', '2021-07'],
  ['Ocak 2020 - Mart 2021', '2020-01', '2021-03'],
  ['Gestora de Marca 2019 – 2021', '2019', '2021'],
  ['Wal-Mart 2018 – 2020', '2018', '2020'],
  ['Universidad de La Paz 2019', '', '2019'],
  ['Q3 2022 – Q2 2023', '2022-07', '2023-06'],
  ['Q1/2021 – ongoing', '2021-01', 'present'],
  ['otoño de 2019', '', '2019'],
  ['A trial set 20 goals and rolled out 15', null, null],
  ['Led 2,000 people', null, null],
  ['Raised $2010', null, null],
])('ATS-01 the dates of %j', (text, start, end) => {
  const found = findDates(text);
  expect(found && { start: found.start, end: found.end }).toEqual(
    start === null ? null : { start, end },
  );
});

test.each([
  ['Senior Engineer (Jan 2020 - Present)', 'Senior Engineer'],
  ['Developer | Acme | 2019 – 2020', 'Developer | Acme'],
  ['Acme, Jan 2020 - Present (4 yrs 2 mos)', 'Acme'],
  ['January 2020 - March 2022 · 2 yrs 3 mos', ''],
  ['Acme (April 2021 - May 2022 (1 year 2 months))', 'Acme'],
])('ATS-01 %j without its dates', (text, left) => {
  expect(withoutDates(text)).toBe(left);
});

test.each([
  ['May 2022 – Aug 2022', true],
  ['2 years 10 months', true],
  ['8 months', true],
  ['(2020-Present)', true],
  ['Batch of 2020', false],
  ['TechCorp (2020-Present)', false],
])('ATS-01 %j is only a date: %j', (text, is) => {
  expect(isOnlyDates(text)).toBe(is);
});

test.each([
  ['Munich, 1 March 2026', true],
  ['Göttingen, 1. März 2026', true],
  ['Verona, 12 gennaio 2026', true],
  ['Lyon, le 03/02/2026', true],
  ['Place: Noida', true],
  ['Date: 02/02/2026', true],
  ['Data: Python, SQL, Tableau', false],
  ['Excel 2019', false],
  ['Adobe Photoshop, March 2020', false],
  ['Angular, React, 2 years', false],
])('RES-05 a line tells where and when it was signed: %s', (text, expected) => {
  expect(isSigned(text)).toBe(expected);
});
