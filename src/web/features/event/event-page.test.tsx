import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { WholeEvent } from '#contract/event.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { EventPage } from './event-page.tsx';

const event = {
  slug: 'evening',
  title: 'Evening',
  summary: 'Talks.',
  placesLeft: null,
  timeZone: 'UTC',
  startsAt: new Date(0),
  endsAt: new Date(0),
} as WholeEvent;

const render = (address: string, state: WholeEvent['state'], own?: string) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <TextsProvider
        locale="en"
        timeZone="UTC"
        texts={[
          {
            event: {
              back: 'All events',
              registered: 'You’re registered',
              'registered-text': 'See the email.',
              'form.title': 'Register',
              when: 'When',
              where: 'Where',
              'where-text': 'Online',
              places: 'Spots',
              'places-left': 'Left',
              unlimited: 'Unlimited',
              calendar: 'Add to calendar',
              'state.open': 'Open',
              'state.full': 'Full',
              'full-text': 'This event is full.',
              'state.over': 'Ended',
              'over-text': 'This event has ended.',
            },
          },
        ]}
      >
        <EventPage event={{ ...event, state }} description="" form={<form />} own={own} />
      </TextsProvider>
    </MemoryRouter>,
  );

test('SITE-06 a registered visitor is told so and not asked again', () => {
  expect(render('/community/events/evening', 'open')).toContain('<form');
  const after = render('/community/events/evening?registered=1', 'open');
  expect(after).toContain('You’re registered');
  expect(after).not.toContain('<form');
  expect(render('/community/events/evening?registered=1', 'full')).toContain('This event is full.');
});

test('SITE-06 a registered user who comes back sees the registration, not the form', () => {
  for (const state of ['open', 'full'] as const) {
    const back = render('/community/events/evening', state, 'Your registration');
    expect(back).toContain('Your registration');
    for (const other of ['<form', 'This event is full.', 'Add to calendar'])
      expect(back).not.toContain(other);
  }
  expect(render('/community/events/evening', 'over', 'Your registration')).not.toContain(
    'Your registration',
  );
});
