// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RefusedForm } from '#contract/page-context.ts';
import { contactFields } from '#domain/contact/contact-fields.ts';
import type { CompiledTexts } from '#texts/compiled-texts.ts';
import { standardToasts } from '#web/ui/toast-store.ts';
import { holdReload, onSignedOut } from './account-signals.ts';
import { api } from './api.ts';
import type { FormOptions } from './form-options.ts';
import { Form, SubmitButton } from './form.tsx';
import { PasswordField } from './password-field.tsx';
import { ReauthenticateContext } from './reauthenticate-context.ts';
import { TextareaField, TextField } from './text-field.tsx';
import { TextsProvider } from './texts.tsx';
import { useForm } from './use-form.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const draft = 'test';
const texts: CompiledTexts[] = [
  {
    common: { missing: 'Please fill this in.', unreachable: 'We couldn’t reach the server.' },
    auth: { show: 'Show', hide: 'Hide' },
    refusal: {
      'email-invalid': 'Please enter a valid email address',
      'email-taken': 'Taken',
      'not-signed-in': 'Sign in',
    },
  },
];

type Options = Partial<FormOptions<string>>;

function Example(options: Options) {
  const form = useForm<string>({
    initial: { email: '', message: '' },
    fields: { email: contactFields.email, message: contactFields.message },
    submit: () => Promise.resolve('/next'),
    onDone: () => undefined,
    ...options,
  });
  return (
    <Form form={form}>
      <TextField name="email" label="Email" />
      <TextareaField name="message" label="Message" />
      <PasswordField name="password" label="Password" autoComplete="off" />
      <SubmitButton>Send</SubmitButton>
      <output>{form.isDirty ? 'unsaved' : 'saved'}</output>
    </Form>
  );
}

let root: Root | undefined;
const page = () => document.body;
const field = (name: string) => page().querySelector<HTMLInputElement>(`[name=${name}]`);
const errorAt = (name: string) =>
  document.getElementById(field(name)?.getAttribute('aria-describedby') ?? '-')?.textContent;

function pageOf(options: Options, refused: RefusedForm | null = null, userId = 'asha'): ReactNode {
  const cache = new QueryClient();
  cache.setQueryData<unknown>(api.account.me.queryKey({ input: {} }), { account: { userId } });
  const Stub = createRoutesStub([
    { id: 'root', path: '/', Component: () => <Example {...options} />, loader: () => null },
  ]);
  return (
    <QueryClientProvider client={cache}>
      <TextsProvider locale="en" timeZone="UTC" texts={texts}>
        <Stub hydrationData={{ loaderData: { root: { refusedForm: refused } } }} />
      </TextsProvider>
    </QueryClientProvider>
  );
}

async function open(options: Options = {}, refused: RefusedForm | null = null, userId = 'asha') {
  const box = page().appendChild(document.createElement('div'));
  await act(async () => {
    root = createRoot(box);
    root.render(pageOf(options, refused, userId));
  });
}

async function enter(name: string, value: string) {
  const control = field(name);
  if (control === null) throw new Error(`no field ${name}`);
  await act(async () => {
    Reflect.set(Object.getPrototypeOf(control), 'value', value, control);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function leave(name: string) {
  await act(async () => {
    field(name)?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
}

const submit = () => act(async () => page().querySelector('form')?.requestSubmit());

beforeEach(() => sessionStorage.clear());
afterEach(async () => {
  await act(async () => root?.unmount());
  page().replaceChildren();
});

test('UX-04 an invalid form shows an error at each field, sends nothing, and focuses the first one', async () => {
  const send = vi.fn(() => Promise.resolve('/next'));
  await open({ submit: send });
  await enter('email', 'asha');
  await submit();
  expect([errorAt('email'), errorAt('message')]).toEqual([
    'Please enter a valid email address',
    'Please fill this in.',
  ]);
  expect(document.activeElement).toBe(field('email'));
  expect(send).not.toHaveBeenCalled();
});

test('UX-04 a field shows its error on blur unless it is empty, and hides it once fixed', async () => {
  await open();
  await leave('message');
  await enter('email', 'asha');
  await leave('email');
  expect([errorAt('email'), errorAt('message')]).toEqual([
    'Please enter a valid email address',
    undefined,
  ]);
  await enter('email', 'asha@example.test');
  expect(errorAt('email')).toBeUndefined();
});

test('UX-04 a refusal is shown once, at its field, until that field changes; all input stays', async () => {
  const refusal = Object.assign(new Error(), { code: 'EMAIL_TAKEN', data: { field: 'email' } });
  await open({ submit: () => Promise.reject(refusal) });
  await enter('email', 'asha@example.test');
  await enter('message', 'Hello');
  await submit();
  expect(errorAt('email')).toBe('Taken');
  expect(page().querySelector('[role=alert]')).toBeNull();
  expect([field('email')?.value, field('message')?.value]).toEqual(['asha@example.test', 'Hello']);
  await enter('email', 'ben@example.test');
  expect(errorAt('email')).toBeUndefined();
});

test('REL-46 a retry of the same intent keeps its key, and a new intent gets a new one', async () => {
  const keys: string[] = [];
  await open({
    submit: (_values, { context }) => {
      keys.push(context.idempotencyKey);
      return Promise.reject(new TypeError('offline'));
    },
  });
  await enter('email', 'asha@example.test');
  await enter('message', 'Hello');
  await submit();
  expect(page().querySelector('[role=alert]')?.textContent).toBe('We couldn’t reach the server.');
  await submit();
  await enter('message', 'Hello again');
  await submit();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('UX-04 a toast says that the form was sent, after the page knows it', async () => {
  const order: unknown[] = [];
  const stop = standardToasts.subscribe(() => order.push(standardToasts.read().at(-1)?.title));
  await open({
    submit: () => Promise.resolve('Hello'),
    onDone: () => order.push('done'),
    doneText: (done, values) => `${done} to ${values['email']}`,
  });
  await enter('email', 'asha@example.test');
  await enter('message', 'Hello');
  await submit();
  stop();
  expect(order).toEqual(['done', 'Hello to asha@example.test']);
});

test('CAR-07 a draft survives the page without its passwords, and is removed once the form is sent', async () => {
  await open({ draft });
  await enter('message', 'Hello');
  await enter('password', 'secret');
  await act(async () => root?.unmount());
  expect(JSON.stringify(sessionStorage)).not.toContain('secret');
  page().replaceChildren();
  await open({ draft });
  expect(field('message')?.value).toBe('Hello');
  await enter('email', 'asha@example.test');
  await submit();
  expect(sessionStorage).toHaveLength(0);
  expect([field('email')?.value, field('message')?.value]).toEqual(['', '']);
});

test('CAR-07 what is typed while the form is being sent stays, as a draft too', async () => {
  const sent = Promise.withResolvers<string>();
  await open({ draft, submit: () => sent.promise });
  await enter('email', 'asha@example.test');
  await enter('message', 'Hello');
  await submit();
  await enter('message', 'Hello again');
  await act(async () => sent.resolve('/next'));
  expect([field('email')?.value, field('message')?.value]).toEqual(['', 'Hello again']);
  expect(Object.values({ ...sessionStorage })).toEqual(['message=Hello+again']);
});

test('CAR-07 who leaves while the form is being sent keeps as a draft what they typed since', async () => {
  const sent = Promise.withResolvers<string>();
  await open({ draft, submit: () => sent.promise });
  await enter('email', 'asha@example.test');
  await enter('message', 'Hello');
  await submit();
  await enter('message', 'Hello again');
  await act(async () => root?.unmount());
  await act(async () => sent.resolve('/next'));
  expect(Object.values({ ...sessionStorage })).toEqual(['message=Hello+again']);
});

test('CAR-07 on a shared browser the next person does not see the draft of the one before', async () => {
  await open({ draft });
  await enter('message', 'A note about Ben');
  await act(async () => root?.unmount());
  page().replaceChildren();
  await open({ draft }, null, 'ben');
  expect(field('message')?.value).toBe('');
  await act(async () => root?.unmount());
  page().replaceChildren();
  await open({ draft });
  expect(field('message')?.value).toBe('A note about Ben');
});

test('UX-06 what was typed before the scripts came counts as typed', async () => {
  const send = vi.fn((_values: Record<string, string>) => Promise.resolve('/next'));
  const example = pageOf({ submit: send });
  const box = page().appendChild(document.createElement('div'));
  box.innerHTML = renderToString(example);
  const early = field('message');
  if (early) early.value = 'Typed early';
  await act(async () => {
    root = hydrateRoot(box, example);
  });
  expect(field('message')?.value).toBe('Typed early');
  expect(page().querySelector('output')?.textContent).toBe('unsaved');
  await enter('email', 'asha@example.test');
  await submit();
  expect(send.mock.calls[0]?.[0]).toMatchObject({ message: 'Typed early' });
});

test('UX-06 a form refused without scripts comes back with the input and the errors', () => {
  const refused: RefusedForm = {
    refusal: 'EMAIL_INVALID',
    values: { email: 'asha', message: 'Hello' },
    keptFile: null,
    retryAfterSeconds: null,
  };
  page().innerHTML = renderToString(pageOf({ action: '/contact' }, refused));
  const form = page().querySelector('form');
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual([
    'post',
    '/contact',
  ]);
  expect([field('email')?.getAttribute('value'), field('message')?.textContent]).toEqual([
    'asha',
    'Hello',
  ]);
  expect(errorAt('email')).toBe('Please enter a valid email address');
  expect(field('email')?.hasAttribute('autofocus')).toBe(true);
});

test('AUTH-05 a form that needs reauthentication is resent with the same input afterwards', async () => {
  const sent: unknown[] = [];
  const refusal = Object.assign(new Error(), { code: 'CONFIRMATION_REQUIRED' });
  const confirm = async <Done,>(work: () => Promise<Done>) => {
    await work().catch(() => undefined);
    return work();
  };
  const submitOnce = (values: Record<string, string>) => {
    sent.push(values['message']);
    return sent.length === 1 ? Promise.reject(refusal) : Promise.resolve('/next');
  };
  const done = vi.fn();
  const box = page().appendChild(document.createElement('div'));
  await act(async () => {
    root = createRoot(box);
    root.render(
      <ReauthenticateContext value={{ confirm, keepers: new Set() }}>
        {pageOf({ submit: submitOnce, onDone: done })}
      </ReauthenticateContext>,
    );
  });
  await enter('email', 'asha@example.test');
  await enter('message', 'Hello');
  await submit();
  expect(sent).toEqual(['Hello', 'Hello']);
  expect(done).toHaveBeenCalledOnce();
});

test('GEN-07 the message that a form was not sent ends with the next attempt', async () => {
  const send = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue('/next');
  await open({ submit: send, failedTitle: 'Not sent' });
  await enter('email', 'asha@example.test');
  await enter('message', 'Hello');
  const messages = () =>
    standardToasts.read().flatMap(({ open: is, title }) => (is ? [title] : []));
  await submit();
  expect(messages()).toEqual(['Not sent']);
  await submit();
  expect(messages()).toEqual([]);
});

test('AUTH-08 UX-04 a dialog that says who was signed out is the only message about it', async () => {
  const refused = { defined: true, code: 'NOT_SIGNED_IN', status: 401 };
  await open({ submit: () => Promise.reject(refused), failedTitle: 'Not saved' });
  await enter('email', 'asha@example.test');
  await enter('message', 'Good day');
  const told = async () => {
    await submit();
    return standardToasts.read().flatMap(({ open: is, title }) => (is ? [title] : []));
  };
  const forget = onSignedOut(() => undefined);
  expect(await told()).not.toContain('Not saved');
  // The dialog is there already, or was closed.
  holdReload(true);
  expect(await told()).toContain('Not saved');
  holdReload(false);
  forget();
  expect(await told()).toContain('Not saved');
});
