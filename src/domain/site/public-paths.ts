/** Static public pages: the same for everyone, in the sitemap, each with a social image. */
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

/** An alias with the same content. */
const otherPaths = ['/job-search'];

const known: ReadonlySet<string> = new Set([...publicPaths, ...otherPaths]);

/** Pages that are rendered once for everybody. */
export function isPublicPage(path: string): boolean {
  return known.has(path) || /^\/blog\/[a-z0-9-]+$/u.test(path);
}

/** The page's name in the URL of its social image. */
export function shareName(path: PublicPath): string {
  return path === '/' ? 'home' : path.slice(1);
}

/** The social image of a page, or the site's default. */
export function pageImage(path: string): string {
  const known = publicPaths.find((each) => each === path);
  return `/share/page/${known === undefined ? 'site' : shareName(known)}.png`;
}
