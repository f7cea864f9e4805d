// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { Form } from './form.tsx';
import { SwitchField } from './switch-field.tsx';
import { TextsProvider } from './texts.tsx';
import { useForm } from './use-form.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

function Example() {
  const form = useForm({
    initial: { google: '', password: '' },
    validate: ({ google, password }) => (google || password ? {} : { google: 'NO_WAY_IN' }),
    submit: async () => undefined,
    onDone: () => undefined,
  });
  return (
    <Form form={form}>
      <SwitchField name="google" label="Google" />
      <SwitchField name="password" label="Password" />
    </Form>
  );
}

test('ADM-07 a refused switch says why right below it, and no longer once another is on', async () => {
  const Stub = createRoutesStub([{ path: '/', Component: Example }]);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <TextsProvider
          locale="en"
          timeZone="UTC"
          texts={[{ refusal: { 'no-way-in': 'Nobody could sign in' }, site: {}, common: {} }]}
        >
          <Stub />
        </TextsProvider>
      </QueryClientProvider>,
    ),
  );
  const [google, password] = [...document.querySelectorAll('input')];
  await act(async () => document.querySelector('form')?.requestSubmit());
  const error = document.getElementById(google?.getAttribute('aria-describedby') ?? '');
  expect(error?.textContent).toBe('Nobody could sign in');
  expect(error?.previousElementSibling?.contains(google ?? null)).toBe(true);
  expect(google?.getAttribute('aria-invalid')).toBe('true');
  expect(password?.getAttribute('aria-invalid')).toBe(null);
  await act(async () => password?.click());
  expect(google?.getAttribute('aria-invalid')).toBe(null);
  expect(document.body.textContent).not.toContain('Nobody');
  await act(async () => root.unmount());
});
