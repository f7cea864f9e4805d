import { expect, test } from 'vitest';
import { createTexts } from '#server/texts/texts.ts';
import { importPlaceText, importProblemText } from '#texts/import-problem-text.ts';
import { maxImportBytes, type PostingFile, readPostingFile } from './read-posting-file.ts';

const read = (text: string) => readPostingFile(new TextEncoder().encode(text));
const t = createTexts().translate('en');
const problemsOf = (file: PostingFile) =>
  file.ok ? [] : file.problems.map((problem) => importProblemText(t, problem));
const places = (text: string) => {
  const file = read(text);
  return file.ok ? file.records.map(({ place }) => importPlaceText(t, place)) : problemsOf(file);
};

test.each([
  ['[{"id":1},{"id":2}]', ['line 1 (item 1)', 'line 1 (item 2)']],
  [
    '[\n{"id":1},\n\n{"id":2,\n"skills":[\n"a,b","]"]},\n{"id":3}\n]',
    ['line 2 (item 1)', 'line 4 (item 2)', 'line 7 (item 3)'],
  ],
  ['[{"id":"a\\"\\n,{"}\n,{"id":2}]', ['line 1 (item 1)', 'line 2 (item 2)']],
  ['id,title\n1,a\n2,b', ['line 2', 'line 3']],
  ['id,title\r\n1,"a\r\nb\r\nc"\r\n\r\n2,b\r\n', ['line 2', 'line 6']],
  ['\ufeffid,title\n1,a', ['line 2']],
  ['\ufeff[{"id":1}]', ['line 1 (item 1)']],
  ['[]', []],
])('CO-02 the postings of %j are at %j', (text, expected) => {
  expect(places(text)).toEqual(expected);
});

test('CO-02 columns are found by their heading, and unknown ones are listed', () => {
  expect(read('ID,Primary Role,colour,Colour 2\n7,Baker,red')).toEqual({
    ok: true,
    records: [{ place: { line: 2, item: null }, values: { id: '7', primary_role: 'Baker' } }],
    ignored: ['colour', 'Colour 2'],
  });
  expect(read('[{"id":7,"__proto__":1,"constructor":2},{"shape":3,"shape ":4}]')).toEqual({
    ok: true,
    records: [
      { place: { line: 1, item: 1 }, values: { id: 7 } },
      { place: { line: 1, item: 2 }, values: {} },
    ],
    ignored: ['__proto__', 'constructor', 'shape', 'shape '],
  });
});

test.each([
  ['', ['the file is empty']],
  [' \n ', ['the file is empty']],
  ['{"id":1}', ['line 1: a JSON file must be a list of jobs: [{ … }, { … }]']],
  [
    '[{"id":1},\n7,\n[]]',
    [
      'line 2 (item 2): a job must be an object: { "id": …, "title": … }',
      'line 3 (item 3): a job must be an object: { "id": …, "title": … }',
    ],
  ],
  [
    '[{"id":1,"source_ref":2}]',
    ['line 1 (item 1): the columns id and source_ref mean the same thing'],
  ],
  ['id,ID,title\n1,2,3', ['line 1: the columns id and ID mean the same thing']],
  [
    'name,colour\n1,2',
    ['line 1: the first line must name the columns, such as id,title,description'],
  ],
  ['id,title\n1,2,3', ['line 2: 3 cells, but the first line names 2 columns']],
])('CO-02 the file %j is refused: %j', (text, problems) => {
  expect(problemsOf(read(text))).toEqual(problems);
});

test.each([
  ['[\n{"id":1},\n{"id":}]', /^line 3: this is not valid JSON, starting at "\}\]"$/u],
  ['[{"id":1}', /^line 1: this is not valid JSON: the file is cut off here$/u],
  ['id,title\n1,a\n2,"b', /^line 3: this is not valid CSV; check the quotation marks$/u],
  ['id,title\n1,"a"b', /^line 2: this is not valid CSV; check the quotation marks$/u],
])('CO-02 the position where the file %j is cut off is named', (text, problem) => {
  expect(problemsOf(read(text))).toEqual([expect.stringMatching(problem)]);
});

test('CO-02 the line of bytes that are not UTF-8 is named', () => {
  const bytes = Uint8Array.from([...new TextEncoder().encode('id,title\n1,ä\n2,'), 0xe4, 10]);
  expect(problemsOf(readPostingFile(bytes))).toEqual([
    'line 3: this is not UTF-8 text; save the file as UTF-8',
  ]);
});

test('CO-02 a file of 50 MB is read, one byte more is refused', () => {
  const bytes = new Uint8Array(maxImportBytes + 1).fill(32);
  expect(problemsOf(readPostingFile(bytes))).toEqual(['the file is larger than 50 MB; split it']);
  bytes.set(new TextEncoder().encode('[]'));
  expect(readPostingFile(bytes.subarray(0, maxImportBytes))).toMatchObject({ ok: true });
});
