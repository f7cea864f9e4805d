import { expect, test } from 'vitest';
import { resumeForm } from './resume-form.ts';
import type { Resume } from './resume.ts';
import { toMarkdown } from './to-markdown.ts';
import { toPlainText } from './to-plain-text.ts';

const empty: Resume = {
  ...resumeForm,
  links: [],
  experience: [],
  education: [],
  projects: [],
  skills: [],
  languages: [],
  certifications: [],
  achievements: [],
  custom: [],
  order: [],
};
const basics = { ...empty.basics, firstName: 'Asha', lastName: 'Rao' };
const job = {
  id: 'e1',
  company: 'Meridian Health',
  position: 'Engineer',
  location: 'Pune',
  start: '2024-06',
  end: 'present',
  description: '- Built *this*\n\n• Wrote that',
};
const skills = [
  { name: 'C++', level: 3, group: '' },
  { name: 'SQL', level: 0, group: 'Data' },
];

test('RES-04 plain text has every non-empty section in the chosen order', () => {
  const text = toPlainText({ ...empty, basics, experience: [job], skills, order: ['skills'] });
  expect(text).toBe(
    'Asha Rao\n\nSkills\nC++\nData: SQL\n\nExperience\nEngineer\nMeridian Health, Pune\nJun 2024 – Present\n- Built *this*\n- Wrote that\n',
  );
});

test('RES-04 Markdown has headings, links and bullet points, and escapes user text', () => {
  const text = toMarkdown({
    ...empty,
    basics: { ...basics, website: 'asha.dev', title: '1. <b>#x</b> [a](b)' },
    experience: [job],
  });
  expect(text).toBe(
    [
      '# Asha Rao',
      String.raw`**1\. \<b\>\#x\</b\> \[a\]\(b\)**`,
      '[asha.dev](<https://asha.dev>)',
      '## Experience',
      '### Engineer',
      '**Meridian Health**, Pune · Jun 2024 – Present',
      `${String.raw`- Built \*this\*`}\n- Wrote that\n`,
    ].join('\n\n'),
  );
});

test('RES-04 labels are in the resume’s language', () => {
  const labels = {
    sections: {
      summary: 'Profil',
      experience: 'Berufserfahrung',
      education: 'Ausbildung',
      projects: 'Projekte',
      skills: 'Kenntnisse',
      certifications: 'Zertifikate',
      languages: 'Sprachen',
      achievements: 'Erfolge',
    },
    present: 'heute',
  };
  const text = toPlainText({ ...empty, experience: [job] }, { language: 'de', labels });
  expect(text).toContain('Berufserfahrung\n');
  expect(text).toContain('Juni 2024 – heute');
});

test('RES-04 exports drop control and private-use characters, and don’t link unsafe URLs', () => {
  const text = toMarkdown({
    ...empty,
    basics: {
      ...basics,
      firstName: 'A\u0000s\u202Eh\uE001a',
      title: 'o\uFB03ce \u{1D401}old',
      website: 'javascript:alert(1)',
      email: 'a@b.c?cc=x@y.z',
    },
  });
  expect(text).toContain('# Asha Rao');
  expect(text).toContain('**office Bold**');
  expect(text).not.toContain('](');
});

test('RES-04 an empty resume is an empty page', () => {
  expect(toPlainText(empty)).toBe('\n');
  expect(toMarkdown(empty)).toBe('\n');
});
