import { sourceOf } from './source.ts';

/**
 * How a posting names and links to its source where the terms of that ask for it: to its own page of the posting, or to
 * its front page where the address it gave is somebody else's. Null where none ask.
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
