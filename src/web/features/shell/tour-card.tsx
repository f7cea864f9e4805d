import * as Popover from 'radix-ui/popover';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Me } from '#contract/account.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { type TourStop, tourStops } from '#web/lib/tour.ts';
import { Button } from '#web/ui/button.tsx';

/** One stop of the tour, next to the part of the page that it explains. */
export default function TourCard({ kind, onClose }: { kind: Me['kind']; onClose: () => void }) {
  const t = useTexts();
  const [stops] = useState(findStops);
  const [at, setAt] = useState(0);
  const stop = stops[at];
  const forward = useRef<HTMLButtonElement>(null);
  const place = useMemo(() => (stop ? placeFor(stop.element) : null), [stop]);
  useEffect(() => {
    stop?.element.scrollIntoView({ block: 'nearest' });
  }, [stop]);
  if (stop === undefined || place === null) return null;
  const isLast = at === stops.length - 1;
  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Popover.Anchor key={stop.name} virtualRef={place.anchor} />
      <Popover.Portal>
        <Popover.Content
          side={place.side}
          align={place.side === 'right' ? 'start' : 'center'}
          sideOffset={8}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            forward.current?.focus();
          }}
          collisionPadding={12}
          aria-label={t('shell.tour.title')}
          className="z-50 w-80 max-w-[calc(100vw-1.5rem)] animate-rise rounded-card border border-line bg-surface p-4 shadow-raised outline-none"
        >
          <Popover.Arrow className="fill-surface" width={16} height={8} />
          <p className="text-13 text-ink-subtle">
            {t('shell.tour.position', { at: at + 1, count: stops.length })}
          </p>
          <p aria-live="polite" className="mt-1 text-14 text-ink">
            {stop.name === 'steps'
              ? t('shell.tour.steps')
              : t(`shell.tour.${stop.name}.${kind === 'student' ? 'student' : 'company'}`)}
          </p>
          <div className="mt-4 flex items-center justify-between gap-2">
            {isLast ? (
              <span />
            ) : (
              <Button variant="ghost" size="sm" onClick={onClose}>
                {t('shell.tour.skip')}
              </Button>
            )}
            <Button
              ref={forward}
              variant="primary"
              size="sm"
              onClick={() => (isLast ? onClose() : setAt(at + 1))}
            >
              {t(isLast ? 'dashboard.done' : 'shell.tour.next')}
            </Button>
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Those stops that this page shows at this width, each with the element that stands for it. */
function findStops(): { name: TourStop; element: HTMLElement }[] {
  return tourStops.flatMap((name) => {
    const marked = document.querySelectorAll<HTMLElement>(`[data-tour="${name}"]`);
    const element = [...marked].find((each) => each.getClientRects().length > 0);
    return element ? [{ name, element }] : [];
  });
}

/** The widest card with its distance and padding. */
const cardWidth = 350;

/** Beside a tall element, or below its heading when there is no room beside it either. */
function placeFor(element: HTMLElement): {
  anchor: { current: Element };
  side: 'right' | 'bottom';
} {
  const isTall = element.clientHeight > window.innerHeight / 2;
  const { left, right } = element.getBoundingClientRect();
  const hasRoom = Math.max(left, window.innerWidth - right) >= cardWidth;
  if (isTall && hasRoom) return { anchor: { current: element }, side: 'right' };
  const part = isTall ? element.querySelector('h2') : null;
  return { anchor: { current: part ?? element }, side: 'bottom' };
}
