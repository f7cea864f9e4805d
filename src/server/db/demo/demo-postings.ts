import { defaultTimeZone } from '#domain/company/default-time-zone.ts';
import { dayIn } from '#domain/event/instant-of.ts';
import { endOfDay } from '#domain/posting/deadline.ts';
import type { PostingConditions } from '#domain/posting/posting-conditions.ts';
import type { PostingLevel } from '#domain/posting/posting.ts';
import { demoCompanies, type DemoCompany, homeCompany } from './demo-companies.ts';
import { type PostingText, postingTexts } from './demo-posting-texts.ts';
import { demoPracticeQuestions, type DemoQuestion, demoQuestions } from './demo-questions.ts';
import { createRandom, type Random } from './demo-random.ts';
import { type DemoRole, demoRoles, type RoleName } from './demo-roles.ts';
import type { DemoMaker } from './demo-rows.ts';
import { day, hour, later } from './demo-time.ts';

/** A posting that students can have applied to, and the time range for that. */
export type DemoPosting = {
  id: string;
  companyId: string;
  company: DemoCompany;
  title: string;
  category: string;
  role: RoleName;
  level: PostingLevel;
  skills: string[];
  location: string;
  isRemote: boolean;
  opens: Date;
  ends: Date;
  questions: (DemoQuestion & { id: string })[];
};

/** Adds the companies and their postings; returns the postings that can have applications. */
export function addPostings(maker: DemoMaker): DemoPosting[] {
  const random = createRandom(2);
  return demoCompanies.flatMap((company) => {
    const companyId = addCompany(maker, random, company);
    return (postingTexts[company.slug] ?? []).flatMap((text) => {
      const posting = addPosting(maker, random, company, companyId, text);
      return text.state === 'draft' || company.status !== 'approved' ? [] : [posting];
    });
  });
}

function addCompany({ now, id, rows }: DemoMaker, random: Random, company: DemoCompany): string {
  const createdAt = later(now, -random.between(150, 400) * day);
  const companyId = id(createdAt);
  const { hiring: _, members: __, ...shown } = company;
  rows.companies.push({
    id: companyId,
    ...shown,
    website: `https://${shown.slug}.example`,
    createdAt,
    updatedAt: createdAt,
  });
  return companyId;
}

const durations: Record<PostingText['type'], string> = {
  'Full-time': 'Permanent',
  Remote: 'Permanent',
  'Part-time': '20 hours a week',
  Contract: '6 months',
  Internship: '6 months',
};

function addPosting(
  { now, id, rows }: DemoMaker,
  random: Random,
  company: DemoCompany,
  companyId: string,
  text: PostingText,
): DemoPosting {
  const role = demoRoles[text.role];
  const opens = later(now, -text.posted * day - random.between(1, 9) * hour);
  const createdAt = later(opens, -random.between(1, 30) * hour);
  const state = text.state ?? 'active';
  const { timeZone: deadlineZone = defaultTimeZone } = company;
  const lastDay = dayIn(later(now, (text.deadline ?? 0) * day), deadlineZone);
  const deadline = text.deadline === undefined ? null : endOfDay(lastDay, deadlineZone);
  const closedAt = state === 'closed' ? later(opens, random.between(24, 34) * day) : null;
  const [min, max, currency, period] = text.pay ?? [null, null, null, null];
  const posting = { id: id(createdAt), companyId, title: text.title, category: role.category };
  const questions = (demoQuestions[text.title] ?? []).map((question) => ({
    ...question,
    id: id(createdAt),
  }));
  const description = descriptionOf(random, company, role, text.about);
  const skills = random.some(role.skills, random.whole(3, Math.min(9, role.skills.length)));
  rows.postings.push({
    ...posting,
    practiceQuestions: demoPracticeQuestions[text.title]?.join('\n') ?? null,
    sharesPractice: text.title in demoPracticeQuestions,
    screeningQuestions: questions.map(({ answers: _answers, ...question }) => question),
    description,
    primaryRole: role.primaryRole,
    department: role.department,
    duration: text.duration ?? durations[text.type],
    skills,
    level: text.level,
    type: text.type,
    location: text.location,
    workplace: text.workplace ?? 'onsite',
    salaryMin: min && min * 100,
    salaryMax: max && max * 100,
    salaryCurrency: currency,
    salaryPeriod: period,
    deadline,
    deadlineZone,
    ...conditionsOf(now, text.asks),
    state,
    postedAt: state === 'draft' ? null : opens,
    createdAt,
    updatedAt: closedAt ?? opens,
  });
  const ends = [now, deadline ?? now, closedAt ?? now].reduce((a, b) => (a < b ? a : b));
  const { level, location } = text;
  return {
    ...posting,
    company,
    skills,
    role: text.role,
    level,
    location,
    isRemote: text.workplace === 'remote',
    opens,
    ends,
    questions,
  };
}

function conditionsOf(now: Date, asks: PostingText['asks'] = {}): PostingConditions {
  const yearOf = (years: number | null = null) =>
    years === null ? null : now.getUTCFullYear() + years;
  return {
    minDegree: asks.degree ?? null,
    batchFrom: yearOf(asks.batch?.[0]),
    batchTo: yearOf(asks.batch?.[1]),
    needsPermit: asks.permit ?? false,
    skillBadge: null,
  };
}

function descriptionOf(
  random: Random,
  company: DemoCompany,
  role: DemoRole,
  about: string,
): string {
  const list = (items: string[]) => items.map((item) => `- ${item}`).join('\n');
  // One company uses Markdown; the others write plain text.
  const isMarked = company.slug === homeCompany;
  const mark = isMarked ? '## ' : '';
  return [
    about,
    company.description,
    `${mark}What you will do\n${list(random.some(role.duties, random.whole(4, 5)))}`,
    `${mark}What you bring\n${list(random.some(role.needs, random.whole(3, 4)))}`,
    `${mark}Nice to have\n${list([random.pick(role.pluses)])}`,
    isMarked ? `**How we hire.** ${company.hiring}` : company.hiring,
  ].join('\n\n');
}
