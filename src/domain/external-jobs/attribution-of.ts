import { sourceOf } from './source.ts';

/**
 * The attribution and link that a source's terms require: its own page of the posting, or its home
 * page where the posting's URL belongs to someone else. Null when the terms require none.
 */
export function attributionOf(
  source: string,
  url: string | null,
): { name: string; url: string } | null {
  const found = sourceOf(source);
  if (!found?.terms || found.home === null) return null;
  const host = url === null ? undefined : URL.parse(url)?.hostname;
  const isTheirs = found.hosts.some((own) => host === own || host?.endsWith(`.${own}`));
  return { name: found.credit ?? found.name, url: (isTheirs ? url : null) ?? found.home };
}
