import { describe, expect, test } from 'vitest';
import { fullResume, documentFromText, extractResume } from './document-from-text.fixture.ts';
import { matchDescription } from './match-description.ts';
import { judgeResume } from './score-resume.ts';

const today = '2026-11-22';

function match(description: string, resume: string) {
  const document = documentFromText(resume);
  const reading = judgeResume(document, extractResume(document)).counted;
  return matchDescription({ description, reading, profileSkills: [], today });
}

const posting = `Staff Nurse, ICU
St Hilda Hospital has cared for the town for less than ten years and is liked by its last visitors.

Requirements
- Bachelor's degree in Nursing
- At least 3 years of experience in critical care
- Patient care, basic life support and electronic health records
- Electronic medical records and first aid for patients with sepsis

Nice to have
- ACLS and mentoring of junior nurses`;

/** A person of this occupation in the form of the full resume. */
const person = (title: string, field: string, skills: string, points: readonly string[]) =>
  `Asha Rao
Pune, India
asha.rao@example.com | +91 98765 43210

Experience
${title} | Meridian | Pune, India | Jan 2019 - Jun 2026
${points.map((point) => `- ${point}`).join('\n')}

Skills
${skills}

Education
Bachelor of Science in ${field} | Fergusson College | 2015 - 2018`;

const nurse = person('Registered Nurse', 'Nursing', 'ACLS, Teamwork', [
  'Gave critical care and basic life support to 12 patients a day',
  'Kept electronic health records of patient care for two wards',
  'Taught first aid to families of patients with sepsis',
]);
const developer = person('Web Developer', 'Computer Science', 'React, TypeScript, SQL', [
  'Built a booking page in React for 40,000 visitors',
  'Moved the database to PostgreSQL and cut costs by 18%',
]);

describe('evidence', () => {
  test('ATS-04 a degree counts by its field and years by their occupation', () => {
    expect(match(posting, developer).score).toBeLessThanOrEqual(5);
    expect(match(posting, nurse).score).toBeGreaterThan(80);
    const { matching } = match(posting, developer);
    expect(matching.map(({ text }) => text)).not.toContain("Bachelor's degree");
    const midwife = nurse.replace('Science in Nursing', 'Science in Midwifery');
    expect(match(posting, midwife).matching.map(({ text }) => text)).toContain("Bachelor's degree");
  });

  test('ATS-04 pasting the description gains nothing, wherever it is put', () => {
    const before = match(posting, developer).score;
    for (const pasted of [
      `${developer}\n\n${posting}`,
      `${developer}\n\nInterests\n${posting}`,
      developer.replace('Experience\n', `Summary\n${posting}\n\nExperience\n`),
      developer.replace('\n\nSkills', `\n${posting}\n\nSkills`),
    ])
      expect(match(posting, pasted).score - before).toBeLessThanOrEqual(2);
  });

  test('ATS-04 a skill that is only listed counts less than one that was used', () => {
    const listed = developer.replace('SQL\n', 'SQL, ACLS, First aid, Patient care\n');
    const used = developer.replace('- Built', '- Gave first aid and patient care, ACLS\n- Built');
    expect(match(posting, listed).score).toBeGreaterThan(match(posting, developer).score);
    expect(match(posting, used).score).toBeGreaterThan(match(posting, listed).score);
  });

  test('ATS-04 a manager who shares words does not outrank the specialist', () => {
    const frontend = `Frontend Developer\n\nRequirements\n- 3+ years of experience with React\n- TypeScript, CSS and accessibility\n- Leadership and communication`;
    const cto = person(
      'Chief Technology Officer',
      'Computer Science',
      'React, Python, Leadership',
      [
        'Led 80 engineers in four countries and owned a budget of 9 million',
        'Chose React for all frontends; hired the frontend team',
      ],
    );
    const specialist = person('Frontend Engineer', 'Physics', 'CSS', [
      'Built 11 accessible form controls in React and TypeScript',
      'Cut the style sheets by 40%',
    ]);
    expect(match(frontend, specialist).score).toBeGreaterThan(match(frontend, cto).score + 15);
  });

  test('ATS-04 missing keywords hold no everyday words and nothing about the company', () => {
    const words = match(posting, developer).missing.map(({ text }) => text);
    expect(words).toEqual([
      'Staff Nurse',
      '3 years',
      'electronic health records',
      'Nurse',
      "Bachelor's degree",
      'basic life support',
      'critical care',
      'first aid',
      'Patient care',
      'ACLS',
      'mentoring',
    ]);
  });

  test('ATS-04 soft skills are told apart from hard ones', () => {
    const { missing } = match(posting, developer);
    const softOf = (isSoft: boolean) =>
      missing.filter((word) => word.isSkill && word.isSoft === isSoft).map(({ text }) => text);
    expect(softOf(true)).toEqual(['mentoring']);
    expect(softOf(false)).toContain('first aid');
  });

  test('ATS-04 the full resume still answers its own skills', () => {
    expect(match('Required: React, TypeScript and Playwright', fullResume).required).toBe(100);
  });
});
