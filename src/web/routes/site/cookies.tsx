import { browserKeys } from '#domain/site/browser-keys.ts';
import { DocumentPage } from '#web/features/article/document-page.tsx';
import { loadDocumentPage } from '#web/features/article/load-document-page.ts';
import { ReasonList } from '#web/features/site/reason-list.tsx';
import { useTexts } from '#web/lib/texts.tsx';

export const loader = loadDocumentPage('cookies', ['cookies']);

export default function Cookies() {
  const t = useTexts();
  return (
    <DocumentPage name="cookies">
      <ReasonList
        id="kept"
        title={t('cookies.title')}
        items={browserKeys.map(({ name, kind, text }) => ({
          key: name,
          title: <code className="font-mono text-[0.9375em]">{name}</code>,
          note: t(`cookies.kind.${kind}`),
          facts: [
            [t('cookies.purpose'), t(`cookies.keys.${text}.purpose`)],
            [t('cookies.life'), t(`cookies.keys.${text}.life`)],
          ],
        }))}
      />
    </DocumentPage>
  );
}
