import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { countedReading } from '#domain/ats/counted-reading.ts';
import { withImplied } from '#domain/ats/implied-skills.ts';
import { matchDescription } from '#domain/ats/match-description.ts';
import { skillKeyOf } from '#domain/ats/skill-spellings.ts';
import { skillsInLines } from '#domain/ats/skills-in-lines.ts';
import { readFile } from './read-file.ts';

const folder = path.join(import.meta.dirname, '../../../shared/data');
const spans = path.join(folder, 'job-postings/skillspan/dev.json');
const taxonomy = path.join(folder, 'taxonomies/tanova/taxonomy.json');
const pairs = path.join(folder, 'resumes/skillora');
const areThere = [spans, taxonomy, pairs].every((each) => existsSync(each));

type Span = { start: number; end: number };
type Sentence = { idx: number; tokens: string[]; tags_skill: string[]; tags_knowledge: string[] };

/** Spans of a BIO-tagged sentence: a 'B' and the 'I's that follow it. */
function taggedSpans(tags: readonly string[]): Span[] {
  return tags.flatMap((tag, start) => {
    if (tag !== 'B') return [];
    let end = start + 1;
    while (tags[end] === 'I') end++;
    return [{ start, end }];
  });
}

/** The spans of each sentence that our dictionary recognizes as skills. */
function foundSpans(posting: readonly Sentence[]): Span[][] {
  const found = skillsInLines(posting.map(({ tokens }) => tokens.join(' ')));
  return posting.map(({ tokens }, at) => {
    let from = 0;
    const starts = tokens.map((token) => (from += token.length + 1) - token.length - 1);
    return (found[at] ?? []).map(({ start, end }) => ({
      start: starts.findLastIndex((each) => each <= start),
      end: starts.findLastIndex((each) => each < end) + 1,
    }));
  });
}

const hits = {
  /** Identical spans. */
  exact: (one: Span, other: Span) => one.start === other.start && one.end === other.end,
  /** Overlapping spans. */
  overlap: (one: Span, other: Span) => one.start < other.end && other.start < one.end,
};

/** Counts matches, pairing each found span with at most one wanted span. */
function countHits(found: readonly Span[], wanted: readonly Span[], kind: keyof typeof hits) {
  const free = new Set(wanted);
  return found.filter((span) => {
    const hit = [...free].find((each) => hits[kind](each, span));
    return hit !== undefined && free.delete(hit);
  }).length;
}

type Marks = { found: number; wanted: number; hit: number };
const precisionOf = ({ hit, found }: Marks) => hit / found;
const recallOf = ({ hit, wanted }: Marks) => hit / wanted;
const f1Of = ({ hit, found, wanted }: Marks) => (2 * hit) / (found + wanted);

const criteriaOf = {
  skill: (sentence: Sentence) => taggedSpans(sentence.tags_skill),
  knowledge: (sentence: Sentence) => taggedSpans(sentence.tags_knowledge),
  both: (sentence: Sentence) => [
    ...taggedSpans(sentence.tags_knowledge),
    ...taggedSpans(sentence.tags_skill),
  ],
};

function marksOf(wantedBy: keyof typeof criteriaOf, kind: keyof typeof hits): Marks {
  const marks = { found: 0, wanted: 0, hit: 0 };
  for (const posting of postings)
    for (const [at, found] of foundSpans(posting).entries()) {
      const sentence = posting[at];
      const wanted = sentence ? criteriaOf[wantedBy](sentence) : [];
      marks.found += found.length;
      marks.wanted += wanted.length;
      marks.hit += countHits(found, wanted, kind);
    }
  return marks;
}

const sentences = areThere
  ? readFileSync(spans, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Sentence)
  : [];
const postings = [...Map.groupBy(sentences, ({ idx }) => idx).values()];

test('ATS-04 the corpus is present, otherwise the tests below prove nothing', async ({
  annotate,
}) => {
  if (!areThere) await annotate('skipped: no corpus');
  expect(postings.length > 0).toBe(areThere);
});

test('ATS-04 60% of names found in postings are skills, with an F1 score of at least 0.4', () => {
  if (!areThere) return;
  const lines = (['skill', 'knowledge', 'both'] as const).flatMap((wanted) =>
    (['exact', 'overlap'] as const).map((kind) => {
      const marks = marksOf(wanted, kind);
      const figures = [precisionOf(marks), recallOf(marks), f1Of(marks)];
      return `${wanted.padEnd(10)} ${kind.padEnd(8)} ${figures.map((each) => each.toFixed(3)).join('  ')}`;
    }),
  );
  process.stdout.write(`spans      hit      precision  recall  F1\n${lines.join('\n')}\n`);
  const marks = marksOf('both', 'overlap');
  expect(precisionOf(marks)).toBeGreaterThanOrEqual(0.6);
  expect(f1Of(marks)).toBeGreaterThanOrEqual(0.4);
});

type Known = { canonical_name: string; aliases: string[] };
type Taxonomy = {
  categories: Record<string, { subcategories: Record<string, { skills: Known[] }> }>;
};

test('ATS-04 95% of alternative spellings resolve to the skill', () => {
  if (!areThere) return;
  const { categories } = JSON.parse(readFileSync(taxonomy, 'utf8')) as Taxonomy;
  const all = Object.values(categories)
    .flatMap(({ subcategories }) => Object.values(subcategories))
    .flatMap(({ skills }) => skills)
    .flatMap(({ canonical_name: name, aliases }) => aliases.map((alias) => ({ name, alias })));
  const same = all.filter(({ name, alias }) => skillKeyOf(alias) === skillKeyOf(name));
  const wrong = all.filter(
    ({ name, alias }) => !withImplied([skillKeyOf(alias)]).has(skillKeyOf(name)),
  );
  process.stdout.write(
    `aliases: ${all.length}, the same skill: ${same.length}, neither it nor a part of it: ${wrong.map(({ name, alias }) => `${alias} (${name})`).join(', ')}\n`,
  );
  expect(same.length / all.length).toBeGreaterThanOrEqual(0.95);
});

const bands = [
  ['software_engineer', 'senior_software_engineer', 'high'],
  ['data_scientist', 'data_scientist', 'high'],
  ['junior_developer', 'junior_developer', 'high'],
  ['software_engineer', 'data_scientist', 'medium'],
  ['data_scientist', 'senior_software_engineer', 'medium'],
  ['junior_developer', 'senior_software_engineer', 'low'],
  ['junior_developer', 'data_scientist', 'low'],
] as const;

test.each(['pdf', 'docx', 'txt'])(
  'ATS-04 resumes as %s rank by how well they match a description: fully, partly, not',
  async (kind) => {
    if (!areThere) return;
    const scores = { high: [] as number[], medium: [] as number[], low: [] as number[] };
    for (const [resume, posting, band] of bands) {
      const name = `${resume}_resume.${kind}`;
      const bytes = new Uint8Array(readFileSync(path.join(pairs, name)));
      const { reading: read, document } = await readFile(bytes, name);
      if (!read || !document) throw new Error(`${name} is not read`);
      const reading = countedReading(document, read);
      const description = readFileSync(path.join(pairs, 'jd', `${posting}_jd.txt`), 'utf8');
      const input = { description, reading, profileSkills: [], today: '2026-11-22' };
      scores[band].push(matchDescription(input).score);
    }
    process.stdout.write(`${kind} ${JSON.stringify(scores)}\n`);
    expect(Math.min(...scores.high)).toBeGreaterThan(Math.max(...scores.medium));
    expect(Math.min(...scores.medium)).toBeGreaterThan(Math.max(...scores.low));
  },
);
