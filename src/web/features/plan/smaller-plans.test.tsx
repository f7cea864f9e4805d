// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import type { OwnPlan } from '#contract/plan.ts';
import { plansFor } from '#domain/plan/plan-catalogue.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { SmallerPlans } from './smaller-plans.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const plans = plansFor('company');
const texts = [
  {
    common: { close: 'Close', cancel: 'Cancel' },
    plan: {
      ...Object.fromEntries(plans.map(({ id }) => [`names.${id}`, `the ${id} plan`])),
      'lower.title': 'A smaller plan',
      'lower.text': 'It starts when this one ends.',
      'lower.choose': ['Choose ', ['plan']],
      'lower.ask-open': ['Move to ', ['plan'], '?'],
      'lower.confirm': 'Move',
    },
  },
];
afterEach(() => document.body.replaceChildren());

test('UX-04 the plan asked about stays named while the dialog closes', async () => {
  // The closing animation goes on.
  Reflect.set(HTMLElement.prototype, 'getAnimations', () => [
    { finished: new Promise(() => undefined) },
  ]);
  const largest = plans.at(-1)?.id;
  const own = {
    audience: 'company',
    plan: largest,
    state: 'active',
    nextPlan: null,
    endsAt: null,
  } as unknown as OwnPlan;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <TextsProvider locale="en" timeZone="UTC" texts={texts}>
          <SmallerPlans own={own} />
        </TextsProvider>
      </QueryClientProvider>,
    ),
  );
  const title = () => document.querySelector('dialog h2')?.textContent;
  await act(async () => document.querySelector('button')?.click());
  const asked = title();
  expect(asked).toMatch(/^Move to the .+ plan\?$/u);
  const cancel = [...document.querySelectorAll('dialog button')].find(
    (button) => button.textContent === 'Cancel',
  );
  await act(async () => (cancel as HTMLElement | undefined)?.click());
  expect(title()).toBe(asked);
  await act(async () => root.unmount());
});
