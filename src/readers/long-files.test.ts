import { expect, test } from 'vitest';
import { scoreResume } from '#domain/ats/score-resume.ts';
import { usableReading } from '#domain/resume-reading/file-reading.ts';
import { pdfWith, write } from './damaged-files.fixture.ts';
import { readFile } from './read-file.ts';
import { readText } from './read-text.ts';
import { asDocx, asText } from './three-formats.fixture.ts';

const first = [
  'Helena Marsh',
  'helena.marsh@example.edu',
  'Summary',
  'Plasma physicist with twenty years of research at four universities.',
  'Experience',
  'Professor | Northfield University | Jan 2011 - Present',
  'Led a group of eight people on magnetic confinement',
  'Publications',
];
const publication = (at: number) => `${at}. Marsh, H. (2012). Effects of turbulence, part ${at}.`;
const publications = (count: number) => Array.from({ length: count }, (_, at) => publication(at));

/** One piece of text for each letter if `isTorn`, as some programs write them. */
const longPdf = (pages: number, isTorn = false) =>
  pdfWith((pdf) => {
    for (let page = 0; page < pages; page++) {
      if (page > 0) pdf.addPage();
      const lines = page === 0 ? first : publications(40).map((line) => `${page} ${line}`);
      for (const [at, line] of lines.entries())
        if (isTorn && page > 0)
          for (const [order, letter] of [...line, ...line].entries())
            write(pdf, 40 + order * 9, 50 + at * 17, letter, order % 2 === 0 ? 9 : 10);
        else write(pdf, 60, 50 + at * 17, line, page === 0 && at === 0 ? 20 : 10);
    }
  });

const summaryOf = async (bytes: Uint8Array) => {
  const read = await readFile(bytes);
  const { basics, experience } = usableReading(read)?.reading.resume ?? {};
  return {
    problem: read.problem,
    pages: read.document?.pages.length,
    name: `${basics?.firstName} ${basics?.lastName}`,
    summary: basics?.summary.slice(0, 16),
    jobs: experience?.map(({ company }) => company),
  };
};
const expected = {
  name: 'Helena Marsh',
  summary: 'Plasma physicist',
  jobs: ['Northfield University'],
};

test('ATS-02 of a PDF with more than 20 pages the first 20 are read, and it says so', async () => {
  expect(await summaryOf(await longPdf(20))).toEqual({ ...expected, problem: null, pages: 20 });
  expect(await summaryOf(await longPdf(64))).toEqual({
    ...expected,
    problem: 'tooManyPages',
    pages: 20,
  });
});

test('ATS-02 a PDF in single letters is read as far as it goes', async () => {
  const { pages = 0, ...read } = await summaryOf(await longPdf(20, true));
  expect(read).toEqual({ ...expected, problem: 'tooManyPages' });
  expect(pages).toBeGreaterThan(4);
  expect(pages).toBeLessThan(20);
});

test('ATS-02 a DOCX of any length is read from its beginning, and says what is missing', async () => {
  const docx = (count: number) => asDocx([...first, ...publications(count)].join('\n'));
  expect(await summaryOf(await docx(200))).toMatchObject({ ...expected, problem: null });
  expect(await summaryOf(await docx(4_000))).toMatchObject({
    ...expected,
    problem: 'tooManyPages',
  });
});

test('ATS-02 a text file of any length is read from its beginning, and says what is missing', async () => {
  const text = (count: number) => asText([...first, ...publications(count)].join('\n'));
  const { pages: _, ...short } = await summaryOf(text(200));
  expect(short).toEqual({ ...expected, problem: null });
  expect(await summaryOf(text(4_000))).toMatchObject({ ...expected, problem: 'tooManyPages' });
  const wide = (times: number) => asText([...first, 'a   b   '.repeat(times)].join('\n'));
  expect(await summaryOf(wide(1_000))).toMatchObject({ ...expected, problem: null });
  expect(await summaryOf(wide(100_000))).toMatchObject({ ...expected, problem: 'tooManyPages' });
});

test('ATS-02 a text file is called cut exactly if some of its words were not read', () => {
  const isCutOf = (text: string) => {
    const { isCut, runs } = readText(text);
    return [isCut ?? false, runs.length];
  };
  const lines = (count: number) => 'word\n'.repeat(count);
  expect(isCutOf(lines(4_000))).toEqual([false, 4_000]);
  expect(isCutOf(`${lines(4_000)} \n\r\n`)).toEqual([false, 4_000]);
  expect(isCutOf(`${lines(4_000)}\nword`)).toEqual([true, 4_000]);
  expect(isCutOf('word   '.repeat(40_000))).toEqual([false, 40_000]);
  expect(isCutOf('word   '.repeat(50_000))).toEqual([true, 40_000]);
  expect(isCutOf(`word${'\n'.repeat(1_000_000)}`)).toEqual([false, 1]);
});

test.each(['a', '中', 'a.', '1', 'a@', '(', 'A B ', 'x | ', 'a   '])(
  'ATS-02 a line of %j, however long, is read in time',
  async (part) => {
    const start = performance.now();
    await readFile(asText([...first, part.repeat(60_000 / part.length)].join('\n')));
    expect(performance.now() - start).toBeLessThan(4_000);
  },
);

test('ATS-03 a line four times as long takes no more than eight times as long to score', async () => {
  const timeOf = async (length: number) => {
    const text = [...first, 'Skills', '中'.repeat(length)].join('\n');
    const { document, reading } = await readFile(asText(text));
    if (!document || !reading) throw new Error('not read');
    const before = process.cpuUsage().user;
    scoreResume(document, reading);
    return process.cpuUsage().user - before;
  };
  const short = [await timeOf(10_000), await timeOf(10_000), await timeOf(10_000)];
  expect((await timeOf(40_000)) / Math.min(...short)).toBeLessThan(8);
}, 120_000);

test('ATS-02 what is no resume is called so, however long it is', async () => {
  const bytes = await asDocx(publications(4_000).join('\n'));
  expect((await readFile(bytes)).problem).toBe('notAResume');
});
