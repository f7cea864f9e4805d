import { extractSkills } from '#domain/posting/extract-skills.ts';
import { getPath, lineOf, readList } from './get-path.ts';
import { joinPlaces } from './join-places.ts';
import type { Board, RawPosting, Shape } from './raw-posting.ts';
import { stripHtml } from './strip-html.ts';
import { childrenOf } from './xml-formats.ts';

const maxUrlLength = 2_000;

/**
 * Any RSS 2.0 or 1.0, Atom or JSON feed with one job per entry. Elements of common job extensions
 * are read where present; all else is in the title and the text.
 */
export const webfeed: Shape = {
  list: (answer) =>
    childrenOf(answer, 'rss', 'channel')?.flatMap((channel) => readList(channel, 'item')) ??
    childrenOf(answer, 'rdf:RDF', 'item') ??
    childrenOf(answer, 'feed', 'entry') ??
    (isJsonFeed(answer) ? readList(answer, 'items') : undefined),
  read: (item, board, answer) =>
    isJsonFeed(answer) ? readJsonItem(item, board) : readXmlItem(item, board, answer),
};

const isJsonFeed = (answer: unknown) =>
  Array.isArray(getPath(answer, 'items')) && typeof getPath(answer, 'title') === 'string';

function readXmlItem(item: unknown, board: Board | null, answer: unknown): RawPosting {
  const all = (...names: string[]) => names.flatMap((name) => readList(item, name).map(textOf));
  const first = (...names: string[]) => all(...names).find((each) => lineOf(each) !== null);
  const links = readList(item, 'link');
  const page = links.find((each) => (getPath(each, '@rel') ?? 'alternate') === 'alternate');
  const link = lineOf(getPath(page, '@href') ?? textOf(page), maxUrlLength);
  const url = link === null ? null : withBase(link, [board?.name, ...roots(answer), item, page]);
  return {
    ...readEntry({
      title: first('title'),
      company: first('job_listing:company', 'company', 'hiringOrganization', 'employer') ?? '',
      html: first('content:encoded', 'content', 'description', 'summary'),
      places: all(
        'job_listing:location',
        'location',
        'georss:featureName',
        'city',
        'region',
        'country',
      ),
      tags: readList(item, 'category').map(
        (each) => getPath(each, '@label') ?? getPath(each, '@term') ?? textOf(each),
      ),
      type: all('job_listing:job_type', 'jobtype', 'job_type', 'type', 'employmentType'),
      board,
    }),
    ref: first('guid', 'id') ?? url ?? first('title'),
    pay: all('job_listing:salary', 'salary').map((text) => ({ text })),
    postedAt: all('pubDate', 'published', 'dc:date', 'updated'),
    deadline: all('expires', 'expirationDate', 'validThrough', 'deadline'),
    url: [url, ...all('guid')],
  };
}

function readJsonItem(item: unknown, board: Board | null): RawPosting {
  const at = (path: string) => getPath(item, path);
  return {
    ...readEntry({
      title: at('title'),
      company: at('company') ?? at('_jobposting.hiringOrganization.name') ?? '',
      html: at('content_html') ?? escaped(at('content_text')) ?? at('summary'),
      places: [at('location'), at('_jobposting.jobLocation.address.addressLocality')],
      tags: readList(item, 'tags'),
      type: [at('employment_type'), at('_jobposting.employmentType')],
      board,
    }),
    ref: at('id') ?? at('url'),
    pay: [{ text: at('salary') }],
    postedAt: [at('date_published'), at('date_modified')],
    deadline: [at('_jobposting.validThrough')],
    url: [at('url'), at('external_url'), at('id')],
  };
}

type Entry = {
  title: unknown;
  company: unknown;
  html: unknown;
  places: readonly unknown[];
  tags: readonly unknown[];
  type: readonly unknown[];
  board: Board | null;
};

function readEntry({ title: rawTitle, company, html, places, tags, type, board }: Entry) {
  const title = stripHtml(rawTitle);
  return {
    title,
    company: lineOf(stripHtml(company)) ?? board?.company,
    description: [{ html }],
    location: [joinPlaces(places.map(stripHtml))],
    workplace: [...type, ...places, title],
    type: [type.find((each) => lineOf(each) !== null) ?? null, title, ...tags],
    level: [title, ...tags],
    category: [title, ...tags],
    skills: extractSkills(tags.filter((tag) => typeof tag === 'string').join('\n')),
  };
}

/** The elements around the entries of an XML feed. */
const roots = (answer: unknown): unknown[] =>
  ['rss', 'rdf:RDF', 'feed']
    .flatMap((name) => readList(answer, name))
    .flatMap((root) => [root, ...readList(root, 'channel')]);

/** A link relative to the feed's address and to each `xml:base` around it, from the outside in. */
function withBase(link: string, around: readonly unknown[]): string {
  const base = around.reduce<URL | undefined>((outer, each) => {
    const href = typeof each === 'string' ? each : lineOf(getPath(each, '@xml:base'), maxUrlLength);
    return (href === null ? null : URL.parse(href, outer)) ?? outer;
  }, undefined);
  return URL.parse(link, base)?.href ?? link;
}

/** The text of an XML element, with or without attributes. */
function textOf(value: unknown): unknown {
  return typeof value === 'string' ? value : getPath(value, '#');
}

function escaped(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const plain = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return plain
    .split(/\n{2,}/u)
    .map((each) => `<p>${each.replaceAll('\n', '<br>')}</p>`)
    .join('');
}
