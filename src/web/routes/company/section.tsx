import type { Route } from './+types/section.ts';
import Overview, { loader as overviewLoader } from './overview.tsx';

export { ErrorBoundary, meta } from './overview.tsx';

/** Sidebar sections without a page yet show the overview; any other path is a 404. */
const sections = new Set(['interviews', 'analytics', 'talent']);

export async function loader(args: Route.LoaderArgs) {
  const data = await overviewLoader(args);
  if (!sections.has(args.params['*'] ?? '')) throw new Response(null, { status: 404 });
  return data;
}

export default function CompanySection() {
  return <Overview />;
}
