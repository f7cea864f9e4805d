import type { PageData } from './page.ts';

type Tag = { title: string } | { name: string; content: string };

/** The tags of a page, from what its loader named it: title with the product's name behind it, and description. */
export function pageMeta({ loaderData }: { loaderData: PageData | undefined }): Tag[] {
  if (!loaderData?.title) return [];
  const tags: Tag[] = [{ title: `${loaderData.title} · ${loaderData.platformName}` }];
  if (loaderData.description) tags.push({ name: 'description', content: loaderData.description });
  return tags;
}
