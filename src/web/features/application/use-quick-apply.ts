import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { graceMs, undoSeconds } from '#domain/undo.ts';
import { api } from '#web/lib/api.ts';
import { invalidate } from '#web/lib/invalidate.ts';
import { usePostingSource } from '#web/lib/posting-view.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useIntentKey } from '#web/lib/use-intent-key.ts';
import { toast } from '#web/ui/toast-store.ts';

const askAgainMs = 2_000;
const maxAtOnce = 30;

type Posting = { id: string; title: string; companyName: string };
type Resume = { id: string; name: string; isWritten: boolean };

/** Applies with one click, offers to undo it until it is sent, and then says that it was sent. */
export function useQuickApply({ id: postingId, companyName: company }: Posting) {
  const t = useTexts();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const keyFor = useIntentKey();
  const source = usePostingSource('search');
  /** The file made of each resume: a retry after a lost response must send the same one. */
  const files = useRef(new Map<string, string>());
  /** Counts what was held and undone, so that only the last one is followed. */
  const pendingCount = useRef(0);
  const refresh = () =>
    invalidate(cache, api.application, api.search, api.match, api.savedJobs.listSaved);
  const undo = async () => {
    try {
      await api.application.undoHeld.call({ postingId });
      pendingCount.current += 1;
      toast({ title: t('apply.quick.undone', { company }), tone: 'success' });
    } catch (error) {
      showFailure(t, 'apply.quick.undo-failed', error);
    }
    await refresh();
    // The cards are rendered once there is time for it.
    setTimeout(() => focusAction(postingId), 300);
  };
  /** Says that it was sent, which a busy server may do later than asked; nothing if it was undone. */
  const confirmSent = async (own: number) => {
    const application = await cache
      .fetchQuery({
        queryKey: ['sent application', postingId, own],
        queryFn: async () => {
          const found = await api.application.findOwn.call({ postingId });
          if (found.application === null) throw new Error('It is not sent yet.');
          return found.application;
        },
        retry: (failures) => own === pendingCount.current && failures < maxAtOnce,
        retryDelay: askAgainMs,
        gcTime: 0,
      })
      .catch(() => null);
    if (application === null || own !== pendingCount.current) return;
    await refresh();
    toast({
      title: t('apply.toast.success'),
      description: t('apply.quick.sent', { company }),
      tone: 'success',
      action: {
        label: t('apply.quick.look'),
        onAction: () =>
          void navigate(`/student-dashboard/applications?application=${application.id}`),
      },
    });
  };
  return useMutation({
    mutationFn: async (resume: Resume) => {
      if (resume.isWritten && !files.current.has(resume.id)) {
        const file = await api.resume.createFile.call({ resumeId: resume.id });
        files.current.set(resume.id, file.id);
      }
      const resumeFileId = files.current.get(resume.id) ?? resume.id;
      const input = { postingId, resumeFileId, source };
      return api.application.hold.call(input, { context: { idempotencyKey: keyFor(input) } });
    },
    onSuccess: async (_held, { name: resume }) => {
      pendingCount.current += 1;
      const own = pendingCount.current;
      toast({
        title: t('apply.quick.held', { company }),
        description: t('apply.quick.with', { resume }),
        durationMs: undoSeconds * 1_000,
        isUndo: true,
        action: { label: t('common.undo'), onAction: () => void undo() },
      });
      setTimeout(() => void confirmSent(own), graceMs + askAgainMs);
      await refresh();
    },
    onError: (error) => showFailure(t, 'apply.quick.failed', error),
  });
}

/** Moves a lost focus to the posting's main action, in a dialog if one is open above its card. */
export function focusAction(postingId: string): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    const id = CSS.escape(postingId);
    // Behind a dialog an action can't take the focus.
    for (const action of document.querySelectorAll<HTMLElement>(`[data-action="${id}"]`)) {
      action.focus({ preventScroll: true });
      if (document.activeElement === action) return;
    }
  });
}
