import type { Route } from './+types/section.ts';
import { loader as overviewLoader } from './overview.tsx';

/** Every section has its own page; any other path is a 404 for members, and signs others in. */
export async function loader(args: Route.LoaderArgs) {
  await overviewLoader(args);
  throw new Response(null, { status: 404 });
}

export default function CompanySection() {
  return null;
}
