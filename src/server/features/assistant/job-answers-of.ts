import type { SearchCard, SearchInput } from '#contract/search.ts';
import {
  type JobSearch,
  readDays,
  readJobSearch,
  widerThan,
} from '#domain/assistant/read-job-search.ts';
import type { PostingLevel, PostingType } from '#domain/posting/posting.ts';
import { typedSearchUrl } from '#domain/search/change-search-url.ts';
import { listSearches } from '#server/features/job-alerts/saved-searches.ts';
import { listRecommended } from '#server/features/match/list-recommended.ts';
import { loadSaved } from '#server/features/saved-jobs/saved-jobs.ts';
import { listSearch } from '#server/features/search/list-search.ts';
import type { PlainTextKey } from '#texts/translate.ts';
import {
  type Answer,
  type AnswerContext,
  linked,
  maxRecordsShown,
  record,
  student,
} from './answer-of.ts';

const jobs = `${student}/jobs`;

export const findJobs: Answer = async (context) => {
  const { ctx, t, message } = context;
  const jobSearch = readJobSearch(message);
  const input = inputOf(jobSearch);
  const found = await listSearch(ctx, input);
  const search = describe(context, jobSearch);
  const link = [searchPath(input), t('assistant-answers.link.search')] as const;
  const count = found.total.count;
  if (search === '') {
    const text =
      count === 0
        ? t('assistant-answers.jobs.none-all')
        : t('assistant-answers.jobs.found-all', { count });
    return [linked(text, ...link), ...found.items.slice(0, maxRecordsShown).map(jobOf(context))];
  }
  if (count > 0) {
    const text =
      found.corrected === null
        ? t('assistant-answers.jobs.found', { count, search })
        : t('assistant-answers.jobs.corrected', { search, corrected: found.corrected });
    return [linked(text, ...link), ...found.items.slice(0, maxRecordsShown).map(jobOf(context))];
  }
  const none = linked(t('assistant-answers.jobs.none', { search }), ...link);
  for (const wider of widerThan(jobSearch)) {
    const others = await listSearch(ctx, inputOf(wider));
    if (others.items.length === 0 || others.corrected !== null) continue;
    return [
      none,
      linked(
        t('assistant-answers.jobs.instead', { search: describe(context, wider) }),
        searchPath(inputOf(wider)),
        t('assistant-answers.link.search'),
      ),
      ...others.items.slice(0, maxRecordsShown).map(jobOf(context)),
    ];
  }
  return [none];
};

export const findNewJobs: Answer = async (context) => {
  const { ctx, t } = context;
  const input: SearchInput = { ...inputOf(readJobSearch(context.message)), sort: 'date' };
  const found = await listSearch(ctx, input);
  if (found.total.count === 0) return findJobs(context);
  return [
    linked(
      t('assistant-answers.jobs.new', { count: found.total.count }),
      searchPath(input),
      t('assistant-answers.link.search'),
    ),
    ...found.items.slice(0, maxRecordsShown).map(jobOf(context)),
  ];
};

export const findClosingJobs: Answer = async (context) => {
  const { ctx, t, message } = context;
  const days = readDays(message);
  const jobSearch = readJobSearch(message.replaceAll(/\d{1,3}\s*days?\b/giu, ' '));
  const search = describe(context, jobSearch);
  const answerTo = async (input: SearchInput, text: (count: number) => string) => {
    const { total, corrected, items } = await listSearch(ctx, input);
    const count = corrected === null ? total.count : 0;
    return [
      linked(text(count), searchPath(input), t('assistant-answers.link.search')),
      ...items.slice(0, count === 0 ? 0 : maxRecordsShown).map(jobOf(context)),
    ];
  };
  const all = () =>
    answerTo({ deadline: days }, (count) =>
      count === 0
        ? t('assistant-answers.jobs.closing-none', { days })
        : t('assistant-answers.jobs.closing', { count, days }),
    );
  if (search === '') return all();
  const narrow = await answerTo({ ...inputOf(jobSearch), deadline: days }, (count) =>
    count === 0
      ? t('assistant-answers.jobs.closing-none-for', { days, search })
      : t('assistant-answers.jobs.closing-for', { count, days, search }),
  );
  return narrow.length > 1 ? narrow : [...narrow, ...(await all())];
};

export const listRecommendedJobs: Answer = async (context) => {
  const { ctx, t } = context;
  const { items } = await listRecommended(ctx);
  if (items.length === 0) {
    return [
      linked(
        t('assistant-answers.jobs.recommended-none'),
        `${student}/update-profile`,
        t('assistant-answers.link.profile'),
      ),
    ];
  }
  return [
    linked(t('assistant-answers.jobs.recommended'), student, t('assistant-answers.link.home')),
    ...items.slice(0, maxRecordsShown).map(jobOf(context)),
  ];
};

export const listSavedJobs: Answer = async ({ ctx, t }) => {
  const { items, total } = await loadSaved(ctx, { limit: maxRecordsShown });
  const text =
    items.length === 0
      ? t('assistant-answers.jobs.saved-none')
      : t('assistant-answers.jobs.saved', { count: total.count });
  const name = ({ title, companyName: company, isOpen }: (typeof items)[number]) => {
    const job = t('assistant-answers.jobs.record', { title, company });
    return isOpen ? job : t('assistant-answers.jobs.closed', { job });
  };
  return [
    linked(text, `${jobs}/saved`, t('assistant-answers.link.saved')),
    ...items.map((item) => record(name(item), `${jobs}/${item.id}`)),
  ];
};

const maxSaved = 50;

export const listSavedDeadlines: Answer = async ({ ctx, t, format }) => {
  const { items } = await loadSaved(ctx, { limit: maxSaved });
  const open = items
    .flatMap(({ deadline, isOpen, ...item }) =>
      isOpen && deadline !== null ? [{ ...item, deadline }] : [],
    )
    .sort((one, other) => one.deadline.getTime() - other.deadline.getTime());
  const text =
    items.length === 0
      ? t('assistant-answers.jobs.saved-none')
      : open.length === 0
        ? t('assistant-answers.jobs.saved-no-deadline')
        : t('assistant-answers.jobs.saved-deadlines');
  return [
    linked(text, `${jobs}/saved`, t('assistant-answers.link.saved')),
    ...open.slice(0, maxRecordsShown).map(({ id, title, companyName: company, deadline }) =>
      record(
        t('assistant-answers.jobs.closes', {
          job: t('assistant-answers.jobs.record', { title, company }),
          date: format.date(deadline),
        }),
        `${jobs}/${id}`,
      ),
    ),
  ];
};

export const listAlerts: Answer = async ({ ctx, t }) => {
  const { kept } = await listSearches(ctx);
  const text =
    kept.length === 0
      ? t('assistant-answers.jobs.alerts-none')
      : t('assistant-answers.jobs.alerts', { count: kept.length });
  return [
    linked(text, `${jobs}/searches`, t('assistant-answers.link.searches')),
    ...kept
      .slice(0, maxRecordsShown)
      .map(({ name, query }) => record(name, `${jobs}?${query.replace(/^\?/u, '')}`)),
  ];
};

function inputOf({ words, place, isRemote, types, levels, salaryMin }: JobSearch): SearchInput {
  return {
    ...(words !== '' && { q: words }),
    ...(place !== '' && { location: place }),
    ...(isRemote && { workplace: ['remote' as const] }),
    ...(types.length > 0 && { type: types }),
    ...(levels.length > 0 && { level: levels }),
    ...(salaryMin !== null && { salaryMin, unit: 'lpa' as const }),
  };
}

function searchPath({ unit: _unit, ...input }: SearchInput): string {
  const entries = Object.entries(input).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((each): [string, unknown] => [name, String(each)]),
  );
  const query = typedSearchUrl(entries, {});
  return `${jobs}${query === '?' ? '' : query}`;
}

const kindTexts = {
  'Full-time': 'posting-kind.full-time',
  'Part-time': 'posting-kind.part-time',
  Contract: 'posting-kind.contract',
  Internship: 'posting-kind.internship',
  Remote: 'posting-kind.remote',
  'Entry Level': 'posting-kind.entry-level',
  '1-3 years': 'posting-kind.1-3-years',
  '3-5 years': 'posting-kind.3-5-years',
  '5+ years': 'posting-kind.5-years',
  Senior: 'posting-kind.senior',
  Lead: 'posting-kind.lead',
} as const satisfies Record<PostingType | PostingLevel, PlainTextKey>;

/** The search in the words of the message. */
function describe({ t }: AnswerContext, jobSearch: JobSearch): string {
  return [
    jobSearch.words,
    ...[...jobSearch.types, ...jobSearch.levels].map((kind) => t(kindTexts[kind])),
    jobSearch.isRemote ? t('assistant-answers.jobs.remote') : '',
    jobSearch.salaryMin === null ? '' : `₹${jobSearch.salaryMin} LPA+`,
    jobSearch.place,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

const jobOf =
  ({ t, format }: AnswerContext) =>
  (card: SearchCard) => {
    let job = t('assistant-answers.jobs.record', { title: card.title, company: card.companyName });
    const place = card.workplace === 'remote' ? t('assistant-answers.jobs.remote') : card.location;
    if (place) job = t('assistant-answers.jobs.place', { job, place });
    if (card.match) job = t('assistant-answers.jobs.match', { job, score: card.match.score });
    if (card.deadline)
      job = t('assistant-answers.jobs.closes', { job, date: format.date(card.deadline) });
    return record(job, `${jobs}/${card.id}`);
  };
