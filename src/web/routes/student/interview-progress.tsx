import { BackLink } from '#web/features/practice/back-link.tsx';
import { PracticeProgress } from '#web/features/practice/practice-progress.tsx';
import { SessionList } from '#web/features/practice/session-list.tsx';
import { pageInput } from '#web/lib/page-links.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const loader = pageLoader({
  texts: ['practice', 'question'],
  only: ['student'],
  prefetch: ({ api, load, search }) =>
    Promise.all([
      load(api.practice.loadProgress.query()),
      load(api.practice.listSessions.query(pageInput(search))),
    ]),
  title: (t) => t('practice.cards.progress.title'),
});

export default function InterviewProgress() {
  const t = useTexts();
  return (
    <>
      <PageHeader
        above={<BackLink />}
        title={t('practice.cards.progress.title')}
        purpose={t('practice.cards.progress.text')}
      />
      <div className="mt-6 flex flex-col gap-8">
        <PracticeProgress />
        <SessionList />
      </div>
    </>
  );
}
