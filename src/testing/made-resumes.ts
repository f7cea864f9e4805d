import fc from 'fast-check';
import { present, type Resume, resumeSections } from '#domain/resume/resume.ts';

/** A student's resume with something in every section. */
export const exampleResume: Resume = {
  basics: {
    firstName: 'Asha',
    lastName: 'Rao',
    title: 'Frontend developer',
    email: 'asha.rao@example.com',
    phone: '+91 98765 43210',
    location: 'Pune, India',
    website: 'asharao.dev',
    summary:
      'Final-year computer engineering student who builds fast, accessible web interfaces. Two internships in product teams, maintainer of a small open-source date picker, and the person whom classmates ask about CSS.',
  },
  links: [
    { id: 'l1', label: 'GitHub', url: 'https://github.com/asharao' },
    { id: 'l2', label: 'LinkedIn', url: 'https://www.linkedin.com/in/asharao' },
  ],
  experience: [
    {
      id: 'e1',
      company: 'Meridian Health',
      position: 'Frontend engineering intern',
      location: 'Bengaluru, India',
      start: '2026-01',
      end: present,
      description:
        'Rebuilt the appointment calendar in React and TypeScript; its first view now takes 0.9 s instead of 3.4 s\nWrote the keyboard and screen-reader behaviour of eleven form controls, now used by four teams\nFound and fixed a time-zone error that had moved 1,200 appointments by one day',
    },
    {
      id: 'e2',
      company: 'Kadam Logistics',
      position: 'Web developer intern',
      location: 'Pune, India',
      start: '2025-05',
      end: '2025-07',
      description:
        'Built a tracking page for 40,000 parcels a day with Node.js and PostgreSQL\nCut support calls about late parcels by 18 % with plain delivery estimates',
    },
  ],
  education: [
    {
      id: 'd1',
      institution: 'College of Engineering Pune',
      degree: 'B.Tech',
      field: 'Computer Engineering',
      location: 'Pune, India',
      start: '2023-08',
      end: '2027-05',
      grade: '8.9 CGPA',
      description: 'Teaching assistant for Data Structures, 2025–2026',
    },
    {
      id: 'd2',
      institution: 'Fergusson College',
      degree: 'Class XII',
      field: '',
      location: 'Pune, India',
      start: '2021',
      end: '2023',
      grade: '94.2 %',
      description: '',
    },
  ],
  projects: [
    {
      id: 'p1',
      name: 'Quiet Calendar',
      role: 'Author',
      url: 'https://github.com/asharao/quiet-calendar',
      start: '2025-09',
      end: present,
      description:
        'A date picker of 4 KB that works without a mouse; 600 stars, 9 contributors\nTested with three screen readers in two languages',
    },
    {
      id: 'p2',
      name: 'Bus or Walk',
      role: '',
      url: '',
      start: '2024-11',
      end: '2025-02',
      description:
        'Says whether walking is faster than waiting, from the open timetables of Pune’s buses; 2,300 users in its first month',
    },
  ],
  skills: [
    { name: 'TypeScript', level: 5, group: 'Programming' },
    { name: 'C++', level: 3, group: 'Programming' },
    { name: 'Python', level: 3, group: 'Programming' },
    { name: 'SQL', level: 4, group: 'Programming' },
    { name: 'React', level: 5, group: 'Web' },
    { name: 'Node.js', level: 4, group: 'Web' },
    { name: 'Accessibility', level: 4, group: 'Web' },
    { name: 'CSS', level: 5, group: 'Web' },
    { name: 'PostgreSQL', level: 3, group: 'Tools' },
    { name: 'Git', level: 4, group: 'Tools' },
    { name: 'Playwright', level: 3, group: 'Tools' },
  ],
  languages: [
    { name: 'English', fluency: 'Fluent' },
    { name: 'Marathi', fluency: 'Native' },
    { name: 'Hindi', fluency: 'Native' },
  ],
  certifications: [
    'AWS Certified Cloud Practitioner, 2025',
    'Certified Professional in Web Accessibility, 2026',
  ],
  achievements: [
    'First place of 214 teams, Smart India Hackathon 2025',
    'Speaker at ReactFoo Pune: “Forms that forgive”',
  ],
  custom: [
    {
      id: 'c1',
      title: 'Volunteering',
      entries: [
        {
          id: 'c1a',
          title: 'Mentor',
          subtitle: 'Code Club Pune',
          start: '2024',
          end: present,
          description: 'Teaches Scratch and Python to twenty children on Saturdays',
        },
      ],
    },
  ],
  order: ['summary', 'experience', 'projects', 'education', 'skills', 'c1'],
};

export const shortResume: Resume = {
  ...exampleResume,
  basics: { ...exampleResume.basics, summary: '', website: '' },
  links: [],
  experience: [],
  projects: exampleResume.projects.slice(1),
  skills: exampleResume.skills.slice(4, 9).map((skill) => ({ ...skill, group: '' })),
  certifications: [],
  achievements: [],
  custom: [],
};

/** The example with its experience and projects repeated; two times make about two pages. */
export function longResume(times: number): Resume {
  const again = <T extends { id: string }>(items: T[]) =>
    Array.from({ length: times }, (_, round) =>
      items.map((item) => ({ ...item, id: `${item.id}-${round}` })),
    ).flat();
  return {
    ...exampleResume,
    experience: again(exampleResume.experience),
    projects: again(exampleResume.projects),
  };
}

const words = [
  'Zażółć gęślą jaźń',
  'Nguyễn Thị Hường',
  'Разработчик интерфейсов',
  'आशा राव, पुणे विद्यापीठ',
  'office fi ff ffi affluent',
  'C++ and C#',
  '2019–2023',
  '+91 98765 43210',
  'İstanbul ışık',
  'a <b> & "c" \\ #d $e$ `f` *g* _h_ [i](j)',
];
const text = fc.oneof(
  fc.constant(''),
  fc.constantFrom(...words),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);
const lines = fc.array(text, { maxLength: 4 }).map((each) => each.join('\n'));
const month = fc.oneof(
  fc.constant(''),
  fc.integer({ min: 1950, max: 2040 }).map(String),
  fc
    .tuple(fc.integer({ min: 1950, max: 2040 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`),
);
const span = { start: month, end: fc.oneof(month, fc.constant(present)) };
const url = fc.oneof(
  fc.constant(''),
  fc.webUrl(),
  fc.constantFrom('asha.dev', 'javascript:alert(1)'),
  text,
);

function several<T extends object>(prefix: string, fields: { [K in keyof T]: fc.Arbitrary<T[K]> }) {
  return fc
    .array(fc.record(fields), { maxLength: 4 })
    .map((items) => items.map((item, at) => ({ id: `${prefix}${at}`, ...item })));
}

/** Any resume: every part with any content, or none. */
export const anyResume: fc.Arbitrary<Resume> = fc
  .record({
    basics: fc.record({
      firstName: text,
      lastName: text,
      title: text,
      email: fc.oneof(fc.emailAddress(), text),
      phone: text,
      location: text,
      website: url,
      summary: lines,
    }),
    links: several('l', { label: text, url }),
    experience: several('e', {
      company: text,
      position: text,
      location: text,
      ...span,
      description: lines,
    }),
    education: several('d', {
      institution: text,
      degree: text,
      field: text,
      location: text,
      ...span,
      grade: text,
      description: lines,
    }),
    projects: several('p', { name: text, role: text, url, ...span, description: lines }),
    skills: fc.array(
      fc.record({ name: text, level: fc.integer({ min: 0, max: 5 }), group: text }),
      { maxLength: 8 },
    ),
    languages: fc.array(fc.record({ name: text, fluency: text }), { maxLength: 3 }),
    certifications: fc.array(text, { maxLength: 3 }),
    achievements: fc.array(text, { maxLength: 3 }),
    custom: several('c', {
      title: text,
      entries: several('x', { title: text, subtitle: text, ...span, description: lines }),
    }),
  })
  .chain((parts) =>
    fc
      .shuffledSubarray([...resumeSections, ...parts.custom.map(({ id }) => id)])
      .map((order) => ({ ...parts, order })),
  );
