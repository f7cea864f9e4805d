import { CalendarPlus, GraduationCap } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { filterLink } from '#web/lib/page-links.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useOpenDialog } from '#web/lib/use-open-dialog.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { DriveCalendar } from './drive-calendar.tsx';
import { driveView, showInput } from './drive-input.ts';
import { DriveTable } from './drive-table.tsx';

const ResultsForm = lazy(() => import('./results-form.tsx'));
const FeedDialog = lazy(() => import('./feed-dialog.tsx'));

export const quotes = ['0', '1', '2', '3', '4'] as const;
type Quote = (typeof quotes)[number];

/** The off-campus placement calendar. `quote` is the one of this visit. */
export function DrivePage({ quote: first, now: opened }: { quote: Quote; now: Date }) {
  const t = useTexts();
  const [params] = useSearchParams();
  // A filter loads the page again, but the visit continues.
  const [{ quote, now }] = useState({ quote: first, now: opened });
  const { wasOpen, open, stateOf } = useOpenDialog<'results' | 'feed'>();
  const view = driveView(params);
  return (
    <>
      <PageHeader
        title={t('drive.title')}
        purpose={t('drive.purpose')}
        action={
          <>
            <Button icon={CalendarPlus} onClick={() => open('feed')}>
              {t('drive.feed.action')}
            </Button>
            <Button variant="primary" icon={GraduationCap} onClick={() => open('results')}>
              {t('drive.marks.action')}
            </Button>
          </>
        }
      />
      <blockquote className="mt-4 border-s-2 border-accent ps-3 text-14 text-ink-muted italic">
        {t(`drive.quotes.${quote}`)}
      </blockquote>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        <Choices
          label={t('dashboard.view')}
          name="view"
          value={view}
          options={(['table', 'calendar'] as const).map((value) => ({
            value,
            text: t(`drive.views.${value}`),
          }))}
        />
        <Choices
          label={t('drive.which-drives')}
          name="show"
          value={showInput(params).show}
          options={(['all', 'following'] as const).map((value) => ({
            value,
            text: t(`drive.show.${value}`),
          }))}
        />
      </div>
      <div className="mt-6">
        {view === 'calendar' ? (
          <DriveCalendar now={now} />
        ) : (
          <DriveTable onAddResults={() => open('results')} />
        )}
      </div>
      <Suspense>
        {wasOpen.has('results') && <ResultsForm {...stateOf('results')} />}
        {wasOpen.has('feed') && <FeedDialog {...stateOf('feed')} />}
      </Suspense>
    </>
  );
}

/** Links that set one query parameter; the first option is the default. */
function Choices({
  label,
  name,
  value,
  options,
}: {
  label: string;
  name: string;
  value: string;
  options: readonly { value: string; text: string }[];
}) {
  const [params] = useSearchParams();
  return (
    <nav aria-label={label} className="flex gap-2">
      {options.map((option, index) => (
        <ButtonLink
          key={option.value}
          to={filterLink(params, { [name]: index === 0 ? '' : option.value })}
          variant={option.value === value ? 'secondary' : 'ghost'}
          aria-current={option.value === value ? 'page' : undefined}
          preventScrollReset
        >
          {option.text}
        </ButtonLink>
      ))}
    </nav>
  );
}
