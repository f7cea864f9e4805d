import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { OwnPostingDetails } from '#contract/posting-own.ts';
import type { Missing } from '#domain/posting/missing.ts';
import { changedFields, type PostingContent } from '#domain/posting/posting-content.ts';
import { api } from '#web/lib/api.ts';
import { importWithRetry } from '#web/lib/import-with-retry.ts';
import { usePlanLimitText } from '#web/lib/plan-limit.ts';
import { callFailure, refusalOf } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useIntentKey } from '#web/lib/use-intent-key.ts';
import { toast } from '#web/ui/toast-store.ts';
import type { DeadlinePlace } from './deadline-place.ts';
import type { PostingBackend } from './posting-backend.ts';
import { readPostingDraft, writePostingDraft } from './posting-draft.ts';
import { reduceEditor, savedOf, startEditing } from './posting-editor-state.ts';
import {
  contentOf,
  type FieldProblems,
  missingTexts,
  problemsOf,
  type TypedPosting,
} from './typed-posting.ts';
import { useCopyLink } from './use-copy-link.ts';

const loadChecks = () => importWithRetry(() => import('./publish-checks.ts'));

type Stored = { id: string; version: number };

/**
 * The state of a posting editor: input, saved content, conflicts. No input is lost: this tab stores
 * it until saved, and before overwriting someone else's version users see it.
 */
export function usePostingEditor(options: {
  posting: OwnPostingDetails | null;
  userId: string;
  contact: { name: string; email: string };
  showMissing: boolean;
  deadlinePlace: DeadlinePlace;
  backend: PostingBackend;
  /** Says what else is missing before a save; false stops it. */
  mayStart?: (() => boolean) | undefined;
}) {
  const { posting, userId, backend } = options;
  const t = useTexts();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const keyFor = useIntentKey();
  const limitText = usePlanLimitText(backend.isAdmin ? 'admin' : 'owner');
  const copyLink = useCopyLink();
  const [editor, dispatch] = useReducer(reduceEditor, options, startEditing);
  const { base, version, typed, missing } = editor;
  const draftId = posting?.id ?? 'new';
  const isLeaving = useRef(false);
  const isDirty = !isSame(base, contentOf(typed));

  const restore = useEffectEvent(() => {
    const draft = readPostingDraft(draftId, userId);
    if (draft !== null) dispatch({ type: 'restored', draft });
  });
  useEffect(() => restore(), [draftId]);

  const keep = useEffectEvent(() => {
    if (!isLeaving.current)
      writePostingDraft(draftId, userId, isDirty ? { typed, base, version } : null);
  });
  const isFirst = useRef(true);
  useEffect(() => {
    // The first run precedes restoring the draft.
    if (!isFirst.current) keep();
    isFirst.current = false;
  }, [typed, base, version]);

  const [checks, setChecks] = useState<Awaited<ReturnType<typeof loadChecks>> | null>(null);
  const isUnlawful = missing.some(({ reason }) => reason === 'UNLAWFUL');
  useEffect(() => {
    if (isUnlawful) void loadChecks().then(setChecks);
  }, [isUnlawful]);

  async function store(): Promise<Stored> {
    const content = contentOf(typed);
    if (posting === null) {
      return backend.create(content, { idempotencyKey: keyFor([backend.companyId, content]) });
    }
    const stored = await backend.save({ ...content, postingId: posting.id, version });
    dispatch({ type: 'saved', content, version: stored.version });
    return stored;
  }

  function fail(error: unknown): void {
    const data = (error as { data?: { missing?: Missing[]; current?: OwnPostingDetails } }).data;
    const refusal = refusalOf(error);
    const { current } = data ?? {};
    // The saved content equals the input: the response to an earlier attempt was lost.
    if (current && isSame(savedOf(current), contentOf(typed))) {
      dispatch({ type: 'followed', details: current });
    } else if (refusal === 'POSTING_INCOMPLETE' && data?.missing) {
      dispatch({ type: 'failed', part: { missing: data.missing } });
    } else if (refusal === 'POSTING_CHANGED' && current) {
      dispatch({ type: 'failed', part: { conflict: current } });
    } else {
      const reached = limitText(error);
      const text = reached ? `${reached.title}. ${reached.text}` : t(callFailure(error));
      const failure = { text, isPlan: reached !== undefined };
      dispatch({ type: 'failed', part: { failure } });
    }
  }

  async function submit(publishes: boolean): Promise<void> {
    if (editor.busy !== null) return;
    dispatch({ type: 'tried' });
    if (options.mayStart?.() === false) return;
    const isWrong = Object.keys(problemsOf(typed, t)).length > 0;
    if (isWrong && !publishes) return;
    const content = contentOf(typed);
    dispatch({ type: 'sent', busy: publishes ? 'publishing' : 'saving' });
    let stored: Stored | null = null;
    try {
      // A form that can't be published creates no draft, and learns everything at once.
      const lacking =
        publishes && (posting === null || isWrong)
          ? (await loadChecks()).findLacking(content, options.deadlinePlace)
          : [];
      if (isWrong || lacking.length > 0) {
        dispatch({ type: 'failed', part: { missing: lacking } });
        return;
      }
      const needsSaving = posting === null || isDirty;
      stored = needsSaving ? await store() : { id: posting.id, version };
      if (publishes) stored = await publish(stored);
      const title = typed.title || t('dashboard.untitled-job');
      // The 'saved' note beside the button suffices; a toast would cover the form.
      if (publishes) {
        const { id } = stored;
        toast({
          title: t('posting.done.active', { title }),
          tone: 'success',
          action: {
            label: t('posting.done.copy-link'),
            onAction: () => void copyLink(id),
          },
        });
      }
      if (posting === null) await goTo(stored, content, '');
    } catch (error) {
      const isIncomplete = refusalOf(error) === 'POSTING_INCOMPLETE';
      const reached = limitText(error);
      if (posting === null && stored !== null) {
        await goTo(stored, content, isIncomplete ? '?check=publish' : '');
        if (reached)
          toast({
            title: reached.title,
            description: reached.text,
            tone: 'danger',
            action: {
              label: t('plan.limit.action'),
              onAction: () => void navigate(backend.planPath),
            },
          });
      } else fail(error);
    } finally {
      dispatch({ type: 'sent', busy: null });
      void cache.invalidateQueries({ queryKey: api.posting.key(), refetchType: 'none' });
    }
  }

  async function publish({ id, version: storedVersion }: Stored): Promise<Stored> {
    const input = { postingId: id, version: storedVersion };
    const moved = await backend.publish(input, { idempotencyKey: keyFor(input) });
    dispatch({ type: 'published', version: moved.version, state: moved.state });
    return { id, version: moved.version };
  }

  /**
   * Navigates from the new-posting form to the posting's own URL, with what was typed while it was
   * being created.
   */
  async function goTo(stored: Stored, content: PostingContent, search: string): Promise<void> {
    isLeaving.current = true;
    const latest = readPostingDraft(draftId, userId)?.typed ?? typed;
    writePostingDraft(draftId, userId, null);
    if (!isSame(contentOf(latest), content))
      writePostingDraft(stored.id, userId, {
        typed: latest,
        base: content,
        version: stored.version,
      });
    await navigate(`${backend.pathOf(stored.id)}${search}`, { replace: true });
  }

  const problems: FieldProblems = {
    ...missingTexts(missing, typed, t, checks && checks.unlawfulText),
    ...(editor.isChecked ? problemsOf(typed, t) : {}),
  };
  return {
    ...editor,
    problems,
    isMissing: missing.length > 0,
    isDirty,
    isLeaving,
    change: (part: Partial<TypedPosting>) => dispatch({ type: 'entered', part }),
    submit,
    merge: () => dispatch({ type: 'merged' }),
    takeTheirs: () => dispatch({ type: 'took-theirs' }),
    discard: () => dispatch({ type: 'discarded', posting }),
  };
}

/** Compares postings, ignoring leading and trailing spaces. */
function isSame(one: PostingContent, other: PostingContent): boolean {
  return changedFields(trimmed(one), trimmed(other)).length === 0;
}

function trimmed(content: PostingContent): PostingContent {
  return JSON.parse(JSON.stringify(content), (_, value: unknown) =>
    typeof value === 'string' ? value.trim() : value,
  ) as PostingContent;
}
