import { useSearchParams } from 'react-router';
import { OwnApplications } from '#web/features/application/own-applications.tsx';
import { OwnBoard } from '#web/features/application/own-board.tsx';
import { OwnCalendar } from '#web/features/application/own-calendar.tsx';
import { OwnViews, ownView } from '#web/features/application/own-views.tsx';
import { prefetchOwnApplications } from '#web/features/application/prefetch-own-applications.ts';
import { SavedJobsTabs } from '#web/features/saved-jobs/saved-jobs-tabs.tsx';
import { monthIn, monthOf } from '#web/lib/months.ts';
import { renderedZone } from '#web/lib/page-context.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const loader = pageLoader({
  texts: ['applications', 'calendar', 'saved-jobs'],
  only: ['student'],
  prefetch: (page) =>
    ({
      board: () => page.load(page.api.application.listOwnBoard.query()),
      calendar: () => {
        const thisMonth = monthOf(new Date(), renderedZone(page.context));
        const input = { month: monthIn(page.search, thisMonth) };
        return page.load(page.api.application.listOwnDates.query(input));
      },
      list: () => prefetchOwnApplications(page, 'page'),
    })[ownView(page.search)](),
  title: (t) => t('applications.title'),
});

const shown = {
  board: OwnBoard,
  calendar: OwnCalendar,
  list: () => <OwnApplications place="page" />,
};

export default function Applications() {
  const t = useTexts();
  const [search] = useSearchParams();
  const View = shown[ownView(search)];
  return (
    <>
      {search.has('applied') && (
        <Callout tone="success" className="mb-6 hidden noscript:flex">
          {t('student.sent')}
        </Callout>
      )}
      <PageHeader title={t('applications.title')} purpose={t('applications.purpose')} />
      <div className="mt-6 flex flex-col gap-6">
        <SavedJobsTabs />
        <OwnViews />
      </div>
      <View />
    </>
  );
}
