import { DocumentPage } from '#web/features/article/document-page.tsx';
import { loadDocumentPage } from '#web/features/article/load-document-page.ts';

export const loader = loadDocumentPage('terms');

export default function Terms() {
  return <DocumentPage name="terms" />;
}
