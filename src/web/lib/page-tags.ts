import { feedFormats, feedPath, type FeedFormat, type FeedName } from '#domain/site/feeds.ts';

export type PageTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { rel: string; href: string; type?: string; title?: string };

/** What a public page tells search engines and link previews. */
export type PageSeo = {
  /** The configured origin, regardless of the Host header. */
  origin: string;
  /** The canonical URL of the page. */
  address: string;
  /** Path of the preview image. */
  image: string;
  publishedAt: string | null;
  feed: { name: FeedName; title: string } | null;
};

const picture = { width: '1200', height: '630' };

/**
 * The tags of a page: title with the platform's name appended, description, and tags for search
 * engines and link previews. Private pages get noindex. Computed on the server; browsers receive
 * the finished tags.
 */
export function pageTags(
  { title, description, seo }: { title: string; description: string | null; seo: PageSeo | null },
  platformName: string,
): PageTag[] {
  const tags: PageTag[] = [{ title: `${title} · ${platformName}` }];
  if (description) tags.push({ name: 'description', content: description });
  if (seo === null) return [...tags, { name: 'robots', content: 'noindex' }];
  const image = seo.origin + seo.image;
  tags.push(
    { rel: 'canonical', href: seo.address },
    { property: 'og:site_name', content: platformName },
    { property: 'og:type', content: seo.publishedAt === null ? 'website' : 'article' },
    { property: 'og:title', content: title },
    { property: 'og:url', content: seo.address },
    { property: 'og:image', content: image },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: picture.width },
    { property: 'og:image:height', content: picture.height },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:image', content: image },
  );
  if (description) {
    tags.push(
      { property: 'og:description', content: description },
      { name: 'twitter:description', content: description },
    );
  }
  if (seo.publishedAt !== null) {
    tags.push({ property: 'article:published_time', content: seo.publishedAt });
  }
  const { feed } = seo;
  if (feed !== null) {
    for (const format of Object.keys(feedFormats) as FeedFormat[]) {
      const href = seo.origin + feedPath(feed.name, format);
      const type = feedFormats[format];
      tags.push({ rel: 'alternate', type, title: feed.title, href });
    }
  }
  return tags;
}
