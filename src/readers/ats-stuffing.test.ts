import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AtsReport } from '#domain/ats/ats-report.ts';
import { scoreResume } from '#domain/ats/score-resume.ts';
import type { DocumentText, TextRun } from '#domain/resume-reading/document-text.ts';
import { findTraits } from '#domain/resume-reading/find-traits.ts';
import { readResume } from '#domain/resume-reading/read-resume.ts';
import { repeatedWords, tailList } from '#testing/stuffed-texts.ts';
import { corpusFiles } from './corpus-files.fixture.ts';
import { findPhones } from './find-phones.ts';

const score = (document: DocumentText): AtsReport =>
  scoreResume({ ...document, traits: findTraits(document) }, readResume(document, { findPhones }));

/** Lines below everything else on the last page, in letters like those of the rest. */
function below(document: DocumentText, lines: string[], isHidden: boolean): DocumentText {
  const page = Math.max(...document.runs.map((run) => run.page));
  const seen = document.runs.filter((run) => run.page === page && !run.isHidden);
  const [model] = seen.toSorted((a, b) => b.y - a.y);
  if (!model) return document;
  const left = Math.min(...seen.map((run) => run.x));
  const size = model.fontSize;
  const top = model.y + size * 3;
  const runs = lines.map((text, at): TextRun => ({
    ...model,
    text,
    x: left,
    y: top + at * size * 1.3,
    width: text.length * size * 0.46,
    isBold: false,
    url: null,
    isHidden,
  }));
  const pages = document.pages.map((each, at) =>
    at === page
      ? { ...each, height: Math.max(each.height, top + lines.length * size * 1.3 + 90) }
      : each,
  );
  return { ...document, pages, runs: [...document.runs, ...runs] };
}

describe('stuffing', () => {
  let resumes: { name: string; document: DocumentText; before: AtsReport }[] = [];
  beforeAll(async () => {
    resumes = (await corpusFiles()).map(({ name, document }) => ({
      name,
      document,
      before: score(document),
    }));
  });

  test('ATS-03 of what people write nothing is taken for stuffing', () => {
    expect(resumes.length).toBeGreaterThan(20);
    expect(resumes.filter(({ before }) => before.stuffing.length > 0)).toEqual([]);
  });

  test.each([
    ['hidden words', tailList, true, 'hidden'],
    ['a list of words at the end', tailList, false, 'tailList'],
    ['words said over and over', repeatedWords, false, 'repeated'],
  ] as const)('ATS-03 %s gain nothing, and are told', (_, texts, isHidden, kind) => {
    fc.assert(
      fc.property(fc.nat(), texts, (at, lines) => {
        const { name, document, before } = resumes[at % resumes.length] ?? resumes[0]!;
        const after = score(below(document, lines, isHidden));
        const told = after.stuffing.map((each) => each.kind);
        // What is listed and repeated at once is told as one of both.
        const isTold = told.includes(kind) || (!isHidden && told.length > 0);
        expect([name, after.score <= before.score, isTold]).toEqual([name, true, true]);
      }),
      { numRuns: 40, seed: 20261122 },
    );
  });
});
