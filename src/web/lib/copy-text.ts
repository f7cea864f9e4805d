import { toast, type ToastMessage } from '#web/ui/toast-store.ts';

type Said = Pick<ToastMessage, 'title' | 'description'>;

/** Copies a text and says so. False where the browser refuses, which is said as well. */
export async function copyText(text: string, said: { done: Said; failed: Said }): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    toast({ ...said.failed, tone: 'danger' });
    return false;
  }
  toast({ ...said.done, tone: 'success' });
  return true;
}
