import { expect, test } from 'vitest';
import { findProblems } from '#domain/fields.ts';
import { findEventProblems, registrationFields } from './event-fields.ts';
import { eventState } from './event.ts';
import { mayRegister } from './may-register.ts';

const event = {
  title: 'A',
  summary: 'B',
  description: '',
  joinUrl: '',
  startsAt: '2026-12-01T18:00',
  endsAt: '2026-12-01T19:00',
  timeZone: 'Asia/Kolkata',
  places: '',
};

test.each([
  [{}, {}],
  [{ places: '40', joinUrl: 'https://meet.example.test' }, {}],
  [{ title: ' ' }, { title: 'FIELDS_REQUIRED' }],
  [{ summary: 'x'.repeat(301) }, { summary: 'TEXT_TOO_LONG' }],
  [{ joinUrl: 'javascript:alert(1)' }, { joinUrl: 'WEBSITE_INVALID' }],
  [{ timeZone: 'Mars/Olympus' }, { timeZone: 'INVALID_INPUT' }],
  [{ startsAt: '2026-02-30T10:00' }, { startsAt: 'EVENT_TIMES' }],
  [{ endsAt: '2026-12-01T18:00' }, { endsAt: 'EVENT_TIMES' }],
  [{ places: '0' }, { places: 'EVENT_PLACES' }],
  [{ places: '1.5' }, { places: 'EVENT_PLACES' }],
  [{ places: '100001' }, { places: 'EVENT_PLACES' }],
])('SITE-06 an event with %j has the problems %j', (change, problems) => {
  expect(findEventProblems({ ...event, ...change })).toEqual(problems);
});

test.each([
  [{ name: 'Asha', email: 'asha@example.test' }, {}],
  [
    { name: '', email: '' },
    { name: 'FIELDS_REQUIRED', email: 'FIELDS_REQUIRED' },
  ],
  [
    { name: 'x'.repeat(201), email: 'asha' },
    { name: 'NAME_TOO_LONG', email: 'EMAIL_INVALID' },
  ],
])('SITE-06 the registration %j has the problems %j', (form, problems) => {
  expect(findProblems(registrationFields, form)).toEqual(problems);
});

const now = new Date('2026-11-21T10:00:00Z');
const dated = {
  startsAt: new Date('2026-11-21T09:00:00Z'),
  endsAt: new Date('2026-11-21T11:00:00Z'),
  cancelledAt: null,
  places: 2,
  registered: 1,
};

test.each([
  [{}, 'open', { ok: true }],
  [{ registered: 2 }, 'full', { ok: false, refusal: 'EVENT_FULL' }],
  [{ registered: 2, places: null }, 'open', { ok: true }],
  [{ endsAt: now }, 'over', { ok: false, refusal: 'EVENT_OVER' }],
  [{ cancelledAt: now, registered: 2 }, 'cancelled', { ok: false, refusal: 'EVENT_CANCELLED' }],
] as const)('SITE-06 an event with %j is %s', (change, state, verdict) => {
  expect(eventState({ ...dated, ...change }, now)).toBe(state);
  expect(mayRegister(state)).toEqual(verdict);
});
