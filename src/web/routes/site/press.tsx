import { DocumentPage } from '#web/features/article/document-page.tsx';
import { loadDocumentPage } from '#web/features/article/load-document-page.ts';
import { LogoDownloads } from '#web/features/site/logo-downloads.tsx';
import { useTexts } from '#web/lib/texts.tsx';

export const loader = loadDocumentPage('press', ['press']);

export default function Press() {
  const t = useTexts();
  return (
    <DocumentPage name="press" more={{ id: 'logo', title: t('press.logo.title') }}>
      <LogoDownloads />
    </DocumentPage>
  );
}
