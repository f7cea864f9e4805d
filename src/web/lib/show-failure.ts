import type { PlainTextKey, Translate } from '#texts/translate.ts';
import { toast } from '#web/ui/toast-store.ts';
import { explainsSignedOut } from './account-signals.ts';
import { callFailure, refusalOf } from './refusal-text.ts';

/** Whether a dialog of the page already says why it failed. */
export const isExplained = (error: unknown): boolean =>
  refusalOf(error) === 'NOT_SIGNED_IN' && explainsSignedOut();

/** Says in a toast what failed and why. */
export function showFailure(t: Translate, title: PlainTextKey, error: unknown): void {
  if (isExplained(error)) return;
  toast({ title: t(title), description: t(callFailure(error)), tone: 'danger' });
}
