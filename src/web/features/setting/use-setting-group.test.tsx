// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactElement } from 'react';
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

function Example({ save = () => answer.promise }: { save?: (settings: Saved) => Promise<Saved> }) {
  const { form, theirs, saveOver } = useSettingGroup<Saved>({
    group: 'general',
    loaded,
    fields,
    save,
  });
  return (
    <Form form={form}>
      <TextField name="platformName" label="Name" />
      <TextField name="supportEmail" label="Email" />
      <SubmitButton>Save</SubmitButton>
      {theirs && (
        <button type="button" onClick={() => saveOver(theirs)}>
          Keep mine
        </button>
      )}
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

async function render(example: ReactElement) {
  const Stub = createRoutesStub([{ path: '/', Component: () => example }]);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <TextsProvider
          locale="en"
          timeZone="UTC"
          texts={[
            {
              'admin-settings': { saved: 'Settings saved', failed: 'Not saved' },
              refusal: { 'settings-changed': 'Changed' },
            },
          ]}
        >
          <Stub />
        </TextsProvider>
      </QueryClientProvider>,
    ),
  );
  return root;
}

test('ADM-07 what an administrator types while the settings are saved stays', async () => {
  const root = await render(<Example />);
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

test('ADM-07 CO-10 keeping one’s own changes does not undo what somebody else saved in other fields', async () => {
  const sent: Saved[] = [];
  const theirs: Saved = { version: 2, platformName: 'Firstrung', supportEmail: 'us@example.test' };
  const save = async (settings: Saved) => {
    sent.push(settings);
    if (settings.version === theirs.version) return { ...settings, version: 3 };
    throw Object.assign(new Error('changed'), { code: 'SETTINGS_CHANGED', data: theirs });
  };
  const root = await render(<Example save={save} />);
  await enter('platformName', 'First Rung');
  await act(async () => document.querySelector('form')?.requestSubmit());
  expect(field('supportEmail')?.value).toBe('us@example.test');
  await act(async () => document.querySelector<HTMLElement>('button[type=button]')?.click());
  expect(sent.at(-1)).toEqual({ ...theirs, platformName: 'First Rung' });
  await act(async () => root.unmount());
});
