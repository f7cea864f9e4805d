import { expect, test } from 'vitest';
import { emptyResume } from '#domain/resume/empty-resume.ts';
import type { Resume } from '#domain/resume/resume.ts';
import type { DocumentText, TextRun } from './document-text.ts';
import { parsedOfResume } from './parsed-of.ts';

const step = 20;
const perPage = 12;

/** Twelve consecutive lines per page; text after a '|' is right-aligned on its line. */
function documentOf(lines: readonly string[]): DocumentText {
  const runOf = (text: string, x: number, at: number): TextRun => ({
    text,
    page: Math.floor(at / perPage),
    x,
    y: (at % perPage) * step,
    width: text.length * 5,
    height: 10,
    fontSize: 10,
    font: 'Sans',
    isBold: false,
    isItalic: false,
    isHidden: false,
    url: null,
  });
  const runs = lines.flatMap((line, at) =>
    line.split('|').map((text, part) => runOf(text, part === 0 ? 50 : 450, at)),
  );
  const pages = Array.from({ length: Math.ceil(lines.length / perPage) }, () => ({
    width: 595,
    height: 842,
  }));
  return { kind: 'pdf', pages, runs, traits: [], language: 'en', title: '' };
}

/** The index of the line where each of these fields is located. */
function linesOf(resume: Resume, lines: readonly string[]): Record<string, number | null> {
  const { fields } = parsedOfResume(resume, documentOf(lines));
  return Object.fromEntries(
    fields.map(({ path, place }) => [
      path,
      place && place.page * perPage + Math.round(place.box.y / step),
    ]),
  );
}

const job = (position: string, start: string, end: string, description: string) => ({
  id: start,
  company: 'Kadam Logistics',
  position,
  location: 'Pune, India',
  start,
  end,
  description,
});

const nothing: Resume = { ...emptyResume(() => 'id'), experience: [], education: [] };
const resume: Resume = {
  ...nothing,
  basics: {
    ...nothing.basics,
    firstName: 'Asha',
    lastName: 'Rao',
    title: 'Developer',
    location: 'Pune, India',
    summary: 'Three years at Kadam Logistics with Java',
  },
  experience: [
    job('Developer', '2024-01', 'present', 'Leads a team of four'),
    job('Developer', '2022-06', '2024-01', 'Built a tracking page in JavaScript'),
  ],
  education: [
    {
      id: 'd1',
      institution: 'Fergusson College',
      degree: 'B.Sc.',
      field: '',
      location: 'Pune, India',
      start: '2019',
      end: '2022',
      grade: '',
      description: '',
    },
  ],
  skills: ['JavaScript', 'Java', 'React'].map((name) => ({ name, level: 0, group: '' })),
};

const top = ['Asha Rao', 'Developer', 'Pune, India'];
const summary = ['Summary', 'Three years at Kadam Logistics with Java'];
const first = [
  'Developer|Jan 2024 – Present',
  'Kadam Logistics|Pune, India',
  '• Leads a team of four',
];
const second = [
  'Developer|Jun 2022 – Jan 2024',
  'Kadam Logistics|Pune, India',
  '• Built a tracking page in JavaScript',
];
const experience = ['Experience', ...first, ...second];
const education = ['Education', 'B.Sc.|2019 – 2022', 'Fergusson College|Pune, India'];
const skills = ['Skills', 'JavaScript, Java, React'];

test.for([
  ['as they are entered', [...top, ...summary, ...experience, ...education, ...skills]],
  ['with the schools first', [...top, ...summary, ...education, ...experience, ...skills]],
  ['with the skills first', [...top, ...skills, ...education, ...experience, ...summary]],
] as const)('ATS-06 each text of a written resume is located in its own entry, %s', ([, lines]) => {
  const found = linesOf(resume, lines);
  const at = (line: string, n = 0) =>
    lines.flatMap((each, number) => (each === line ? [number] : []))[n];
  const [work, school, known] = [at('Experience') ?? 0, at('Education') ?? 0, at('Skills') ?? 0];
  expect(found).toEqual({
    'basics.firstName': 0,
    'basics.lastName': 0,
    'basics.title': 1,
    'basics.location': 2,
    'basics.summary': (at('Summary') ?? 0) + 1,
    'experience.0.position': work + 1,
    'experience.0.start': work + 1,
    'experience.0.end': work + 1,
    'experience.0.company': work + 2,
    'experience.0.location': work + 2,
    'experience.0.description': work + 3,
    'experience.1.position': work + 4,
    'experience.1.start': work + 4,
    'experience.1.end': work + 4,
    'experience.1.company': work + 5,
    'experience.1.location': work + 5,
    'experience.1.description': work + 6,
    'education.0.degree': school + 1,
    'education.0.start': school + 1,
    'education.0.end': school + 1,
    'education.0.institution': school + 2,
    'education.0.location': school + 2,
    'skills.0': known + 1,
    'skills.1': known + 1,
    'skills.2': known + 1,
  });
});

test('ATS-06 identical entries are each located at their own position', () => {
  const twice = job('Developer', '2024-01', 'present', '');
  const lines = [...top, 'Experience', ...first.slice(0, 2), ...first.slice(0, 2)];
  const found = linesOf({ ...nothing, experience: [twice, twice] }, lines);
  expect([found['experience.0.company'], found['experience.1.company']]).toEqual([5, 7]);
});

test('ATS-06 a skill is located only as a whole word', () => {
  const { fields } = parsedOfResume(resume, documentOf(skills));
  const starts = ['skills.0', 'skills.1'].map(
    (path) => fields.find((field) => field.path === path)?.place?.box.x,
  );
  expect(starts[0]).toBe(50);
  expect(starts[1]).toBeGreaterThan(100);
});
