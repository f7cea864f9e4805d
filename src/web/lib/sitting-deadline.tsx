import type { OwnSitting } from '#contract/assessment-sitting.ts';
import { useFormat, useTexts } from './texts.tsx';

type Own = Pick<OwnSitting, 'state' | 'minutes' | 'expiresAt'>;

/** Until when a waiting assessment takes answers; one with a clock has to be started by then. */
export function SittingDeadline({ own: { state, minutes, expiresAt } }: { own: Own }) {
  const t = useTexts();
  const format = useFormat();
  const isKit = minutes === null;
  if (state !== 'invited' && !(state === 'running' && isKit)) return null;
  const date = format.dateTime(expiresAt);
  return isKit ? t('dashboard.answer-by', { date }) : t('dashboard.start-by', { date });
}
