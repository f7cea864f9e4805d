import type { DocumentText, TextRun } from '#domain/resume-reading/document-text.ts';
import { findLoosePhones } from '#domain/resume-reading/find-contact.ts';
import { findTraits } from '#domain/resume-reading/find-traits.ts';
import { readResume, type ResumeExtraction } from '#domain/resume-reading/read-resume.ts';

const [size, step] = [10, 13];

/** Lays out text as a document, one run per line, split into pages. */
export function documentFromText(text: string, kind: DocumentText['kind'] = 'text'): DocumentText {
  const runs = text.split('\n').map((line, at): TextRun => ({
    text: line,
    page: 0,
    x: 40,
    y: 60 + at * step,
    width: line.length * 5,
    height: size,
    fontSize: size,
    font: '',
    isBold: false,
    isItalic: false,
    isHidden: false,
    url: null,
  }));
  const document: DocumentText = {
    kind,
    pages: [{ width: 1000, height: 200 + runs.length * step }],
    runs: runs.filter((run) => run.text.trim() !== ''),
    traits: [],
    language: '',
    title: '',
  };
  return { ...document, traits: findTraits(document) };
}

export const extractResume = (document: DocumentText): ResumeExtraction =>
  readResume(document, { findPhones: findLoosePhones });

/** A resume that earns every point of the formula. */
export const fullResume = `Asha Rao
Pune, India
asha.rao@example.com | +91 98765 43210 | linkedin.com/in/asharao

Summary
Frontend developer with two internships, best at fast and accessible web pages.

Objective
A first full-time job in a product team that cares for its users.

Skills
TypeScript, React, PostgreSQL, Playwright, Accessibility, Git

Experience
Frontend Intern | Meridian Health | Bengaluru, India | Jan 2024 - Jun 2024
- Rebuilt the appointment calendar in React; it opens in 0.9 s instead of 3.4 s
- Wrote the keyboard behaviour of 11 form controls that four teams use
Web Developer Intern | Kadam Logistics | Pune, India | May 2023 - Jul 2023
- Designed a tracking page for 40,000 parcels a day with PostgreSQL
- Cut support calls by 18% with plain delivery estimates

Projects
Quiet Calendar | Sep 2023 - Dec 2023
- Published a date picker in TypeScript with 600 stars
- Tested it with three screen readers and Playwright

Education
B.Tech in Computer Engineering | College of Engineering Pune | 2020 - 2024`;
