import { InterviewCards } from '#web/features/practice/interview-cards.tsx';
import { QuotaNote } from '#web/features/practice/quota-note.tsx';
import { SessionList } from '#web/features/practice/session-list.tsx';
import { pageInput } from '#web/lib/page-links.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const loader = pageLoader({
  texts: ['practice', 'question', 'plan'],
  only: ['student'],
  prefetch: ({ api, load, search }) =>
    Promise.all([
      load(api.practice.loadQuota.query()),
      load(api.practice.listSessions.query(pageInput(search))),
    ]),
  title: (t) => t('practice.title'),
});

export default function Interviews() {
  const t = useTexts();
  return (
    <>
      <PageHeader title={t('practice.title')} purpose={t('practice.purpose')} />
      <div className="mt-4 flex flex-col gap-8">
        <QuotaNote />
        <InterviewCards />
        <SessionList />
      </div>
    </>
  );
}
