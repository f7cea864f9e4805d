import { expect, test } from 'vitest';
import { makeResume } from './generated-resumes.fixture.ts';
import {
  madeMeasures,
  markGeneratedResume,
  type ResumeMarks,
} from './mark-generated-resume.fixture.ts';
import { readFile } from './read-file.ts';

const bars: Record<(typeof madeMeasures)[number], number> = {
  name: 0.97,
  email: 1,
  phone: 1,
  jobs: 0.97,
  title: 0.92,
  company: 0.92,
  dates: 0.96,
  school: 0.9,
  degree: 0.85,
  field: 0.85,
  recall: 0.95,
  precision: 0.95,
};
const seeds = Array.from({ length: 80 }, (_, at) => 501 + at);

// PDFs of the same layouts are printed by a browser: npm run bench -- reader-accuracy.
test.each(['open', 'held'] as const)(
  'ATS-01 made resumes in %s layouts are read as text, in ten scripts',
  async (side) => {
    const marks: ResumeMarks[] = [];
    for (const seed of seeds) {
      const made = makeResume(seed, side, 'text');
      const { reading } = await readFile(new TextEncoder().encode(made.content));
      marks.push(markGeneratedResume(reading?.resume, made.person).marks);
    }
    const shares = madeMeasures.map((name) => {
      const [right, all] = (['right', 'all'] as const).map((part) =>
        marks.reduce((sum, each) => sum + each[name][part], 0),
      ) as [number, number];
      return [name, Math.min(bars[name], right / all)] as const;
    });
    expect(Object.fromEntries(shares)).toEqual(bars);
  },
);
