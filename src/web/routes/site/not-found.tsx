import { MissingPage } from '#web/routes/failed-page.tsx';

export { pageMeta as meta } from '#web/lib/page-meta.ts';
export { PageFailed as ErrorBoundary } from '#web/routes/failed-page.tsx';

export function loader(): never {
  throw new Response(null, { status: 404 });
}

export default function NotFound() {
  return <MissingPage />;
}
