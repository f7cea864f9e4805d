import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CalendarEvent, calendarFeed, calendarText } from './calendar-text.ts';

const event: CalendarEvent = {
  uid: '1@firstrung.test',
  writtenAt: new Date('2026-11-21T10:00:00Z'),
  sequence: 0,
  startsAt: new Date('2026-12-01T12:30:00Z'),
  endsAt: new Date('2026-12-01T13:30:00Z'),
  title: 'Resume hour',
  description: 'We read resumes.',
  place: 'https://meet.example.test/1',
  url: 'https://firstrung.test/community/events/resume-hour',
  isCancelled: false,
};
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

test('SITE-06 an event becomes a calendar with one entry and times in UTC', () => {
  expect(unfolded(calendarText(event))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Firstrung//Community//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:1@firstrung.test',
    'SEQUENCE:0',
    'DTSTAMP:20261121T100000Z',
    'DTSTART:20261201T123000Z',
    'DTEND:20261201T133000Z',
    'SUMMARY:Resume hour',
    'DESCRIPTION:We read resumes.',
    'LOCATION:https://meet.example.test/1',
    'URL:https://firstrung.test/community/events/resume-hour',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('SITE-06 a cancelled event is removed from calendars, and an unknown location is omitted', () => {
  const lines = unfolded(calendarText({ ...event, isCancelled: true, place: null }));
  expect(lines).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED']));
  expect(lines.some((line) => line.startsWith('LOCATION'))).toBe(false);
});

test('PRAC-06 a feed without events is a valid calendar: it holds a component all the same', () => {
  const components = (events: CalendarEvent[]) =>
    unfolded(calendarFeed('Drives', events)).filter((line) => line.startsWith('BEGIN:V'));
  expect(components([])).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VTIMEZONE']);
  expect(components([event])).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VEVENT']);
});

test.each([
  ['a\r\nATTENDEE:mailto:eve@evil.test', String.raw`SUMMARY:a\nATTENDEE:mailto:eve@evil.test`],
  ['a\rBEGIN:VALARM', String.raw`SUMMARY:a\nBEGIN:VALARM`],
  ['a\u2028b\u0085c', String.raw`SUMMARY:a\nb\nc`],
  [String.raw`a\n;b,c`, String.raw`SUMMARY:a\\n\;b\,c`],
  ['a\u0000b\tc', 'SUMMARY:a b c'],
])('SEC-46 the title %j stays one line of text', (title, line) => {
  expect(unfolded(calendarText({ ...event, title }))).toContain(line);
});

test('SEC-46 any text is folded to 75 octets, adds no calendar line, and survives a round trip', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 400 });
  fc.assert(
    fc.property(text, text, (title, description) => {
      const written = calendarText({ ...event, title, description });
      const lines = written.split('\r\n');
      for (const line of lines) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(line.isWellFormed()).toBe(true);
      }
      expect(unfolded(written)).toHaveLength(19);
    }),
  );
});
