// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { OwnApplication } from '#contract/application.ts';
import { namedTexts } from '#testing/named-texts.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { OwnApplicationCard } from './own-application-card.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const texts = namedTexts('application', 'common', 'dashboard', 'own', 'student');

async function textOf(more: Partial<OwnApplication>) {
  const application = {
    id: 'one',
    postingId: 'p',
    postingTitle: 'Baker',
    companyName: 'Kestrelane',
    status: 'offer_made',
    moves: [],
    appliedAt: new Date(0),
    changedAt: new Date(0),
    ...more,
  } as unknown as OwnApplication;
  const Stub = createRoutesStub([
    { path: '/', Component: () => <OwnApplicationCard application={application} isOpen={false} /> },
  ]);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  await act(async () =>
    root.render(
      <TextsProvider locale="en" timeZone="UTC" texts={texts}>
        <Stub />
      </TextsProvider>,
    ),
  );
  const { textContent } = host;
  await act(async () => root.unmount());
  host.remove();
  return textContent;
}

test.each<[string, Partial<OwnApplication>]>([
  ['next.offer_made', { hasAccepted: false, isCompanyAway: false }],
  ['accepted', { hasAccepted: true, isCompanyAway: false }],
  // An open offer can be answered without the company, but a suspended one confirms nothing.
  ['next.offer_made', { hasAccepted: false, isCompanyAway: true }],
  ['company-away', { hasAccepted: true, isCompanyAway: true }],
])('CO-06 ADM-04 the card of an offer says what comes next: %s for %j', async (key, more) => {
  const shown = ['next.offer_made', 'accepted', 'company-away'];
  const text = await textOf(more);
  expect(shown.filter((each) => text.includes(each))).toEqual([key]);
});
