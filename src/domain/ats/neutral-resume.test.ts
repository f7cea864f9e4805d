import { expect, test } from 'vitest';
import { fullResume, documentFromText, extractResume } from './document-from-text.fixture.ts';
import { neutralize } from './neutral-resume.ts';

const linesOf = (text: string) => {
  const document = documentFromText(text);
  return neutralize(document, extractResume(document)).document.runs.map((run) => run.text);
};

test('ATS-03 a name is replaced where it is the name, and nowhere inside other words', () => {
  const lines = linesOf(
    fullResume
      .replace('Asha Rao', 'Dev')
      .replace('asha.rao@', 'dev@')
      .replace('in/asharao', 'in/dev')
      .replace('Git\n', 'Git, DevOps, dev servers\n'),
  );
  expect(lines[0]).toBe('Alex Roe');
  expect(lines.join('\n')).toContain('alex.roe@example.com');
  expect(lines.join('\n')).toContain('linkedin.com/in/alexroe');
  expect(lines.join('\n')).toContain('Git, DevOps, dev servers');
  expect(lines.join('\n')).toContain('Web Developer Intern');
});

test('ATS-03 years of study are the same for everyone, years of work stay', () => {
  const lines = linesOf(
    fullResume
      .replace('2020 - 2024', '2010 - 2012')
      .replace('A first full-time job', 'Graduated in 2019. A first full-time job')
      .replace('Frontend Intern', 'Graduate Trainee'),
  ).join('\n');
  expect(lines).toContain('Ashford University | 2012 - 2016');
  expect(lines).toContain('Graduated in 2016.');
  expect(lines).toContain(
    'Graduate Trainee | Meridian Health | Bengaluru, India | Jan 2024 - Jun 2024',
  );
});

test.each(['Anna Weber', 'Xi'])('ATS-03 a title below the name %s still names a job', (name) => {
  const text = fullResume
    .replace('Asha Rao', `${name}\nUX Designer`)
    .replace('Frontend Intern', 'UX Designer');
  expect(linesOf(text).join('\n')).toContain('UX Designer | Meridian Health');
});
