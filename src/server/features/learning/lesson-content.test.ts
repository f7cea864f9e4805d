import { spawnSync } from 'node:child_process';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { textOf } from '#domain/article/read-article.ts';
import { countWords } from '#domain/article/reading-minutes.ts';
import { learningTopics } from '#domain/learning/learning.ts';
import { parseLesson } from '#domain/learning/parse-lesson.ts';
import { anyCase, exactCase } from '#domain/posting/skill-dictionary.ts';
import { skillOf } from '#domain/skill/skill-key.ts';
import { readingGrade } from '#testing/reading-grade.ts';
import { readLessons, type TopicLesson } from './lessons.ts';

const lessons = readLessons().all;
const known = new Set([...anyCase.values(), ...exactCase.values()]);
type Blocks = TopicLesson['introduction'];
const proseOf = (blocks: Blocks) =>
  blocks.filter(({ kind }) => kind !== 'code').map(({ lines }) => textOf(lines));

test('PRAC-05 there are six topics', () => {
  expect(lessons.map(({ topic }) => topic)).toEqual(learningTopics);
  expect(lessons).toHaveLength(6);
});

test.each(lessons)('PRAC-05 $topic: six to eight concepts of 200 to 350 words', ({ concepts }) => {
  expect(concepts.length).toBeGreaterThanOrEqual(6);
  expect(concepts.length).toBeLessThanOrEqual(8);
  const lengths = concepts.map(({ id, blocks }) => [id, countWords(blocks)] as const);
  expect(lengths.filter(([, words]) => words < 200 || words > 350)).toEqual([]);
});

test.each(lessons)('PRAC-05 $topic: reads at grade 10 or below', (lesson) => {
  for (const { id, blocks } of lesson.concepts)
    expect([id, readingGrade(proseOf(blocks)) <= 10]).toEqual([id, true]);
  expect(readingGrade(proseOf(lesson.introduction))).toBeLessThanOrEqual(10);
  expect(readingGrade(lesson.tips)).toBeLessThanOrEqual(10);
});

test.each(lessons)('UX-01 $topic: prose has the apostrophes of the screens', (lesson) => {
  const all = [lesson.introduction, ...lesson.concepts.map(({ blocks }) => blocks)];
  const prose = [...all.flatMap(proseOf), ...lesson.tips].join(' ').replaceAll(/`[^`]*`/gu, '');
  expect(prose.match(/\p{L}'\p{L}/gu) ?? []).toEqual([]);
});

test('PRAC-05 the reading grade tells hard prose from easy prose', () => {
  expect(readingGrade(['The cat sat on the mat. It was warm. The cat was glad.'])).toBeLessThan(2);
  const hard =
    'Contemporary organisations habitually underestimate the considerable administrative complexity of internationally distributed infrastructure, notwithstanding comprehensive documentation.';
  expect(readingGrade([hard])).toBeGreaterThan(16);
});

test.each(lessons)('PRAC-05 $topic: the example prints its output', (lesson) => {
  const { code, example } = lesson;
  expect(example.language === 'sql' ? runSql(code) : runJavaScript(code)).toBe(lesson.output);
});

function runJavaScript(code: string): string {
  const input = { input: code, encoding: 'utf8', timeout: 10_000 } as const;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-'], input);
  return stderr === '' ? stdout.trimEnd() : stderr;
}

/** Rows of each query, with their column names, as the lesson shows them. */
function runSql(code: string): string {
  const database = new DatabaseSync(':memory:');
  const shown = code.split(/;\s*(?:\n|$)/u).flatMap((statement) => {
    const sql = statement.trim();
    if (sql === '') return [];
    const rows = database.prepare(sql).all();
    const [first] = rows;
    if (!first) return [];
    const lines = [Object.keys(first), ...rows.map((row) => Object.values(row))];
    return [lines.map((line) => line.map(String).join(' | ')).join('\n')];
  });
  return shown.join('\n\n');
}

test.each(lessons)('PRAC-05 $topic: skills are in the dictionary', ({ skills }) => {
  expect(skills.filter((skill) => !known.has(skill) && skillOf(skill).name !== skill)).toEqual([]);
});

test.each(lessons)('PRAC-05 $topic: no place in the order of lengths is mostly right', (lesson) => {
  const questions = [...lesson.concepts.flatMap(({ checks }) => checks), ...lesson.quiz];
  const shares = [0, 0, 0, 0];
  for (const { options } of questions) {
    const [right = '', ...others] = options;
    const longer = others.filter((other) => other.length > right.length).length;
    const alike = others.filter((other) => other.length === right.length).length;
    for (let place = longer; place <= longer + alike; place++)
      shares[place] = (shares[place] ?? 0) + 1 / (alike + 1) / questions.length;
  }
  expect(Math.max(...shares)).toBeLessThan(0.4);
});

test.each(lessons)('PRAC-05 $topic: the diagram stays on its canvas', ({ diagram }) => {
  const outside = diagram.boxes.filter(
    ({ x, y, width, height }) => x < 0 || y < 0 || x + width > 640 || y + height > diagram.height,
  );
  expect(outside).toEqual([]);
  expect(diagram.description.length).toBeGreaterThan(150);
});

test('PRAC-05 a lesson with a fault is refused, and the message says where', () => {
  const lesson = lessons[0];
  if (!lesson) throw new Error('no lesson');
  const markdown = `Hello.\n\n${lesson.concepts.map(({ title }) => `## ${title}\n\nText.\n`).join('\n')}`;
  expect(parseLesson(lesson, markdown).title).toBe(lesson.title);
  const faults: [object, string, string][] = [
    [{ ...lesson, title: ' ' }, markdown, 'title'],
    [{ ...lesson, quiz: lesson.quiz.slice(0, 19) }, markdown, 'quiz'],
    [{ ...lesson, roadmap: 'cooking' }, markdown, 'roadmap'],
    [{ ...lesson, skillTest: 'cooking' }, markdown, 'skillTest'],
    [lesson, markdown.replace('## ', '## Not '), 'section'],
    [lesson, `${markdown}\n## One more\n\nText.\n`, 'sections'],
  ];
  for (const [json, text, place] of faults) expect(() => parseLesson(json, text)).toThrow(place);
});
