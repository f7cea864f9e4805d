import { z } from 'zod';
import { documentNames } from '#domain/article/document-names.ts';
import { articleBlockKinds } from '#domain/article/read-article.ts';
import { refuses } from './errors.ts';
import { get } from './procedure.ts';

export const articleSlug = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u);
const tag = z.string().max(40);

export const articleCard = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  author: z.string(),
  /** Publication date, such as 2026-11-21. */
  date: z.iso.date(),
  tags: z.array(tag),
  minutes: z.number().int(),
});
export type ArticleCard = z.infer<typeof articleCard>;

/** An article as structured text without HTML. */
export const articleBlock = z.object({
  kind: z.enum(articleBlockKinds),
  id: z.string().nullable(),
  lines: z.array(
    z.array(
      z.object({
        text: z.string(),
        look: z.enum(['plain', 'strong', 'em', 'code']),
        href: z.string().nullable(),
      }),
    ),
  ),
});

const neighbour = z.object({ slug: z.string(), title: z.string() }).nullable();

export const articleDetails = articleCard.extend({
  blocks: z.array(articleBlock),
  newer: neighbour,
  older: neighbour,
});
export type ArticleDetails = z.infer<typeof articleDetails>;

export const article = {
  list: get('anyone', '/articles')
    .input(
      z.strictObject({
        page: z.coerce.number().int().min(1).max(1_000).optional(),
        tag: tag.optional(),
      }),
    )
    .output(
      z.object({
        items: z.array(articleCard),
        page: z.number().int(),
        pages: z.number().int(),
        tags: z.array(tag),
      }),
    ),
  load: get('anyone', '/articles/{slug}')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ slug: articleSlug }))
    .output(articleDetails),
  loadDocument: get('anyone', '/documents/{name}')
    .input(z.strictObject({ name: z.enum(documentNames) }))
    .output(
      z.object({
        title: z.string(),
        description: z.string(),
        date: z.iso.date(),
        blocks: z.array(articleBlock),
      }),
    ),
};
