// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { readForm, writeForm } from './form-values.ts';

test('UX-04 entering values leaves checkboxes of one name as they are, and ticks a single one', () => {
  const form = document.body.appendChild(document.createElement('form'));
  for (const [name, value, isOn] of [
    ['member', 'a', true],
    ['member', 'b', false],
    ['remote', 'on', false],
  ] as const)
    form.append(
      Object.assign(document.createElement('input'), {
        type: 'checkbox',
        name,
        value,
        checked: isOn,
      }),
    );
  writeForm(form, { ...readForm(form), remote: 'on' });
  expect([...form.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([
    true,
    false,
    true,
  ]);
});
