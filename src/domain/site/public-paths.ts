/** Pages that stand for themselves: the same for everyone, in the sitemap, each with a picture to share it by. */
export const publicPaths = [
  '/',
  '/about',
  '/ai-resume-builder',
  '/blockchain-verification',
  '/blog',
  '/careers',
  '/community',
  '/companies',
  '/contact',
  '/features',
  '/job-board',
  '/jobs',
  '/matching',
  '/mock-interviews',
  '/newsletter',
  '/students',
  '/press',
  '/terms',
  '/privacy',
  '/cookies',
] as const;
export type PublicPath = (typeof publicPaths)[number];

/** The name of a page in the address of its picture. */
export function shareName(path: PublicPath): string {
  return path === '/' ? 'home' : path.slice(1);
}

/** The picture of a page: its own, or the one that stands for the whole site. */
export function pageImage(path: string): string {
  const known = publicPaths.find((each) => each === path);
  return `/share/page/${known === undefined ? 'site' : shareName(known)}.png`;
}
