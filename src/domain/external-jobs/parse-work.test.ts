import { expect, test } from 'vitest';
import { readCategory, readLevel, readType, parseWorkplace } from './parse-work.ts';

test.each<[unknown[], string | null]>([
  [['Hybrid', true], 'hybrid'],
  [[true, 'Onsite'], 'remote'],
  [['OnSite', false], 'onsite'],
  [[false, 'Remote, US'], 'remote'],
  [[undefined, 'Worldwide'], 'remote'],
  [['Work from home'], 'remote'],
  [['This is not remote'], 'onsite'],
  [['Kundenberater (m/w/d) im Home-Office'], 'remote'],
  [['Homeoffice möglich'], 'hybrid'],
  [['In-office'], 'onsite'],
  [[' Office '], 'onsite'],
  [['Office Manager'], null],
  [['Mitarbeiter Back Office (m/w/d)'], null],
  [['Bengaluru'], null],
  [['Remote Sensing Scientist'], null],
  [['Remote Site Medic'], null],
  [['Remote Access Engineer (Remote)'], 'remote'],
  [['Remote Marketing Manager'], 'remote'],
  [['on_site'], 'onsite'],
  [['In the office'], 'onsite'],
  [[1, {}, null], null],
])('JOBS-04 the workplace %j parses as %s', (raw, expected) => {
  expect(parseWorkplace(raw)).toBe(expected);
});

test.each<[unknown[], string | null]>([
  [['FullTime'], 'Full-time'],
  [['full_time'], 'Full-time'],
  [['PartTime'], 'Part-time'],
  [['Contract'], 'Contract'],
  [['freelance'], 'Contract'],
  [['Regular', 'Sales Intern'], 'Full-time'],
  [[null, 'Sales Intern'], 'Internship'],
  [['Internal Auditor'], null],
  [['Praktikant (m/w/d) Vertrieb'], 'Internship'],
  [['Pflichtpraktikum Marketing'], 'Internship'],
  [['Stagiaire développement web'], 'Internship'],
  [['Tirocinio in amministrazione'], 'Internship'],
  [['Becario de marketing'], 'Internship'],
  [['Estagiária de design'], 'Internship'],
  [['Stage Manager'], null],
  [['Engineer'], null],
])('JOBS-04 the type %j parses as %s', (raw, expected) => {
  expect(readType(raw)).toBe(expected);
});

test.each<[unknown[], string | null]>([
  [['0-2 Yrs'], 'Entry Level'],
  [['1-3 years'], '1-3 years'],
  [['3 to 6 yrs'], '3-5 years'],
  [['5+ years'], '5+ years'],
  [[2], '1-3 years'],
  [['Entry level'], 'Entry Level'],
  [['Sr. Engineer'], 'Senior'],
  [['Principal Engineer'], 'Lead'],
  [['Associate'], '1-3 years'],
  [[null, 'Senior Technical Recruiter'], 'Senior'],
  [['Engineer'], null],
])('JOBS-04 the level %j parses as %s', (raw, expected) => {
  expect(readLevel(raw)).toBe(expected);
});

test.each<[unknown[], string | null]>([
  [['Site Reliability Engineer'], 'DevOps'],
  [['Customer Data Scientist - Experimentation'], 'Data Science'],
  [['Product Owner — Payments'], 'Product Management'],
  [['Vault Designer'], 'Design'],
  [['Product Designer'], 'Design'],
  [['Senior Product Designer, Growth'], 'Design'],
  [['Growth Engineer'], 'Software Development'],
  [['Product Marketing Manager'], 'Marketing'],
  [['Software Engineer, Content'], 'Software Development'],
  [['Designer for Web and Mobile'], 'Design'],
  [['Head of Product'], 'Product Management'],
  [['Engineer, Data'], 'Software Development'],
  [['Analyst, Data'], 'Data Science'],
  [['Customer Success Manager'], 'Customer Support'],
  [['Mid-Market Account Executive'], 'Sales'],
  [['SEO Specialist'], 'Marketing'],
  [['Backend Engineer'], 'Software Development'],
  [['Nurse', 'Legal'], null],
  [['Manager', 'Engineering'], 'Software Development'],
])('JOBS-04 the category %j parses as %s', (raw, expected) => {
  expect(readCategory(raw)).toBe(expected);
});
