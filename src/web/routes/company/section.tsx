import type { Route } from './+types/section.ts';
import Overview, { loader as overviewLoader } from './overview.tsx';

export { ErrorBoundary, meta } from './overview.tsx';

/** Sections of the sidebar that have no page of their own yet show the overview; any other address is not there. */
const sections = new Set(['interviews', 'analytics', 'talent', 'notifications']);

export async function loader(args: Route.LoaderArgs) {
  const data = await overviewLoader(args);
  if (!sections.has(args.params['*'] ?? '')) throw new Response(null, { status: 404 });
  return data;
}

export default function CompanySection() {
  return <Overview />;
}
