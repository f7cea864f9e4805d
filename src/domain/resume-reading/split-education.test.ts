import { expect, test } from 'vitest';
import { splitEducation } from './split-education.ts';

test.each([
  [
    'B.Tech in Computer Science, Kaveri College of Engineering, 2022–2026',
    {
      degree: 'B.Tech',
      field: 'Computer Science',
      institution: 'Kaveri College of Engineering',
      start: '2022',
      end: '2026',
    },
  ],
  [
    'B.Tech Physics, IIT Bombay, 8.6 CGPA, 2025',
    {
      degree: 'B.Tech',
      field: 'Physics',
      institution: 'IIT Bombay',
      grade: '8.6 CGPA',
      end: '2025',
    },
  ],
  [
    'Diploma in Hotel Management\nLaxmi Institute, Pune\n2021',
    {
      degree: 'Diploma',
      field: 'Hotel Management',
      institution: 'Laxmi Institute',
      location: 'Pune',
      end: '2021',
    },
  ],
  [
    'Trade Certificate in Welding, Technical Institute',
    { degree: 'Trade Certificate', field: 'Welding', institution: 'Technical Institute' },
  ],
  [
    'Commercial Apprenticeship, Ecole de Commerce',
    { degree: 'Commercial Apprenticeship', institution: 'Ecole de Commerce' },
  ],
  [
    'Ausbildung zum Elektroniker, Berufsschule Ulm',
    { degree: 'Ausbildung', field: 'Elektroniker', institution: 'Berufsschule Ulm' },
  ],
  [
    'High School Diploma, Lincoln High School',
    { degree: 'High School Diploma', institution: 'Lincoln High School' },
  ],
  ['清华大学本科', { degree: '本科', institution: '清华大学' }],
  [
    '软件工程硕士研究生, 北京大学',
    { degree: '硕士研究生', field: '软件工程', institution: '北京大学' },
  ],
  ['BCom, Stella Maris', { degree: 'BCom', institution: 'Stella Maris' }],
  ['Computer Science at ETH Zurich', { field: 'Computer Science', institution: 'ETH Zurich' }],
  [
    'Final year B.Com student at St. Xavier’s College',
    { degree: 'Final year B.Com student', institution: 'St. Xavier’s College' },
  ],
  ...[
    'MBA, XLRI, 2022; B.Com, Delhi University, 2019',
    'B.Tech CSE, IIT Delhi, 2020-2024\nClass XII, DPS Delhi, 2018-2020',
    'B.A. English, Fergusson College and M.A. English, Pune University',
  ].map((text): [string, object] => [text, { degree: text }]),
  ['Studying at the moment', { degree: 'Studying at the moment' }],
  ['', {}],
])('RES-04 education typed as “%s” fills the fields of a resume', (text, fields) => {
  const none = {
    degree: '',
    field: '',
    institution: '',
    location: '',
    grade: '',
    start: '',
    end: '',
  };
  expect(splitEducation(text)).toEqual({ ...none, ...fields });
});

test.each(['中', '1', 'a', 'a.', '大学', '本科'])(
  'RES-05 a text of %j without spaces, however long, is split in time',
  (part) => {
    const start = performance.now();
    splitEducation(part.repeat(40_000 / part.length));
    expect(performance.now() - start).toBeLessThan(4_000);
  },
);
