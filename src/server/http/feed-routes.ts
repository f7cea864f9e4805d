import type { PostingCard } from '#contract/posting.ts';
import { zoneCity } from '#domain/posting/deadline.ts';
import {
  type FeedFormat,
  feedFormats,
  type FeedName,
  feedNames,
  feedPath,
} from '#domain/site/feeds.ts';
import type { Ctx } from '#server/context.ts';
import { readArticles } from '#server/features/article/articles.ts';
import { listPostings } from '#server/features/posting/public-postings.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { createFormat } from '#texts/format.ts';
import { atomOf, type Feed, jsonFeedOf, rssOf } from './feed-xml.ts';
import type { App } from './http-context.ts';
import { respondPublic } from './public-response.ts';

const seconds = 300;
const postingsShown = 50;
const written: Record<FeedFormat, (feed: Feed) => string> = {
  rss: rssOf,
  atom: atomOf,
  json: jsonFeedOf,
};

export function addFeedRoutes(app: App, publicUrl: string): void {
  const { origin } = new URL(publicUrl);
  app.get('/feeds/:file', async (c) => {
    const [first = '', ending = '', ...rest] = c.req.param('file').split('.');
    const name = feedNames.find((each) => each === first);
    const format = (Object.keys(feedFormats) as FeedFormat[]).find((each) => each === ending);
    if (name === undefined || format === undefined || rest.length > 0) {
      return c.json({ code: 'NOT_FOUND' }, 404);
    }
    const ctx = await c.get('ctx')();
    const feed = await feedOf(ctx, name, origin);
    const text = written[format]({ ...feed, self: origin + feedPath(name, format) });
    return respondPublic(c, text, { type: `${feedFormats[format]}; charset=utf-8`, seconds });
  });
}

async function feedOf(ctx: Ctx, name: FeedName, origin: string): Promise<Omit<Feed, 'self'>> {
  const { platformName } = await loadSettings(ctx);
  const t = ctx.texts.translate('en', 'UTC', platformName);
  if (name === 'blog') {
    return {
      title: t('reading.feeds.blog'),
      description: t('reading.feeds.blog-text'),
      page: `${origin}/blog`,
      items: readArticles().map(({ slug, title, description, author, date, tags }) => ({
        id: `${origin}/blog/${slug}`,
        url: `${origin}/blog/${slug}`,
        title,
        summary: description,
        author,
        publishedAt: new Date(`${date}T00:00:00Z`),
        tags,
      })),
    };
  }
  const { items } = await listPostings(ctx, { limit: postingsShown });
  return {
    title: t('careers.feed'),
    description: t('reading.feeds.postings-text'),
    page: `${origin}/careers`,
    items: items.map((posting) => ({
      id: `${origin}/job-application/${posting.id}`,
      url: `${origin}/job-application/${posting.id}`,
      title: t('reading.feeds.posting', { title: posting.title, company: posting.companyName }),
      summary: summaryOf(ctx, posting),
      author: posting.companyName,
      publishedAt: posting.postedAt,
      tags: posting.skills,
    })),
  };
}

function closesText(deadline: Date, timeZone: string): string {
  return `${createFormat('en', timeZone).dateTime(deadline)} (${zoneCity(timeZone)})`;
}

function summaryOf(ctx: Ctx, posting: PostingCard): string {
  const t = ctx.texts.translate('en');
  const format = createFormat('en', 'UTC');
  const { salary, deadline } = posting;
  const range =
    salary &&
    [...new Set([salary.min, salary.max])]
      .map((amount) => format.money(amount, salary.currency))
      .join(' – ');
  const facts = [
    posting.primaryRole,
    posting.location,
    posting.workplace !== 'onsite' && t(`common.workplaces.${posting.workplace}`),
    posting.type ?? posting.duration,
    salary && range && t(`careers.salary.${salary.period}`, { range }),
    deadline &&
      t('careers.deadline', { when: closesText(deadline, posting.deadlineZone ?? 'UTC') }),
  ];
  return [...new Set(facts)].filter(Boolean).join(' · ');
}
