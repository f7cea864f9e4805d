import { expect, test } from 'vitest';
import { readJsonResume } from './read-json-resume.ts';

test('RES-04 JSON Resume is imported with all of its fields', () => {
  const resume = readJsonResume(
    JSON.stringify({
      basics: {
        name: 'Asha Rao',
        label: 'Developer',
        email: 'asha@example.com',
        phone: '+91 98765 43210',
        location: { city: 'Pune', region: 'Maharashtra' },
        profiles: [{ network: 'GitHub', url: 'https://github.com/asha' }],
      },
      work: [
        {
          name: 'Acme',
          position: 'Engineer',
          startDate: '2020-01-15',
          highlights: ['Built', 'Ran'],
        },
      ],
      education: [
        {
          institution: 'COEP',
          studyType: 'B.Tech',
          area: 'Computer Science',
          endDate: '2019',
          score: '8.6',
        },
      ],
      skills: [{ name: 'Databases', keywords: ['MySQL', 'Redis'] }, { name: 'Go' }],
      awards: [{ title: 'Best paper', awarder: 'IEEE', date: '2019-05-01' }],
    }),
  );
  expect(resume?.basics).toMatchObject({
    firstName: 'Asha',
    lastName: 'Rao',
    location: 'Pune, Maharashtra',
  });
  expect(resume?.experience[0]).toMatchObject({
    company: 'Acme',
    start: '2020-01',
    end: 'present',
    description: 'Built\nRan',
  });
  expect(resume?.education[0]).toMatchObject({ institution: 'COEP', end: '2019', grade: '8.6' });
  expect(resume?.skills).toEqual([
    { name: 'MySQL', level: 0, group: 'Databases' },
    { name: 'Redis', level: 0, group: 'Databases' },
    { name: 'Go', level: 0, group: '' },
  ]);
  expect(resume?.achievements).toEqual(['Best paper, IEEE (2019-05)']);
});

test.each(['', '{', '[]', '{"a":1}', '{"basics":null}', 'null'])(
  'RES-04 %j is not JSON Resume',
  (text) => {
    expect(readJsonResume(text)).toBeNull();
  },
);

test('RES-04 fields of the wrong type are dropped', () => {
  const resume = readJsonResume(
    '{"basics":{"name":5,"profiles":7},"work":[null,3,{"name":["a"]}],"skills":{"x":1}}',
  );
  expect(resume?.experience).toHaveLength(3);
  expect(resume?.skills).toEqual([]);
});
