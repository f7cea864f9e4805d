import { expect, test } from 'vitest';
import { toJsonResume } from '#domain/resume/to-json-resume.ts';
import { pdfWith, write } from './damaged-files.fixture.ts';
import { readFile } from './read-file.ts';

const lines = [
  'Meera Iyer',
  'meera.iyer@example.com',
  'Experience',
  'Store Manager | Reliance Retail | Jan 2020 - Present',
  'Ran a store of 2015 people with JavaScript tills',
  'Skills',
  'Excel, Negotiation',
];

const fileWith = (attached?: object) =>
  pdfWith((pdf) => {
    for (const [at, line] of lines.entries())
      write(pdf, 60, 60 + at * 20, line, at === 0 ? 20 : 10);
    if (attached) pdf.file(Buffer.from(JSON.stringify(attached)), { name: 'resume.json' });
  });

test('RES-04 an attached resume counts only as far as the pages show it', async () => {
  const { reading } = await readFile(await fileWith());
  const resume = reading?.resume;
  if (!resume) throw new Error('not read');
  const [skill] = resume.skills;
  if (!skill) throw new Error('no skill');
  const rated = { ...resume, skills: resume.skills.map((each) => ({ ...each, level: 4 })) };
  const same = await readFile(await fileWith(toJsonResume(rated)));
  expect(same.reading?.resume.skills.map(({ level }) => level)).toEqual([4, 4]);
  const more = { ...rated, skills: [...rated.skills, { ...skill, name: 'Kubernetes' }] };
  const lying = await readFile(await fileWith(toJsonResume(more)));
  expect(lying.reading?.resume).toEqual(resume);
  // A part of a shown word is not shown, and a year of another line is none of this job.
  const part = { ...rated, skills: [...rated.skills, { ...skill, name: 'Java' }] };
  expect((await readFile(await fileWith(toJsonResume(part)))).reading?.resume).toEqual(resume);
  const [job] = rated.experience;
  if (!job) throw new Error('no job');
  const longer = { ...rated, experience: [{ ...job, start: '2015-01', end: '2020-01' }] };
  expect((await readFile(await fileWith(toJsonResume(longer)))).reading?.resume).toEqual(resume);
  const less = { ...rated, experience: [] };
  const stale = await readFile(await fileWith(toJsonResume(less)));
  expect(stale.reading?.resume).toEqual(resume);
});
