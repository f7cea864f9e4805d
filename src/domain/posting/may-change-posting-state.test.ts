import { expect, test } from 'vitest';
import { mayChangePostingState, statesAfter } from './may-change-posting-state.ts';
import { postingStates } from './posting.ts';

const allowed = new Set([
  'draft → active',
  'draft → removed',
  'active → closed',
  'closed → active',
  'closed → removed',
]);

const pairs = postingStates.flatMap((from) => postingStates.map((to) => [from, to] as const));

test.each(pairs)('CO-02 ADM-05 a posting changes from %s to %s only where allowed', (from, to) => {
  const refused = { ok: false, refusal: 'POSTING_STATE_NOT_ALLOWED' };
  const isAllowed = allowed.has(`${from} → ${to}`);
  expect(mayChangePostingState(from, to, 'company')).toEqual(isAllowed ? { ok: true } : refused);
  const mayAdmin = isAllowed || (from === 'active' && to === 'removed');
  expect(mayChangePostingState(from, to, 'admin')).toEqual(mayAdmin ? { ok: true } : refused);
});

test('CO-02 no posting returns to draft, and removal is final', () => {
  expect(postingStates.filter((from) => statesAfter(from).includes('draft'))).toEqual([]);
  expect(statesAfter('removed')).toEqual([]);
});
