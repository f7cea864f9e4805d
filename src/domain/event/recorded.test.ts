import { expect, test } from 'vitest';
import { overEach, overNumbers, overTime } from '#domain/answers-over.fixture.ts';
import { dayMs, hourMs } from '#domain/time.ts';
import { anyZoneMonth } from './any-zone-month.ts';
import { eventState, eventStates, placesLeft } from './event.ts';
import { dayIn, instantOf, wallClockOf } from './instant-of.ts';
import { mayRegister } from './may-register.ts';

const now = new Date('2026-11-21T10:00:00Z');

test('SITE-06 the state of an event, by its end and its places', () => {
  const event = { startsAt: now, endsAt: now, cancelledAt: null, places: null, registered: 5 };
  expect(overTime(now, 1, (endsAt) => eventState({ ...event, endsAt }, now))).toMatchInlineSnapshot(
    `"before over, +0d 00:00:00.001 open"`,
  );
  const later = { ...event, endsAt: new Date(now.getTime() + dayMs) };
  expect(
    overNumbers(
      3,
      7,
      (places) =>
        `${eventState({ ...later, places }, now)} ${placesLeft({ places, registered: 5 })}`,
    ),
  ).toMatchInlineSnapshot(`"3 full 0, 6 open 1, 7 open 2"`);
  expect([
    eventState({ ...event, cancelledAt: now }, now),
    placesLeft(event),
    ...eventStates.map((state) => mayRegister(state).ok),
  ]).toMatchInlineSnapshot(`
    [
      "cancelled",
      null,
      true,
      false,
      false,
      false,
    ]
  `);
  expect(
    overEach(['2026-01', '2026-02', '2026-12', '2028-02'], (month) =>
      Object.values(anyZoneMonth(month)),
    ),
  ).toMatchInlineSnapshot(`
    "2026-01: 2025-12-31T00:00:00.000Z+2026-02-02T00:00:00.000Z
    2026-02: 2026-01-31T00:00:00.000Z+2026-03-02T00:00:00.000Z
    2026-12: 2026-11-30T00:00:00.000Z+2027-01-02T00:00:00.000Z
    2028-02: 2028-01-31T00:00:00.000Z+2028-03-02T00:00:00.000Z"
  `);
});

test('SITE-06 local times around every change of the clock in a year', () => {
  const zones = [
    'Europe/Berlin',
    'America/New_York',
    'Australia/Lord_Howe',
    'Asia/Kolkata',
    'Pacific/Apia',
    'America/St_Johns',
  ];
  const lines = zones.map((zone) => {
    const changes: string[] = [];
    let before = '';
    const note = (wall: number) => {
      const time = new Date(wall).toISOString().slice(0, 16);
      const at = instantOf(time, zone);
      if (at === null) throw new Error(time);
      const isSkipped = wallClockOf(at, zone) !== time;
      const text = `${(wall - at.getTime()) / hourMs}h${isSkipped ? ' skipped' : ''}`;
      if (text !== before) changes.push(`${time} ${text}`);
      before = text;
    };
    const offsetAt = (wall: number) =>
      wall - (instantOf(new Date(wall).toISOString().slice(0, 16), zone)?.getTime() ?? 0);
    for (let day = Date.UTC(2026, 0, 1); day < Date.UTC(2027, 0, 1); day += dayMs) {
      const isChanging = offsetAt(day) !== offsetAt(day + dayMs);
      const times = isChanging ? 48 : 1;
      for (let half = 0; half < times; half++) note(day + half * (hourMs / 2));
    }
    return `${zone}: ${changes.join(', ')}`;
  });
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "Europe/Berlin: 2026-01-01T00:00 1h, 2026-03-29T02:00 1h skipped, 2026-03-29T03:00 2h, 2026-10-25T03:00 1h
    America/New_York: 2026-01-01T00:00 -5h, 2026-03-08T02:00 -5h skipped, 2026-03-08T03:00 -4h, 2026-11-01T02:00 -5h
    Australia/Lord_Howe: 2026-01-01T00:00 11h, 2026-04-05T02:00 10.5h, 2026-10-04T02:00 10.5h skipped, 2026-10-04T02:30 11h
    Asia/Kolkata: 2026-01-01T00:00 5.5h
    Pacific/Apia: 2026-01-01T00:00 13h
    America/St_Johns: 2026-01-01T00:00 -3.5h, 2026-03-08T02:00 -3.5h skipped, 2026-03-08T03:00 -2.5h, 2026-11-01T02:00 -3.5h"
  `);
  expect(
    overTime(
      new Date('2026-03-29T00:00:00Z'),
      1,
      (at) =>
        `${dayIn(at, 'Europe/Berlin')} ${dayIn(at, 'America/New_York')} ${dayIn(at, 'Pacific/Apia')}`,
    ),
  ).toMatchInlineSnapshot(
    `"before 2026-03-28 2026-03-27 2026-03-28, -0d 20:00 2026-03-28 2026-03-28 2026-03-28, -0d 13:00 2026-03-28 2026-03-28 2026-03-29, -0d 01:00 2026-03-29 2026-03-28 2026-03-29, +0d 04:00 2026-03-29 2026-03-29 2026-03-29, +0d 11:00 2026-03-29 2026-03-29 2026-03-30, +0d 22:00 2026-03-30 2026-03-29 2026-03-30"`,
  );
  expect(
    overEach(
      [
        '2026-02-29T10:00',
        '2028-02-29T10:00',
        '2026-13-01T10:00',
        '2026-01-01T24:00',
        '2026-01-01T10:60',
        '2026-1-1T10:00',
        '',
      ],
      (time) => instantOf(time, 'UTC'),
    ),
  ).toMatchInlineSnapshot(`
    "2026-02-29T10:00: null
    2028-02-29T10:00: 2028-02-29T10:00:00.000Z
    2026-13-01T10:00: null
    2026-01-01T24:00: null
    2026-01-01T10:60: null
    2026-1-1T10:00: null
    : null"
  `);
});
