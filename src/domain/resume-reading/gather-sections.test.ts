import { expect, test } from 'vitest';
import { documentFromText, extractResume } from '#domain/ats/document-from-text.fixture.ts';

const plain = `ALEX CHEN
alex.chen@example.com

TECHNICAL SKILLS
Languages: Java, Python
Other: REST APIs, Agile methodology, Linux

EXPERIENCE
Teaching Assistant | State University | 2022-2023
- Helped students with programming assignments in Java

ACTIVITIES
- Member, Computer Science Club
- Participant, University Hackathon
- Volunteer, Code.org Hour of Code`;

test('RES-05 a listed heading that is set like its text starts a section, not more skills', () => {
  const { resume } = extractResume(documentFromText(plain));
  expect(resume.skills.map(({ name }) => name)).toEqual([
    'Java',
    'Python',
    'REST APIs',
    'Agile methodology',
    'Linux',
  ]);
  expect(resume.custom.map(({ title }) => title)).toEqual(['ACTIVITIES']);
});
