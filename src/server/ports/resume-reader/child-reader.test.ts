import { afterAll, expect, test } from 'vitest';
import { createChildReader } from './child-reader.ts';
import { hostileFiles } from './hostile-files.fixture.ts';
import { plainPdf, someResume } from './made-files.fixture.ts';

const reader = createChildReader();
afterAll(() => reader.close());

test.each(Object.entries(hostileFiles))(
  'SEC-41 %s ends with a plain answer',
  async (name, { make, may }) => {
    const { problem, reading } = await reader.read(make(), `${name}.pdf`);
    expect(may).toContain(problem);
    expect(reading === null).toBe(problem !== null);
  },
);

test('SEC-41 after all of them a resume is read', async () => {
  const { problem, reading } = await reader.read(plainPdf(someResume), 'resume.pdf');
  expect(problem).toBeNull();
  expect(reading?.resume.basics).toMatchObject({
    firstName: 'Asha',
    lastName: 'Rao',
    email: 'asha.rao@example.com',
  });
});

test('SEC-41 a process that exceeds its time or memory is killed', async () => {
  const slow = createChildReader({ deadline: 1 });
  expect(await slow.read(plainPdf(someResume), 'a.pdf')).toEqual({
    problem: 'tooComplex',
    document: null,
    reading: null,
  });
  const large = createChildReader({ memory: 1024 ** 2 });
  expect((await large.read(plainPdf(someResume), 'a.pdf')).problem).toBe('tooComplex');
  const long = createChildReader({ answer: 10 });
  expect((await long.read(plainPdf(someResume), 'a.pdf')).problem).toBe('tooComplex');
});

test('SEC-41 files are read one at a time, and closing answers those that wait', async () => {
  const busy = createChildReader();
  const all = Promise.all([1, 2, 3].map(() => busy.read(plainPdf(someResume), 'a.pdf')));
  await busy.close();
  const problems = (await all).map(({ problem }) => problem);
  expect(problems).toEqual(['tooComplex', 'tooComplex', 'tooComplex']);
});
