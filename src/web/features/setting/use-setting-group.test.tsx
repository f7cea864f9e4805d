// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { text } from '#domain/fields.ts';
import { Form, SubmitButton } from '#web/lib/form.tsx';
import { TextField } from '#web/lib/text-field.tsx';
import { TextsProvider } from '#web/lib/texts.tsx';
import { useSettingGroup } from './use-setting-group.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

type Saved = { version: number; platformName: string; supportEmail: string };

const loaded: Saved = { version: 1, platformName: 'Firstrung', supportEmail: '' };
const fields = { platformName: text({ max: 80 }), supportEmail: text({ max: 80 }) };
const answer = Promise.withResolvers<Saved>();

function Example() {
  const { form } = useSettingGroup<Saved>({
    group: 'general',
    loaded,
    fields,
    save: () => answer.promise,
  });
  return (
    <Form form={form}>
      <TextField name="platformName" label="Name" />
      <TextField name="supportEmail" label="Email" />
      <SubmitButton>Save</SubmitButton>
      <output>{form.isDirty ? 'unsaved' : 'saved'}</output>
    </Form>
  );
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);

async function enter(name: string, value: string) {
  const control = field(name);
  await act(async () => {
    if (control) Reflect.set(Object.getPrototypeOf(control), 'value', value, control);
    control?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

test('ADM-07 what an administrator types while the settings are saved stays', async () => {
  const Stub = createRoutesStub([{ path: '/', Component: Example }]);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <TextsProvider
          locale="en"
          timeZone="UTC"
          texts={[{ 'admin-settings': { saved: 'Settings saved', failed: 'Not saved' } }]}
        >
          <Stub />
        </TextsProvider>
      </QueryClientProvider>,
    ),
  );
  await enter('platformName', 'First Rung');
  await act(async () => document.querySelector('form')?.requestSubmit());
  await enter('supportEmail', 'help@example.test');
  await act(async () => answer.resolve({ ...loaded, version: 2, platformName: 'First Rung' }));
  expect([field('platformName')?.value, field('supportEmail')?.value]).toEqual([
    'First Rung',
    'help@example.test',
  ]);
  expect(document.querySelector('output')?.textContent).toBe('unsaved');
  await act(async () => root.unmount());
});
