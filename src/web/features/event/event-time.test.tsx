import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextsProvider } from '#web/lib/texts.tsx';
import { EventTime } from './event-time.tsx';

const startsAt = new Date('2026-12-05T12:30:00Z');
const endsAt = new Date('2026-12-05T14:00:00Z');
const timeIn = (ownZone: string | null, zone?: string) =>
  renderToStaticMarkup(
    <TextsProvider locale="de" timeZone="UTC" ownZone={ownZone} texts={[]}>
      <EventTime startsAt={startsAt} endsAt={endsAt} {...(zone && { zone })} />
    </TextsProvider>,
  );

test('SITE-06 a public page gives the time of an event in the zone of its reader, once known', () => {
  expect(timeIn(null)).toContain('12:30 – 14:00 (UTC)');
  expect(timeIn('Europe/Paris')).toContain('13:30 – 15:00 (MEZ)');
  expect(timeIn('Europe/Paris', 'Asia/Kolkata')).toContain('18:00 – 19:30 (GMT+5:30)');
});
