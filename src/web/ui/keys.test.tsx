// @vitest-environment happy-dom
import { act, type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useSearchParams } from 'react-router';
import { expect, test } from 'vitest';
import { SiteHeaderMenu } from './site-header-menu.tsx';
import { SiteTabs } from './site-tabs.tsx';
import { TableOrCards } from './table-or-cards.tsx';
import { Tabs } from './tabs.tsx';
import { TagInput } from './tag-input.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const values = ['one', 'two', 'three'];
const titles = values.map((value) => ({ value, label: value }));

function LinkTabs() {
  const [search] = useSearchParams();
  const current = search.get('tab') ?? 'two';
  return (
    <SiteTabs name="tab" label="Tabs" tabs={titles} current={current} panelId="panel" hash="x" />
  );
}

function Tags() {
  const [tags, setTags] = useState(['Java']);
  const skills = ['Rust', 'Ruby', 'Go'];
  return (
    <TagInput
      tags={tags}
      onChange={setTags}
      suggest={(typed) => skills.filter((each) => each.startsWith(typed.trim()))}
      nameOf={(typed) => typed.trim()}
      most={3}
      maxLength={20}
      labels={{
        chosen: 'Chosen',
        suggestions: 'Suggestions',
        remove: (tag) => `Remove ${tag}`,
        add: (tag) => `Add ${tag}`,
        added: (tag) => `${tag} added`,
        removed: (tag) => `${tag} removed`,
        found: (count) => `${count} found`,
      }}
    />
  );
}

type Example = { element: ReactNode; start: string; typed?: string };

const examples: Record<string, Example> = {
  tabs: {
    element: <Tabs label="Tabs" tabs={titles.map((tab) => ({ ...tab, panel: tab.value }))} />,
    start: '[role=tab][aria-selected=true]',
  },
  'site-tabs': { element: <LinkTabs />, start: '[role=tab][aria-selected=true]' },
  'tag-input': { element: <Tags />, start: 'input' },
  'tag-input with text': { element: <Tags />, start: 'input', typed: 'Ru' },
  'site-header-menu': {
    element: (
      <SiteHeaderMenu
        menu={{ label: 'More', items: values.map((label) => ({ label, to: `/${label}` })) }}
        className=""
      />
    ),
    start: 'a',
  },
  'table-or-cards': {
    element: (
      <TableOrCards
        caption="Rows"
        columns={[{ key: 'name', header: 'Name', cell: (row: string) => row, main: true }]}
        rows={values}
        rowKey={(row) => row}
        onOpen={() => undefined}
      />
    ),
    start: 'tbody tr:nth-child(2) button',
  },
};

const keys = [
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'],
  ...['Enter', ' ', ',', 'Escape', 'Backspace', 'leaving it'],
];

const nameOf = (element: Element | null) =>
  element === document.body
    ? 'nothing'
    : (element?.getAttribute('aria-label') ?? (element?.textContent || element?.localName));

/** What somebody would notice: the focus, what is chosen, open, typed, listed or announced. */
function shown(): string {
  const all = (selector: string) => [...document.querySelectorAll(selector)].map(nameOf).join(', ');
  const said = {
    focus: nameOf(document.activeElement),
    selected: all('[aria-selected=true]'),
    open: all('details[open] summary, [aria-expanded=true]'),
    typed: document.querySelector('input')?.value,
    listed: all('[aria-label=Chosen] li'),
    says: document.querySelector('[role=status]')?.textContent,
  };
  const parts = Object.entries(said).filter(([, text]) => text);
  return parts.map(([name, text]) => `${name} ${text}`).join('; ');
}

async function press({ element, start, typed }: Example, key: string): Promise<string> {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<MemoryRouter>{element}</MemoryRouter>));
  for (const details of document.querySelectorAll('details')) details.open = true;
  const at = document.querySelector<HTMLElement>(start);
  await act(async () => at?.focus());
  if (typed !== undefined)
    await act(async () => {
      const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      value?.set?.call(at, typed);
      at?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const before = shown();
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  await act(async () => (key === 'leaving it' ? at?.blur() : at?.dispatchEvent(event)));
  const after = shown();
  await act(async () => root.unmount());
  document.body.replaceChildren();
  const change = after === before ? 'as before' : after;
  return `${key === ' ' ? 'Space' : key}: ${change}${event.defaultPrevented ? ' (its own)' : ''}`;
}

const used = import.meta.glob<string>('./*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('HOUSE what each key does in each control matches the reviewed snapshot', async () => {
  const texts: string[] = [];
  for (const [name, example] of Object.entries(examples)) {
    const lines: string[] = [];
    for (const key of keys) lines.push(`  ${await press(example, key)}`);
    texts.push([name, ...lines].join('\n'));
  }
  // If a key is to do something else, `vitest --update` records it and the review sees it.
  await expect(`${texts.join('\n\n')}\n`).toMatchFileSnapshot('keys.snap');
});

test('HOUSE every control with keys of its own is tried', () => {
  const withKeys = Object.entries(used).flatMap(([path, text]) =>
    /onKeyDown=\{(?!\(\))/u.test(text) && !path.includes('.test.') ? [path.slice(2, -4)] : [],
  );
  const tried = Object.keys(examples).map((name) => name.split(' ')[0]);
  expect(withKeys.filter((name) => !tried.includes(name))).toEqual([]);
  expect(withKeys.length).toBeGreaterThan(3);
});
