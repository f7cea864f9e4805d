import { expect, test } from 'vitest';
import { graceMs, undoSeconds } from '#domain/undo.ts';
import { type ApplicationStatus, applicationStatuses } from './application-status.ts';
import { bulkOutcome, mayUndoMoves } from './bulk-move.ts';
import { mayMoveApplication, mayPromise } from './may-move-application.ts';

test('REL-13 each application in a bulk move has its own outcome', () => {
  const wish = { to: 'under_review' as const, stageId: null, version: 3, offer: null };
  const at = (status: ApplicationStatus, version = 3) => ({ status, stageId: null, version });
  expect(bulkOutcome(undefined, wish)).toBe('not_found');
  expect(bulkOutcome(at('pending', 4), wish)).toBe('changed');
  expect(bulkOutcome(at('hired'), wish)).toBe('not_allowed');
  expect(bulkOutcome(at('pending'), wish)).toBe('moved');
  expect(bulkOutcome(at('pending'), { ...wish, stageId: undefined })).toBe('no_stage');
  expect(bulkOutcome(at('under_review'), { ...wish, stageId: 'phone' })).toBe('moved');
});

test('CO-05 a bulk move allows exactly what a single move does', () => {
  for (const status of applicationStatuses) {
    for (const to of applicationStatuses) {
      const facts = { reason: 'x', offer: null };
      const outcome = bulkOutcome(
        { status, stageId: null, version: 1 },
        { ...facts, to, stageId: null, version: 1 },
      );
      const isAllowed =
        mayMoveApplication(status, to, 'member', 'x').ok && mayPromise(status, to, facts).ok;
      expect(outcome === 'moved').toBe(isAllowed);
    }
  }
});

const movedAt = new Date('2026-11-21T10:00:00Z');

test.each([
  [{ actorId: 'a', passed: 0 }, 'yes'],
  [{ actorId: 'a', passed: graceMs }, 'yes'],
  [{ actorId: 'a', passed: graceMs + 1 }, 'UNDO_TOO_LATE'],
  [{ actorId: 'b', passed: 0 }, 'NOT_FOUND'],
])('CO-05 undoing a bulk move %j returns %s', ({ actorId, passed }, answer) => {
  const now = new Date(movedAt.getTime() + passed);
  const verdict = mayUndoMoves({ movedBy: 'a', movedAt, actorId, now });
  expect(verdict.ok ? 'yes' : verdict.refusal).toBe(answer);
});

test('CO-05 Undo expires before students are notified', () => {
  expect(undoSeconds * 1_000).toBeLessThan(graceMs);
});
