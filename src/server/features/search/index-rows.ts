import { sampleSource } from '#domain/external-jobs/source-names.ts';
import { occupationOfPosting } from '#domain/occupation/occupation-of.ts';
import { placeOf } from '#domain/place/place-of.ts';
import { placeMarks } from '#domain/place/place-words.ts';
import { indexIn } from '#domain/posting/index-in.ts';
import { postingCategories, postingLevels, postingTypes } from '#domain/posting/posting.ts';
import { workplaceOf, workplaces } from '#domain/posting/workplace.ts';
import { defaultUsdRate, yearlyRupees } from '#domain/posting/yearly-rupees.ts';
import { factMarks } from '#domain/search/fact-marks.ts';
import { fold } from '#domain/search/fold.ts';
import { indexVersions } from '#domain/search/index-version.ts';
import { lexiconChanges } from '#domain/search/lexicon-changes.ts';
import { marksOf } from '#domain/search/marks.ts';
import { meaningsIn } from '#domain/search/meanings-in.ts';
import { samplePostedAt } from '#domain/search/search.ts';
import { plainWords, skillMark } from '#domain/search/spellings.ts';
import { formLanguageOf, formMarks, pairMarks, partMarks } from '#domain/search/word-forms.ts';
import { skillOf } from '#domain/skill/skill-key.ts';
import type { Ctx } from '#server/context.ts';
import {
  deleteIndexed,
  findUsdRate,
  lockIndexed,
  upsertIndexed,
  upsertSkills,
  type IndexCtx,
  type IndexRow,
  type Indexable,
} from './search-index.store.ts';
import { updateSuggestions, updateWords } from './search-lexicon.store.ts';
import { upsertChanges } from './search-segment.store.ts';

/** Indexes those of these postings that are open and removes the others. */
export async function indexRows(
  ctx: IndexCtx,
  ids: readonly string[],
  open: readonly Indexable[],
): Promise<void> {
  const before = await lockIndexed(ctx, ids);
  if (before.length + open.length === 0) return;
  const skilled = open.map((each) => ({ each, skills: skillsOf(each) }));
  const skillIds = await indexSkills(
    ctx,
    skilled.flatMap(({ skills }) => skills),
  );
  const usdRate = await loadUsdRate(ctx);
  const rows = skilled.map(({ each, skills }) =>
    rowOf(each, skills, { ids: skillIds, usdRate, now: ctx.now }),
  );
  await upsertIndexed(ctx, rows);
  const there = new Set(open.map(({ postingId }) => postingId));
  const gone = ids.filter((id) => !there.has(id));
  if (gone.length > 0) await deleteIndexed(ctx, gone);
  await upsertChanges(ctx, ids);
  const after = skilled.map(({ each, skills }) => ({
    title: each.title,
    company: each.companyName,
    skills: [...new Set(skills.map(({ name }) => name))],
  }));
  const changes = lexiconChanges(before, after);
  await updateSuggestions(ctx, changes.suggestions);
  await updateWords(ctx, changes.words);
}

/** The skills that a posting lists and those in its title. */
function skillsOf({ title, skills }: Indexable) {
  const inTitle = meaningsIn(title).flatMap(({ skill }) => skill ?? []);
  return [
    ...new Map([...skills, ...inTitle].map(skillOf).map((each) => [each.key, each])).values(),
  ];
}

function rowOf(
  each: Indexable,
  skills: { key: string; name: string }[],
  { ids, usdRate, now }: { ids: ReadonlyMap<string, number>; usdRate: number; now: Date },
): IndexRow {
  const { salaryCurrency: currency, salaryPeriod: period } = each;
  const language = formLanguageOf(each.title, each.opening);
  const isSample = each.source === sampleSource;
  const yearly = (amount: number | null) =>
    isSample ? null : yearlyRupees(amount, currency, period, usdRate);
  return {
    postingId: each.postingId,
    companyId: each.companyId,
    source: each.source,
    companyName: each.companyName,
    titleKey: fold(each.title),
    postedAt: isSample ? samplePostedAt : each.postedAt,
    foundAt: each.foundAt,
    // External ones are indexed as they are saved; one that replaces a duplicate is not new.
    indexedAt: each.companyId === null ? each.foundAt : now,
    deadline: each.deadline,
    category: indexIn(postingCategories, each.category),
    occupation: occupationOfPosting(each),
    type: indexIn(postingTypes, each.type),
    level: indexIn(postingLevels, each.level),
    ...placeOf(each.location),
    isRemote: each.isRemote || each.type === 'Remote',
    workplace: indexIn(workplaces, workplaceOf(each)),
    salaryMin: yearly(each.salaryMin ?? each.salaryMax),
    salaryMax: yearly(each.salaryMax ?? each.salaryMin),
    skillIds: [...new Set(skills.flatMap(({ key }) => ids.get(key) ?? []))].sort((a, b) => a - b),
    titleWords: plainWords(each.title),
    companyWords: plainWords(each.companyName),
    version: indexVersions.postings,
    skillWords: plainWords(each.skills.join(', ')),
    marks: [
      marksOf(
        [
          ...meaningsIn(each.title).map(({ mark }) => mark),
          ...pairMarks(each.title),
          ...(language === null ? [] : formMarks(each.title, language)),
          ...(language === null ? [] : partMarks(each.title, language)),
        ],
        isSample ? 'D' : 'A',
      ),
      marksOf(
        [
          ...skills.map(({ name }) => skillMark(name)),
          ...pairMarks([...each.skills, each.companyName].join(' ')),
          ...(language === null ? [] : formMarks(each.skills.join(' '), language)),
          ...factMarks(each),
          ...placeMarks(each.location),
        ],
        isSample ? 'D' : 'B',
      ),
    ].join(' '),
  };
}

/** The ids of these skills by key, for index rows written with them. */
export async function indexSkills(
  ctx: Pick<Ctx, 'db'>,
  skills: readonly { key: string; name: string }[],
): Promise<Map<string, number>> {
  return upsertSkills(ctx, new Map(skills.map(({ key, name }) => [key, name])));
}

/** The current exchange rate in rupees per dollar, for index rows written with it. */
export async function loadUsdRate(ctx: IndexCtx): Promise<number> {
  return (await findUsdRate(ctx)) ?? defaultUsdRate;
}
