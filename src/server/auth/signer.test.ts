import { expect, test } from 'vitest';
import { createSigner } from './signer.ts';

const signer = createSigner('a secret of the server, long enough');
const signed = signer.sign('newsletter.leave', 'one');

test.each([
  ['newsletter.leave', signed, 'one'],
  ['newsletter.confirm', signed, null],
  ['newsletter.leave', signed.replace('one', 'two'), null],
  ['newsletter.leave', `${signed}x`, null],
  ['newsletter.leave', signed.slice(0, -1), null],
  ['newsletter.leave', 'one', null],
  ['newsletter.leave', '', null],
])('SITE-04 for %s, %s opens to %s', (purpose, given, value) => {
  expect(signer.verify(purpose, given)).toBe(value);
});

test('SITE-04 another secret does not verify the value', () => {
  expect(
    createSigner('another secret of another server').verify('newsletter.leave', signed),
  ).toBeNull();
});
