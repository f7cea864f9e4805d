import { expect, test } from 'vitest';
import { createSigner } from './signer.ts';

const signer = createSigner('a secret of the server, long enough');
const sealed = signer.seal('newsletter.leave', 'one');

test.each([
  ['newsletter.leave', sealed, 'one'],
  ['newsletter.confirm', sealed, null],
  ['newsletter.leave', sealed.replace('one', 'two'), null],
  ['newsletter.leave', `${sealed}x`, null],
  ['newsletter.leave', sealed.slice(0, -1), null],
  ['newsletter.leave', 'one', null],
  ['newsletter.leave', '', null],
])('SITE-04 for %s, %s verifies as %s', (purpose, given, value) => {
  expect(signer.open(purpose, given)).toBe(value);
});

test('SITE-04 another secret does not verify the value', () => {
  expect(
    createSigner('another secret of another server').open('newsletter.leave', sealed),
  ).toBeNull();
});
