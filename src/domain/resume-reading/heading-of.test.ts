import { expect, test } from 'vitest';
import { headingOf } from './heading-of.ts';

test.each([
  ['// Experience', 'experience'],
  ['/ WORK EXPERIENCE /', 'experience'],
  ['01 — Education', 'education'],
  ['02 | Skills', 'skills'],
  ['IV. Projects', 'projects'],
  ['[Languages]', 'languages'],
  ['~ Volunteering ~', 'experience'],
  ['§ Awards', 'achievements'],
  ['【工作经历】', 'experience'],
  ['■ 教育背景：', 'education'],
])('RES-05 a decorated heading is read: %s', (text, kind) => {
  expect(headingOf(text)).toBe(kind);
});

test.each([
  ['Praxiserfahrung', 'experience'],
  ['Berufliche Stationen', 'experience'],
  ['Hochschulbildung', 'education'],
  ['Schul- und Hochschulbildung', 'education'],
  ['Berufliche Fortbildung', 'certifications'],
  ['Fachliche Kompetenzen', 'skills'],
  ['Arbeitserfahrung & Praktika', 'experience'],
])('RES-05 a compound names a section by its end: %s', (text, kind) => {
  expect(headingOf(text)).toBe(kind);
});

test.each([
  ['1. Expérience professionnelle', 'experience'],
  ['Compétences et outils', 'skills'],
  ['Conocimientos informáticos', 'skills'],
  ['Logiciels maîtrisés', 'skills'],
  ['Software known', 'skills'],
  ['Experiencia de voluntariado', 'experience'],
  ['Experiência profissional e voluntariado', 'experience'],
  ['Work & Volunteer Experience', 'experience'],
  ['Histórico profissional', 'experience'],
  ['Formation universitaire', 'education'],
  ['Znajomość języków obcych', 'languages'],
  ['Referencias laborales', 'other'],
  ['Compétences clés', 'skills'],
  ['Esperienze di lavoro', 'experience'],
  ['EDUCATION & CREDENTIALS', 'education'],
])('RES-05 a heading in another language or of several words is read: %s', (text, kind) => {
  expect(headingOf(text)).toBe(kind);
});

test.each([
  '2019 Education',
  '3 years of experience',
  '& Education',
  'Experience.',
  'jane@experience',
  'Stage Manager / Work',
  'Studienrat',
])('RES-05 other lines are no headings: %s', (text) => {
  expect(headingOf(text)).toBeNull();
});
