export type CalendarEvent = {
  /** The same for all versions of an event. */
  uid: string;
  writtenAt: Date;
  /** Higher in each later version. */
  sequence: number;
  startsAt: Date;
  /** Null for a moment, such as a deadline. */
  endsAt: Date | null;
  title: string;
  description: string;
  place: string | null;
  url: string;
  isCancelled: boolean;
};

/**
 * Writes an event as an iCalendar file (RFC 5545): times in UTC, text escaped, lines of at most 75
 * octets.
 */
export function calendarText(event: CalendarEvent): string {
  return fileOf([
    ...head,
    `METHOD:${event.isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    ...linesOf(event),
    'END:VCALENDAR',
  ]);
}

/** Writes a calendar to subscribe to, which readers refresh every hour. */
export function calendarFeed(name: string, events: readonly CalendarEvent[]): string {
  return fileOf([
    ...head,
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...(events.length === 0 ? utcZone : events.flatMap(linesOf)),
    'END:VCALENDAR',
  ]);
}

/** What a calendar without events holds, because it must hold something (RFC 5545, 3.6). */
const utcZone = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const head = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Firstrung//Community//EN',
  'CALSCALE:GREGORIAN',
];

function linesOf(event: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.writtenAt)}`,
    `DTSTART:${utc(event.startsAt)}`,
    ...(event.endsAt === null ? [] : [`DTEND:${utc(event.endsAt)}`]),
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    ...(event.place === null ? [] : [`LOCATION:${escaped(event.place)}`]),
    `URL:${new URL(event.url).href}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

function fileOf(lines: string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function utc(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d+/gu, '');
}

/** Escapes a TEXT value, so that its line breaks can't inject calendar lines. */
function escaped(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/gu, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/[\\;,]/gu, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}

const maxOctets = 75;

/**
 * Folds a long line between characters; continuation lines start with a space, which counts toward
 * the limit.
 */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0) ?? 0);
    if (octets + size > maxOctets) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}

function octetsOf(point: number): number {
  if (point < 0x80) return 1;
  if (point < 0x8_00) return 2;
  return point < 0x1_00_00 ? 3 : 4;
}
