import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { markResume, measures, type Expected, type Marks } from './corpus-marks.fixture.ts';
import { readFile } from './read-file.ts';

const folder = path.join(import.meta.dirname, '../../../shared/data/resumes');
const isThere = existsSync(folder);

const expectedIn = (name: string): Record<string, unknown> =>
  isThere
    ? (JSON.parse(readFileSync(path.join(folder, name, 'expected.json'), 'utf8')) as Record<
        string,
        unknown
      >)
    : {};
const sameInThree = Object.entries(
  (expectedIn('skillora')['resumes'] ?? {}) as Record<string, Expected>,
);
const files: [string, Expected][] = [
  ...['reactive-resume', 'rendercv'].flatMap((name) =>
    Object.entries(expectedIn(name)).map(([file, expected]): [string, Expected] => [
      `${name}/${file}`,
      expected as Expected,
    ]),
  ),
  ...sameInThree.flatMap(([name, expected]) =>
    ['pdf', 'docx', 'txt'].map((kind): [string, Expected] => [
      `skillora/${name}.${kind}`,
      expected,
    ]),
  ),
];

const bars: Record<(typeof measures)[number], number> = {
  email: 1,
  phone: 1,
  name: 0.95,
  jobs: 0.9,
  title: 0.8,
  company: 0.8,
  school: 0.85,
  dates: 0.9,
  skills: 0.9,
};

const read = (file: string) =>
  readFile(new Uint8Array(readFileSync(path.join(folder, file))), file);

describe('corpus resumes', () => {
  const marks = new Map<string, Marks>();
  afterAll(() => {
    const cell = ({ right, all }: { right: number; all: number }) => `${right}/${all}`.padEnd(8);
    const rows = [...marks].map(
      ([file, own]) => `${file.padEnd(40)}${measures.map((name) => cell(own[name])).join('')}`,
    );
    const head = `${'file'.padEnd(40)}${measures.map((name) => name.padEnd(8)).join('')}`;
    process.stdout.write(`${[head, ...rows].join('\n')}\n`);
  });

  test('ATS-01 the corpus is present, otherwise the tests below prove nothing', async ({
    annotate,
  }) => {
    if (!isThere) await annotate('skipped: no corpus');
    expect(files.length > 0).toBe(isThere);
  });

  test.each(files)(
    'ATS-01 %s is parsed, with a position for each field',
    async (file, expected) => {
      const { problem, reading, document } = await read(file);
      expect(problem).toBeNull();
      if (!reading || !document) return;
      marks.set(file, markResume(reading.resume, expected));
      for (const { page, box, confidence } of reading.found) {
        const { width = 0, height = 0 } = document.pages[page] ?? {};
        expect(box.x >= -1 && box.x + box.width <= width + 2).toBe(true);
        expect(box.y >= -2 && box.y + box.height <= height + 2).toBe(true);
        expect(confidence > 0 && confidence <= 1).toBe(true);
      }
    },
  );

  test.each(measures)('ATS-01 enough fields are correct across all files: %s', (name) => {
    if (!isThere) return;
    const all = [...marks.values()].map((own) => own[name]);
    const right = all.reduce((sum, own) => sum + own.right, 0);
    const count = all.reduce((sum, own) => sum + own.all, 0);
    expect(right / count).toBeGreaterThanOrEqual(bars[name]);
  });

  test.each(sameInThree.map(([name]) => name))(
    'ATS-01 %s parses the same as PDF, DOCX and text',
    async (name) => {
      const [pdf, docx, txt] = await Promise.all(
        ['pdf', 'docx', 'txt'].map(async (kind) =>
          core((await read(`skillora/${name}.${kind}`)).reading?.resume),
        ),
      );
      expect(docx).toEqual(pdf);
      expect(txt).toEqual(pdf);
    },
  );

  test.each([
    ['hostile/empty_file.pdf', 'empty'],
    ['hostile/corrupt_file.pdf', 'corrupt'],
    ['hostile/password_protected.pdf', 'encrypted'],
    ['hostile/scanned_resume.pdf', 'imageOnly'],
    ['hostile/sample_resume.pdf', null],
    ['hostile/sample_resume.docx', null],
    ['loom/edge_cases.docx', 'empty'],
    ['loom/simple_formatted.docx', 'notAResume'],
    ['loom/basic_formatted_resume.docx', null],
    ['loom/ats_problem_resume.docx', null],
  ])('ATS-02 %s: %j', async (file, problem) => {
    if (!isThere) return;
    const { reading, ...told } = await read(file);
    expect(told.problem).toBe(problem);
    // Nothing is invented for an empty file.
    expect((reading?.resume.basics.firstName ?? '') === '').toBe(problem !== null);
  });

  test('ATS-01 a name only in the page header and contact details only in a table are found', async () => {
    if (!isThere) return;
    const { reading } = await read('loom/ats_problem_resume.docx');
    expect(reading?.resume.basics).toMatchObject({
      firstName: 'John',
      lastName: 'Doe',
      email: 'john.doe@email.com',
      phone: '(555) 123-4567',
    });
    expect(reading?.resume.experience[0]).toMatchObject({
      position: 'Senior Software Engineer',
      company: 'TechCorp',
      start: '2020',
      end: 'present',
    });
  });
});

test('ATS-01 a bullet over two lines is one bullet, without the dates in the margin beside it', async () => {
  if (!isThere) return;
  const { reading } = await read('rendercv/Classic.pdf');
  const told = (list: readonly { description: string }[] = []) =>
    list.map(({ description }) => description.split('\n'));
  expect(told(reading?.resume.experience)[0]).toEqual([
    'Built foundation model infrastructure serving 2M+ monthly API requests with 99.97% uptime',
    'Raised $18M Series A led by Sequoia Capital, with participation from a16z and Founders Fund',
    'Scaled engineering team from 3 to 28 across ML research, platform, and applied AI divisions',
    'Developed proprietary inference optimization reducing latency by 73% compared to baseline',
  ]);
  expect(told(reading?.resume.education)[0]?.[0]).toBe(
    'Thesis: Efficient Neural Architecture Search for Resource-Constrained Deployment',
  );
});

test.each(['azurill', 'bronzor', 'chikorita', 'gengar', 'kakuna', 'pikachu'])(
  'RES-05 points whose bullets are drawn are read whole: %s',
  async (name) => {
    if (!isThere) return;
    const { reading } = await read(`reactive-resume/${name}.pdf`);
    const points = reading?.resume.experience.map(({ description }) =>
      description.split('\n').filter((line) => !line.startsWith('https://')),
    );
    expect(points).toEqual([
      [
        'Spearheaded the redesign of the main product website, resulting in a 40% increase in user engagement.',
        'Developed and implemented a new responsive framework, improving cross-device compatibility.',
        'Mentored a team of four junior developers, fostering a culture of technical excellence.',
      ],
      [
        'Collaborated in a team of 10 to develop high-quality web applications using React.js and Node.js.',
        'Managed the integration of third-party services such as Stripe for payments and Twilio for SMS services.',
        'Optimized application performance, achieving a 30% reduction in load times.',
      ],
    ]);
    expect(reading?.resume.projects).toMatchObject([
      {
        name: 'E-Commerce Platform',
        role: 'Project Lead',
        description:
          'Led the development of a full-stack e-commerce platform, improving sales conversion by 25%.',
      },
      {
        name: 'Interactive Dashboard',
        description:
          'Created an interactive analytics dashboard for a SaaS application, enhancing data visualization for clients.',
      },
    ]);
  },
);

type Read = NonNullable<Awaited<ReturnType<typeof readFile>>['reading']>['resume'] | undefined;

const core = (resume: Read) => ({
  basics: { ...resume?.basics, summary: '' },
  jobs: resume?.experience.map(({ company, position, location, start, end }) => ({
    company,
    position,
    location,
    start,
    end,
  })),
  schools: resume?.education.map(({ institution, degree, field, end, grade }) => ({
    institution,
    degree,
    field,
    end,
    grade,
  })),
  skills: resume?.skills.map(({ name }) => name),
});
