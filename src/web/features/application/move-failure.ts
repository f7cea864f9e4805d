import type { ApplicationStatus } from '#domain/application/application-status.ts';
import { callFailure, detailOf, refusalOf } from '#web/lib/refusal-text.ts';
import type { UseTexts } from '#web/lib/texts.tsx';

/** Why a move to `to` failed; in a conflict, which status the application has instead. */
export function moveFailure(
  t: UseTexts,
  error: unknown,
  { name, to }: { name: string; to: ApplicationStatus },
): { isConflict: boolean; text: string } {
  const current = detailOf(error, 'status') as ApplicationStatus | undefined;
  if (refusalOf(error) !== 'STATUS_CHANGED' || current === undefined)
    return { isConflict: false, text: t(callFailure(error)) };
  const status = (each: ApplicationStatus) => t(`application.company-status.${each}`);
  const names = { name, now: status(current), wanted: status(to) };
  // Of two who do the same, the second reads that it is done.
  const text =
    current === to ? t('company.conflict.already', names) : t('company.conflict.text', names);
  return { isConflict: true, text };
}
