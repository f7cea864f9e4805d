import { afterAll, describe, expect, test } from 'vitest';
import { atsCheckIds, atsChecks, halfOf } from '#domain/ats/ats-checks.ts';
import type { AtsReport } from '#domain/ats/ats-report.ts';
import { scoreResume } from '#domain/ats/score-resume.ts';
import {
  corpusFiles,
  corpusFlaws,
  hasCorpus,
  readBytes,
  sameInThree,
  type CorpusFile,
} from './corpus-files.fixture.ts';
import { damagedResumes } from './damaged-resumes.fixture.ts';
import { layouts } from './layouts.fixture.ts';
import { readFile } from './read-file.ts';
import { asDocx, asPdf, asText } from './three-formats.fixture.ts';

const score = ({ document, reading }: CorpusFile) => scoreResume(document, reading);
const findingsOf = (report: AtsReport) => [...report.formattingIssues, ...report.optimizationTips];
const flawsOf = (report: AtsReport) =>
  report.formattingIssues.filter(({ part }) => part === 'layout').map(({ check }) => check);
/** What a layout may get wrong that is no damage: its words, not its file. */
const notDamage = new Set(['consistentDates']);

const mostLost = (half: 'formatting' | 'content') =>
  atsCheckIds
    .filter((check) => halfOf(check) === half)
    .reduce((sum, check) => sum + atsChecks[check].of, 0);

describe('scores of the corpus', () => {
  const table: string[] = [];
  const reports = new Map<string, AtsReport>();
  let files: CorpusFile[] = [];
  afterAll(() => void process.stdout.write(`${table.join('\n')}\n`));

  test('ATS-03 every file has a score, and each point that it lost a finding with a place', async ({
    annotate,
  }) => {
    if (!hasCorpus) await annotate('skipped: no corpus');
    files = await corpusFiles();
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
        expect(report[half] + lost).toBeCloseTo(mostLost(half), 6);
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

  test.each(Object.entries(layouts))(
    'ATS-03 the layout %s scores the same as PDF, DOCX and text, within 3',
    async (name, text) => {
      const made = await Promise.all([asPdf(text), asDocx(text), asText(text)]);
      const three = [];
      for (const bytes of made) three.push(score(await readBytes(name, bytes)).score);
      expect(Math.max(...three) - Math.min(...three)).toBeLessThanOrEqual(3);
    },
  );

  test('ATS-03 a hundred runs give one report', () => {
    for (const file of files.slice(0, 3)) {
      const first = JSON.stringify(score(file));
      for (let run = 0; run < 100; run++) expect(JSON.stringify(score(file)) === first).toBe(true);
    }
  });
});

test('ATS-03 of files that machines stumble over at least 95 of 100 are told', async () => {
  const missed: string[] = [];
  for (const { name, flaw, make } of damagedResumes) {
    const { document, reading, problem } = await readFile(await make(), name);
    const flaws = document && reading && !problem ? flawsOf(scoreResume(document, reading)) : null;
    if (!(flaws?.includes(flaw) ?? flaw === 'textLayer')) missed.push(`${name}: ${flaws?.join()}`);
  }
  const share = 1 - missed.length / damagedResumes.length;
  process.stdout.write(`told: ${(share * 100).toFixed(1)} % of ${damagedResumes.length}\n`);
  expect(share >= 0.95 ? [] : missed).toEqual([]);
});

test('ATS-03 of files without a flaw at most 2 of 100 are told to have one', async () => {
  const wrong: string[] = [];
  const files = await corpusFiles();
  for (const [name, text] of Object.entries(layouts))
    for (const make of [asPdf, asDocx]) files.push(await readBytes(name, await make(text)));
  for (const file of files) {
    // A list of marks in columns is a table, and a text file has none.
    const known = corpusFlaws[file.name] ?? (file.name === 'fresher' ? ['noTables'] : []);
    const told = flawsOf(score(file)).filter(
      (flaw) => !known.includes(flaw) && !notDamage.has(flaw),
    );
    if (told.length > 0) wrong.push(`${file.name}: ${told.join()}`);
  }
  const share = wrong.length / files.length;
  process.stdout.write(`told in vain: ${(share * 100).toFixed(1)} % of ${files.length}\n`);
  expect(share <= 0.02 ? [] : wrong).toEqual([]);
});
