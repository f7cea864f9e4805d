import { storedData } from '#domain/site/stored-data.ts';
import { DocumentPage } from '#web/features/article/document-page.tsx';
import { loadDocumentPage } from '#web/features/article/load-document-page.ts';
import { ReasonList } from '#web/features/site/reason-list.tsx';
import { useTexts } from '#web/lib/texts.tsx';

export const loader = loadDocumentPage('privacy', ['privacy']);

export default function Privacy() {
  const t = useTexts();
  return (
    <DocumentPage name="privacy" more={{ id: 'kept', title: t('privacy.title') }}>
      <ReasonList
        id="kept"
        title={t('privacy.title')}
        items={storedData.map(({ text }) => ({
          key: text,
          title: t(`privacy.kept.${text}.name`),
          facts: [
            [t('privacy.what'), t(`privacy.kept.${text}.what`)],
            [t('privacy.why'), t(`privacy.kept.${text}.why`)],
            [t('privacy.life'), t(`privacy.kept.${text}.life`)],
          ],
        }))}
      />
    </DocumentPage>
  );
}
