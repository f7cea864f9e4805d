import { expect, test } from 'vitest';
import type { UseTexts } from '#web/lib/texts.tsx';
import { moveFailure } from './move-failure.ts';

const t = ((key: string) => key) as unknown as UseTexts;
const conflict = { code: 'STATUS_CHANGED', data: { status: 'offer_made' } };

test.each([
  ['offer_made', 'company.conflict.already'],
  ['rejected', 'company.conflict.text'],
] as const)('CO-05 of two recruiters, the second who wants “%s” reads %s', (to, text) => {
  expect(moveFailure(t, conflict, { name: 'Asha', to })).toEqual({ isConflict: true, text });
});
