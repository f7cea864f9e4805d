import { useTexts } from '#web/lib/texts.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { SiteIcon } from '#web/ui/site-icon.tsx';
import { ChoiceForm } from './choice-form.tsx';
import { type StorySide, storySides } from './home-choices.ts';
import { Mark } from './mark.tsx';
import { pageOfStories } from './wrap-page.ts';

const stories = [
  { id: 'asha', side: 'student' },
  { id: 'meera', side: 'company' },
  { id: 'rahul', side: 'student' },
  { id: 'divya', side: 'student' },
  { id: 'oliver', side: 'company' },
  { id: 'jana', side: 'company' },
  { id: 'omkar', side: 'student' },
  { id: 'daniel', side: 'company' },
] as const;

const hash = 'stories';

const pagerButton =
  'inline-flex size-9 touch-target items-center justify-center rounded-control border text-14 font-medium tabular-nums transition-colors';
const quiet = 'border-line bg-surface text-ink-muted hover:border-line-strong hover:text-ink';

/** Fictional user stories from the demo data, three per page. It never advances by itself. */
export function Stories({ side, page: requestedPage }: { side: StorySide; page: number }) {
  const t = useTexts();
  const matching = stories.filter((story) => side === 'all' || story.side === side);
  const { page, pages, previous, next, shown } = pageOfStories(matching, requestedPage);
  return (
    <div
      role="group"
      aria-roledescription={t('home.stories.carousel')}
      aria-label={t('home.stories.title')}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <ChoiceForm hash={hash} replaces={['stories', 'page']}>
          <div
            role="group"
            aria-label={t('home.stories.filter')}
            className="flex flex-wrap gap-1.5"
          >
            {storySides.map((each) => (
              <button
                key={each}
                type="submit"
                name="stories"
                value={each}
                aria-pressed={each === side}
                className={joinClasses(
                  'inline-flex min-h-9 touch-height items-center rounded-chip border px-4 text-14 font-medium transition-colors',
                  each === side ? 'border-primary bg-primary-soft text-primary' : quiet,
                )}
              >
                {t(`home.stories.sides.${each}`)}
              </button>
            ))}
          </div>
        </ChoiceForm>
        <ChoiceForm hash={hash} replaces={['page']}>
          <div role="group" aria-label={t('home.stories.pages')} className="flex flex-wrap gap-1.5">
            <button
              type="submit"
              name="page"
              value={previous}
              aria-label={t('common.previous-page')}
              className={joinClasses(pagerButton, quiet)}
            >
              <SiteIcon name="chevron-left" className="rtl:-scale-x-100" />
            </button>
            {Array.from({ length: pages }, (_, at) => at + 1).map((number) => (
              <button
                key={number}
                type="submit"
                name="page"
                value={number}
                aria-label={t('home.stories.page', { page: number, pages })}
                aria-current={number === page || undefined}
                className={joinClasses(
                  pagerButton,
                  number === page ? 'border-primary bg-primary text-on-primary' : quiet,
                )}
              >
                {number}
              </button>
            ))}
            <button
              type="submit"
              name="page"
              value={next}
              aria-label={t('common.next-page')}
              className={joinClasses(pagerButton, quiet)}
            >
              <SiteIcon name="chevron-right" className="rtl:-scale-x-100" />
            </button>
          </div>
        </ChoiceForm>
      </div>
      <div
        role="group"
        aria-roledescription={t('home.stories.slide')}
        aria-label={t('home.stories.page', { page, pages })}
        aria-live="polite"
        className="mt-6"
      >
        <ul className="grid gap-4 md:grid-cols-3">
          {shown.map((story) => (
            <li key={story.id} className="min-w-0">
              <Story id={story.id} side={story.side} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

type StoryItem = (typeof stories)[number];

function Story({ id, side }: { id: StoryItem['id']; side: StoryItem['side'] }) {
  const t = useTexts();
  const name = t(`home.stories.told.${id}.name`);
  return (
    <figure className="flex h-full flex-col gap-5 rounded-card border border-line bg-surface p-5 sm:p-6">
      <blockquote className="grow text-ink">
        <p>{t(`home.stories.told.${id}.text`)}</p>
      </blockquote>
      <figcaption className="flex flex-wrap items-center gap-3">
        <Avatar name={name} size="md" />
        <span className="min-w-0 grow basis-40 text-14">
          <span className="block font-semibold text-ink">{name}</span>
          <span className="block text-ink-muted">{t(`home.stories.told.${id}.role`)}</span>
        </span>
        <Mark tone={side === 'student' ? 'info' : 'accent'}>{t('home.stories.example')}</Mark>
      </figcaption>
    </figure>
  );
}
