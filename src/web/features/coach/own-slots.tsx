import { useSuspenseQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { OwnSlot } from '#contract/coach.ts';
import { api } from '#web/lib/api.ts';
import { ListPager } from '#web/lib/list-pager.tsx';
import { pageInput } from '#web/lib/page-links.ts';
import { useFormat, useLocale, useTexts } from '#web/lib/texts.tsx';
import { useFreshDialog } from '#web/lib/use-fresh-dialog.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useCoaching } from './use-coaching.ts';

const SlotForm = lazy(() => import('./slot-form.tsx'));

/** The times that the actor offers as a coach, and who booked them. */
export function OwnSlots() {
  const t = useTexts();
  const { timeZone } = useLocale();
  const [params] = useSearchParams();
  const { items, newer, older, total } = useSuspenseQuery(
    api.coach.listOwnSlots.query(pageInput(params)),
  ).data;
  const form = useFreshDialog();
  /** The time that the form changes; null offers another one. */
  const [edited, setEdited] = useState<OwnSlot | null>(null);
  const open = (slot: OwnSlot | null) => {
    setEdited(slot);
    form.open();
  };
  return (
    <section aria-label={t('coach.own.title')} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-13 text-ink-muted" role="status">
          {t('coach.own.count', { count: total.count })} ·{' '}
          {t('coach.zone', { zone: timeZone.replaceAll('_', ' ') })}
        </p>
        <Button variant="primary" icon={Plus} onClick={() => open(null)}>
          {t('coach.own.add')}
        </Button>
      </div>
      {items.length === 0 ? (
        <EmptyState title={t('coach.own.empty')} description={t('coach.own.empty-text')} />
      ) : (
        <ul className="flex flex-col gap-3">
          {items.map((slot) => (
            <OwnSlotRow key={slot.id} slot={slot} onEdit={() => open(slot)} />
          ))}
        </ul>
      )}
      <ListPager
        label={t('coach.slots.pages')}
        newerText={t('coach.slots.newer')}
        olderText={t('coach.slots.older')}
        data={{ newer, older }}
      />
      <Suspense>
        {form.turn > 0 && (
          <SlotForm key={form.turn} slot={edited} last={items.at(-1)} {...form.state} />
        )}
      </Suspense>
    </section>
  );
}

function OwnSlotRow({ slot, onEdit }: { slot: OwnSlot; onEdit: () => void }) {
  const t = useTexts();
  const format = useFormat();
  const coaching = useCoaching();
  const { id: slotId, topic, startsAt, minutes, place, studentName: name, hasStarted } = slot;
  const toastTexts = () => ({
    done: t('coach.own.cancelled'),
    grace: name === null ? '' : t('coach.own.grace'),
    failed: t('coach.own.failed'),
    undo: () => api.coach.undoSlot.call({ slotId }),
  });
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="min-w-0 grow basis-60">
        <h2 className="flex flex-wrap items-center gap-2 text-16 font-semibold wrap-anywhere">
          {topic}
          <Badge tone={name === null ? 'neutral' : 'success'}>
            {name === null ? t('coach.own.open') : t('coach.own.booked', { name })}
          </Badge>
        </h2>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-14">
          <time dateTime={startsAt.toISOString()} className="font-medium">
            {format.dateTime(startsAt, 'full')}
          </time>
          <span className="text-ink-muted">{t('coach.bookings.minutes', { count: minutes })}</span>
        </p>
        <p className="mt-0.5 text-14 wrap-anywhere text-ink-muted">{place}</p>
      </div>
      {!hasStarted && (
        <div className="flex flex-wrap gap-2">
          {name === null && (
            <Button
              size="sm"
              aria-label={t('coach.own.edit-one', { topic, when: format.dateTime(startsAt) })}
              onClick={onEdit}
            >
              {t('coach.own.edit')}
            </Button>
          )}
          <Button
            size="sm"
            busy={coaching.isPending}
            aria-label={t('coach.own.cancel-one', { topic, when: format.dateTime(startsAt) })}
            onClick={() =>
              coaching.mutate({ act: () => api.coach.cancelSlot.call({ slotId }), toastTexts })
            }
          >
            {t('coach.own.cancel')}
          </Button>
        </div>
      )}
    </li>
  );
}
