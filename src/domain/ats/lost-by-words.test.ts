import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyResume } from '#domain/resume/empty-resume.ts';
import { ratedPoints } from '#domain/writing/rated-points.fixture.ts';
import { lostInSilence, resumeOfPoints } from './lost-by-words.fixture.ts';

const empty = emptyResume(() => 'e0');

test.each(['2024', 'present'])(
  'ATS-03 RES-04 with end date %s, every bullet point that loses points for its wording has a suggestion',
  (end) => {
    const points = ratedPoints.map(([, point]) => point);
    const lost = points.flatMap((point) => lostInSilence(resumeOfPoints(empty, [point], end)));
    expect(lost).toEqual([]);
    fc.assert(
      fc.property(fc.subarray(points, { minLength: 2, maxLength: 14 }), (some) => {
        expect(lostInSilence(resumeOfPoints(empty, some, end))).toEqual([]);
      }),
      { numRuns: 300, seed: 20261122 },
    );
  },
);
