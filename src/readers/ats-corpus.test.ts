import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atsCheckIds, atsChecks, halfOf } from '#domain/ats/ats-checks.ts';
import type { AtsReport } from '#domain/ats/ats-report.ts';
import { scoreResume } from '#domain/ats/score-resume.ts';
import type { DocumentText } from '#domain/resume-reading/document-text.ts';
import { findTraits } from '#domain/resume-reading/find-traits.ts';
import { readResume } from '#domain/resume-reading/read-resume.ts';
import { repeatedWords, tailList } from '#testing/stuffed-texts.ts';
import {
  corpusFiles,
  corpusFlaws,
  hasCorpus,
  ownLayouts,
  readBytes,
  sameInThree,
  type CorpusFile,
} from './corpus-files.fixture.ts';
import { damagedResumes } from './damaged-resumes.fixture.ts';
import { findPhones } from './find-phones.ts';
import { linesBelow } from './lines-below.fixture.ts';
import { readFile } from './read-file.ts';
import { asDocx, asPdf, asText } from './three-formats.fixture.ts';

const score = ({ document, reading }: CorpusFile) => scoreResume(document, reading);
const scoreDocument = (document: DocumentText) =>
  scoreResume({ ...document, traits: findTraits(document) }, readResume(document, { findPhones }));
const findingsOf = (report: AtsReport) => [...report.formattingIssues, ...report.optimizationTips];
const flawsOf = (report: AtsReport) =>
  report.formattingIssues.filter(({ part }) => part === 'layout').map(({ check }) => check);
/** Layouts that become tables on a page. */
const withTables = new Set(['fresher', 'tables']);
/** Checks that judge the writing, not damage to the file. */
const notDamage = new Set(['consistentDates']);

const maxLost = (half: 'formatting' | 'content') =>
  atsCheckIds
    .filter((check) => halfOf(check) === half)
    .reduce((sum, check) => sum + atsChecks[check].of, 0);

describe('corpus scores', () => {
  const table: string[] = [];
  const reports = new Map<string, AtsReport>();
  let files: CorpusFile[] = [];
  /** Our own layouts, each as PDF, DOCX and text. */
  const made = new Map<string, CorpusFile[]>();
  beforeAll(async () => {
    files = await corpusFiles();
    for (const [name, text] of Object.entries(ownLayouts)) {
      const three = [];
      for (const make of [asPdf, asDocx, asText])
        three.push(await readBytes(name, await make(text)));
      made.set(name, three);
    }
  });
  afterAll(() => void process.stdout.write(`${table.join('\n')}\n`));

  test('ATS-03 every file has a score, and each lost point has a finding with a position', async ({
    annotate,
  }) => {
    if (!hasCorpus) await annotate('skipped: no corpus');
    for (const file of files) {
      const report = score(file);
      reports.set(file.name, report);
      const findings = findingsOf(report);
      const told = findings.map(({ check, isFine }) => (isFine ? `(${check})` : check));
      table.push(
        `${file.name.padEnd(40)}${[report.score, report.formatting, report.content].map((each) => String(each).padEnd(7)).join('')}${told.join(' ')}`,
      );
      for (const half of ['formatting', 'content'] as const) {
        const list = half === 'formatting' ? report.formattingIssues : report.optimizationTips;
        const lost = list.reduce((sum, finding) => sum + finding.lost, 0);
        expect(report[half] + lost).toBeCloseTo(maxLost(half), 6);
      }
      for (const { check, places } of findings) {
        expect([file.name, check, places.length > 0]).toEqual([file.name, check, true]);
        for (const { text, page, box } of places) {
          const { width = 0, height = 0 } = file.document.pages[page] ?? {};
          expect(text === '' || box !== null).toBe(true);
          expect(box === null || (box.x < width && box.y < height)).toBe(true);
        }
      }
    }
  });

  test.each(Object.entries(corpusFlaws))('ATS-03 the flaws of %s are %j', (name, flaws) => {
    if (!hasCorpus) return;
    const report = reports.get(name);
    const told = report ? flawsOf(report).filter((flaw) => !notDamage.has(flaw)) : [];
    expect(told.toSorted()).toEqual(flaws.toSorted());
  });

  test.each(sameInThree)('ATS-03 %s scores the same as PDF, DOCX and text, within 3', (name) => {
    if (!hasCorpus) return;
    const three = ['pdf', 'docx', 'txt'].map(
      (kind) => reports.get(`skillora/${name}.${kind}`)?.score ?? Number.NaN,
    );
    expect(Math.max(...three) - Math.min(...three)).toBeLessThanOrEqual(3);
  });

  test.each(Object.keys(ownLayouts))(
    'ATS-03 the layout %s scores the same as PDF, DOCX and text, within 3',
    (name) => {
      const three = (made.get(name) ?? []).map((file) => score(file).score);
      expect(three.length).toBe(3);
      expect(Math.max(...three) - Math.min(...three)).toBeLessThanOrEqual(3);
    },
  );

  test('ATS-03 a hundred runs produce the same report', () => {
    for (const file of files.slice(0, 1)) {
      const first = JSON.stringify(score(file));
      for (let run = 0; run < 100; run++) expect(JSON.stringify(score(file)) === first).toBe(true);
    }
  });

  test('ATS-03 at most 2% of flawless files are reported as flawed', () => {
    const all = [...files, ...[...made.values()].flat()];
    const wrong = all.flatMap((file) => {
      const known = corpusFlaws[file.name] ?? (withTables.has(file.name) ? ['noTables'] : []);
      const told = flawsOf(score(file)).filter(
        (flaw) => !known.includes(flaw) && !notDamage.has(flaw),
      );
      return told.length === 0 ? [] : [`${file.name}: ${told.join()}`];
    });
    const share = wrong.length / all.length;
    table.push(`false positives: ${(share * 100).toFixed(1)} % of ${all.length}`);
    expect(share <= 0.02 ? [] : wrong).toEqual([]);
  });

  test('ATS-03 genuine resumes are never flagged for stuffing', () => {
    const all = [...files, ...[...made.values()].flat()];
    expect(all.filter((file) => score(file).stuffing.length > 0).map(({ name }) => name)).toEqual(
      [],
    );
  });

  test.each([
    ['hidden words', tailList, true, 'hidden'],
    ['keyword lists at the end', tailList, false, 'tailList'],
    ['repeated words', repeatedWords, false, 'repeated'],
  ] as const)('ATS-03 %s gain nothing and are reported', (_, texts, isHidden, kind) => {
    fc.assert(
      fc.property(fc.nat({ max: files.length - 1 }), texts, (at, lines) => {
        const file = files[at] as CorpusFile;
        const [before, after] = [
          score(file),
          scoreDocument(linesBelow(file.document, lines, isHidden)),
        ];
        const told = after.stuffing.map((each) => each.kind);
        // Text that is both a keyword list and repeated is reported as only one of the two.
        const isTold = told.includes(kind) || (!isHidden && told.length > 0);
        expect([file.name, after.score <= before.score, isTold]).toEqual([file.name, true, true]);
      }),
      { numRuns: 40, seed: 20261122 },
    );
  });
});

test('ATS-03 at least 95% of files that break parsers are reported', async () => {
  const missed: string[] = [];
  for (const { name, flaw, make } of damagedResumes) {
    const { document, reading, problem } = await readFile(await make(), name);
    const flaws = document && reading && !problem ? flawsOf(scoreResume(document, reading)) : null;
    if (!(flaws?.includes(flaw) ?? flaw === 'textLayer')) missed.push(`${name}: ${flaws?.join()}`);
  }
  const share = 1 - missed.length / damagedResumes.length;
  process.stdout.write(`reported: ${(share * 100).toFixed(1)} % of ${damagedResumes.length}\n`);
  expect(share >= 0.95 ? [] : missed).toEqual([]);
});
