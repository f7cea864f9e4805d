import { expect, test } from 'vitest';
import { parsedOf, parsedOfResume } from '#domain/resume-reading/parsed-of.ts';
import type { ParsedResume } from '#domain/resume-reading/parsed-resume.ts';
import { exampleResume } from '#testing/made-resumes.ts';
import { layouts } from './layouts.fixture.ts';
import { readFile } from './read-file.ts';
import { readText } from './read-text.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** The text of the lines that a field's box touches. */
function under(parsed: ParsedResume, path: string): string {
  const place = parsed.fields.find((field) => field.path === path)?.place;
  if (!place) return '';
  const { y, height } = place.box;
  return (parsed.pages[place.page]?.lines ?? [])
    .filter((line) => line.y + line.height > y && line.y < y + height)
    .map(({ text }) => text)
    .join('\n');
}

test('ATS-06 each parsed field has a confidence and the position of its words', async () => {
  const parsed = parsedOf(await readFile(bytesOf(layouts.fresher)));
  expect(parsed).toMatchObject({ from: 'text', problem: null, school: { backlogs: 0 } });
  const lines: [path: string, words: string][] = [
    ['basics.firstName', 'PRIYA NAIR'],
    ['basics.email', 'priya.nair99@gmail.com'],
    ['basics.phone', '98765'],
    ['basics.summary', 'To obtain a challenging position'],
    ['education.0.institution', 'R.V. College of Engineering'],
    ['education.0.end', '2024'],
    ['experience.0.company', 'Infosys'],
    ['experience.0.start', 'Jan 2024'],
    ['experience.0.description', 'JUnit'],
    ['skills.0', 'C, C++, Java, Python'],
    ['achievements.0', 'hackathon'],
  ];
  for (const [path, words] of lines)
    expect([path, under(parsed, path)]).toEqual([path, expect.stringContaining(words)]);
  for (const { confidence, value } of parsed.fields) {
    expect(confidence).toBeGreaterThan(0);
    expect(confidence).toBeLessThanOrEqual(1);
    expect(value).not.toBe('');
  }
});

test('ATS-06 only the matching word of a line is marked', async () => {
  const parsed = parsedOf(await readFile(bytesOf(layouts.fresher)));
  const python = parsed.fields.find(({ value }) => value === 'Python');
  const line = parsed.pages[0]?.lines.find(({ text }) => text.includes('Java, Python'));
  expect(python?.place?.box.width).toBeLessThan((line?.width ?? 0) / 2);
  expect(python?.place?.box.x).toBeGreaterThan(line?.x ?? Infinity);
});

test('ATS-06 every text of a platform resume is a certain field, with positions in its file', () => {
  const document = readText(
    `${exampleResume.basics.firstName} ${exampleResume.basics.lastName}\n${exampleResume.basics.email}\n${exampleResume.experience[0]?.description}`,
  );
  const parsed = parsedOfResume(exampleResume, document);
  expect(parsed.from).toBe('written');
  const values = new Map(parsed.fields.map(({ path, value }) => [path, value]));
  expect(values.get('basics.summary')).toBe(exampleResume.basics.summary);
  expect(values.get('skills.0')).toBe(exampleResume.skills[0]?.name);
  expect(parsed.fields.every(({ confidence }) => confidence === 1)).toBe(true);
  expect(under(parsed, 'basics.email')).toContain('asha.rao@example.com');
  expect(under(parsed, 'experience.0.description').split('\n')).toHaveLength(3);
  expect(parsed.fields.find(({ path }) => path === 'experience.1.company')?.place).toBeNull();
});

test.each([
  ['an empty file', new Uint8Array(), 'empty'],
  ['another kind of file', bytesOf('MZ\u0000\u0000'), 'wrongType'],
  ['a torn PDF', bytesOf('%PDF-1.7\n'), 'corrupt'],
])('ATS-02 %s yields only its problem', async (_what, bytes, problem) => {
  expect(parsedOf(await readFile(bytes, 'resume.pdf'))).toEqual({
    from: 'unread',
    problem,
    fields: [],
    pages: [],
    school: { batch: null, backlogs: null },
  });
});
