import { DocumentPage } from '#web/features/article/document-page.tsx';
import { loadDocumentPage } from '#web/features/article/load-document-page.ts';

export { pageMeta as meta } from '#web/lib/page-meta.ts';
export { PageFailed as ErrorBoundary } from '#web/routes/failed-page.tsx';

export const loader = loadDocumentPage('terms');

export default function Terms() {
  return <DocumentPage name="terms" />;
}
