import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lostInSilence, resumeOfPoints } from '#domain/ats/lost-by-words.fixture.ts';
import { emptyResume } from '#domain/resume/empty-resume.ts';
import { findSuggestions } from '#domain/writing/find-suggestions.ts';

const folder = path.join(import.meta.dirname, '../../../../../shared/data');
const isThere = existsSync(folder);

/** Lines of a file that are bullet points or summaries, in any format. */
function linesIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.json')) {
    const texts: string[] = [];
    JSON.stringify(JSON.parse(text), (key, value: unknown) => {
      if (typeof value === 'string' && /\s\S+\s/u.test(value) && !/^(?:url|id|picture)$/u.test(key))
        texts.push(
          ...value.split(/<\/(?:li|p)>|\n/u).map((part) => part.replaceAll(/<[^>]*>/gu, '').trim()),
        );
      return value;
    });
    return texts.filter((line) => line.split(/\s+/u).length >= 4);
  }
  return [...text.matchAll(/^\s*[-•]\s+['"]?(.+?)['"]?$/gmu)]
    .map(([, line = '']) => line)
    .filter((line) => line.split(/\s+/u).length >= 4 && !/^\w+:/u.test(line));
}

const files = isThere
  ? globSync(
      '{resumes/{reactive-resume,rendercv,skillora,skillora/jd},json-resume/jsonresume.org}/*.{json,yaml,txt}',
      {
        cwd: folder,
      },
    ).filter((file) => !file.endsWith('expected.json'))
  : [];
const lines = [...new Set(files.flatMap((file) => linesIn(path.join(folder, file))))];

function resumeOf(points: string[], end: string) {
  const resume = emptyResume(() => 'e1');
  const job = {
    id: 'e1',
    company: 'Acme',
    position: 'Developer',
    location: '',
    start: '2020',
    end,
  };
  return { ...resume, experience: [{ ...job, description: points.join('\n') }] };
}

test('RES-04 the corpus exists, so that the test below is meaningful', async ({ annotate }) => {
  if (!isThere) await annotate('skipped: no corpus');
  expect(lines.length > 80).toBe(isThere);
});

test('RES-04 the suggestions for real resumes are printed for review', () => {
  const entries = Array.from({ length: Math.ceil(lines.length / 4) }, (_, at) =>
    lines.slice(at * 4, at * 4 + 4),
  );
  for (const end of ['2024', 'present']) {
    const found = entries.flatMap((points) => findSuggestions(resumeOf(points, end)));
    process.stdout.write(`\n${lines.length} lines, until ${end}: ${found.length} suggestions\n`);
    for (const { kind, line, text } of found) {
      process.stdout.write(`${kind}\n  - ${line.text}\n  + ${text ?? '?'}\n`);
      expect(text).not.toBe(line.text);
    }
  }
});

test('ATS-03 RES-04 a real line without a suggestion costs no score for its wording', () => {
  const empty = emptyResume(() => 'e0');
  const together = Array.from({ length: Math.ceil(lines.length / 8) }, (_, at) =>
    lines.slice(at * 8, at * 8 + 8),
  );
  const lost = [...lines.map((line) => [line]), ...together].flatMap((points) =>
    lostInSilence(resumeOfPoints(empty, points, '2024')),
  );
  expect(lost).toEqual([]);
});
