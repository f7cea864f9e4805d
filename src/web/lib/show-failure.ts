import type { PlainTextKey, Translate } from '#texts/translate.ts';
import { toast } from '#web/ui/toast-store.ts';
import { callFailure } from './refusal-text.ts';

/** Says in a toast what failed and why. */
export function showFailure(t: Translate, title: PlainTextKey, error: unknown): void {
  toast({ title: t(title), description: t(callFailure(error)), tone: 'danger' });
}
