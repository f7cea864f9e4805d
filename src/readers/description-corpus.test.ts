import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withImplied } from '#domain/ats/implied-skills.ts';
import { matchDescription } from '#domain/ats/match-description.ts';
import { judgeResume } from '#domain/ats/score-resume.ts';
import { skillKeyOf } from '#domain/ats/skill-spellings.ts';
import { readFile } from './read-file.ts';
import { isHeldOut, isTech, markSpans, spanFile, taggedPostings } from './skill-spans.fixture.ts';

const folder = path.join(import.meta.dirname, '../../../shared/data');
const taxonomy = path.join(folder, 'taxonomies/tanova/taxonomy.json');
const pairs = path.join(folder, 'resumes/skillora');
const areThere = [spanFile, taxonomy, pairs].every((each) => existsSync(each));

type Posting = ReturnType<typeof taggedPostings>[number];
const postings = taggedPostings();

test('ATS-04 the corpus is present, otherwise the tests below prove nothing', async ({
  annotate,
}) => {
  if (!areThere) await annotate('skipped: no corpus');
  expect(postings.length > 0).toBe(areThere);
});

test.each([
  ['software', isTech, 0.55],
  ['other work', (each: Posting) => !isTech(each), 0.4],
] as const)(
  'ATS-04 skills found in postings for %s, in the half that no rule was tuned on',
  (_, isChosen, f1) => {
    if (!areThere) return;
    const marks = markSpans(postings.filter(isHeldOut).filter(isChosen), 'overlap');
    expect(marks.f1).toBeGreaterThanOrEqual(f1);
    expect(marks.precision).toBeGreaterThanOrEqual(0.6);
  },
);

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
      const reading = judgeResume(document, read).counted;
      const description = readFileSync(path.join(pairs, 'jd', `${posting}_jd.txt`), 'utf8');
      const input = { description, reading, profileSkills: [], today: '2026-11-22' };
      scores[band].push(matchDescription(input).score);
    }
    process.stdout.write(`${kind} ${JSON.stringify(scores)}\n`);
    expect(Math.min(...scores.high)).toBeGreaterThan(Math.max(...scores.medium));
    expect(Math.min(...scores.medium)).toBeGreaterThan(Math.max(...scores.low));
  },
);
