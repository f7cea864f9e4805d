import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { OwnPostingDetails } from '#contract/posting.ts';
import type { Missing } from '#domain/posting/find-missing-for-publishing.ts';
import {
  changedFields,
  emptyContent,
  type PostingContent,
} from '#domain/posting/posting-content.ts';
import { api } from '#web/lib/api.ts';
import { callFailure, refusalOf } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useIntentKey } from '#web/lib/use-intent-key.ts';
import { toast } from '#web/ui/toast-store.ts';
import { readKept, writeKept } from './kept-posting.ts';
import { postingPath } from './posting-path.ts';
import {
  contentOf,
  type FieldProblems,
  missingTexts,
  problemsOf,
  type TypedPosting,
  typedOf,
} from './typed-posting.ts';

type Stored = { id: string; version: number };
type Busy = 'saving' | 'publishing' | null;

/** The saved content out of all that is known of a posting. */
function savedOf(details: OwnPostingDetails | null): PostingContent {
  if (details === null) return emptyContent;
  const fields = Object.keys(emptyContent) as (keyof PostingContent)[];
  return Object.fromEntries(fields.map((field) => [field, details[field]])) as PostingContent;
}

/**
 * A posting that is being written: what is typed, what is saved, what is in the way. Nothing typed is lost: this tab
 * keeps it until it is saved, and who saves over somebody else's version is shown theirs first.
 */
export function usePostingEditor(options: {
  posting: OwnPostingDetails | null;
  userId: string;
  showMissing: boolean;
}) {
  const { posting, userId } = options;
  const t = useTexts();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const keyFor = useIntentKey();
  const [base, setBase] = useState(() => savedOf(posting));
  const [version, setVersion] = useState(posting?.version ?? 0);
  const [typed, setTyped] = useState<TypedPosting>(() => typedOf(base));
  const [missing, setMissing] = useState<Missing[]>(
    options.showMissing ? (posting?.missing ?? []) : [],
  );
  const [state, setState] = useState(posting?.state ?? 'draft');
  const [attempt, setAttempt] = useState(0);
  const [isChecked, setChecked] = useState(false);
  const [conflict, setConflict] = useState<OwnPostingDetails | null>(null);
  const [note, setNote] = useState<'restored' | 'merged' | null>(null);
  const [formKey, setFormKey] = useState(0);
  const [busy, setBusy] = useState<Busy>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const keptId = posting?.id ?? 'new';
  const isLeaving = useRef(false);
  const isDirty = !isSame(base, contentOf(typed));

  const replace = (content: TypedPosting) => {
    setTyped(content);
    setFormKey((key) => key + 1);
  };

  const restore = useEffectEvent(() => {
    const kept = readKept(keptId, userId);
    if (kept === null) return;
    setBase(kept.base);
    setVersion(kept.version);
    replace(kept.typed);
    setNote('restored');
  });
  // oxlint-disable-next-line react/set-state-in-effect -- what this tab kept is unknown where the page was first made
  useEffect(() => restore(), [keptId]);

  const keep = useEffectEvent(() => {
    if (!isLeaving.current) writeKept(keptId, userId, isDirty ? { typed, base, version } : null);
  });
  const isFirst = useRef(true);
  useEffect(() => {
    // The first time is before what was kept came back.
    if (!isFirst.current) keep();
    isFirst.current = false;
  }, [typed, base, version]);

  function change(part: Partial<TypedPosting>): void {
    setTyped((now) => ({ ...now, ...part }));
    setMissing((all) =>
      all.filter(({ field }) => !(field in part) || part[field] === typed[field]),
    );
  }

  /** Saves what is typed. */
  async function store(): Promise<Stored> {
    const content = contentOf(typed);
    if (posting === null) {
      return api.posting.create.call(content, { context: { idempotencyKey: keyFor(content) } });
    }
    const stored = await api.posting.save.call({ ...content, postingId: posting.id, version });
    setBase(content);
    setVersion(stored.version);
    setConflict(null);
    setNote(null);
    return stored;
  }

  function fail(error: unknown): void {
    const data = (error as { data?: { missing?: Missing[]; current?: OwnPostingDetails } }).data;
    const refusal = refusalOf(error);
    // What was saved is what is typed: the answer to an earlier try was lost on its way.
    if (data?.current && isSame(savedOf(data.current), contentOf(typed))) {
      follow(data.current);
      return;
    }
    setAttempt((times) => times + 1);
    if (refusal === 'POSTING_INCOMPLETE' && data?.missing) setMissing(data.missing);
    else if (refusal === 'POSTING_CHANGED' && data?.current) setConflict(data.current);
    else setFailure(t(callFailure(error)));
  }

  async function submit(publishes: boolean): Promise<void> {
    if (busy !== null) return;
    setChecked(true);
    setFailure(null);
    setAttempt((times) => times + 1);
    if (Object.keys(problemsOf(typed, t)).length > 0) return;
    setBusy(publishes ? 'publishing' : 'saving');
    let stored: Stored | null = null;
    try {
      const needsSaving = posting === null || isDirty;
      stored = needsSaving ? await store() : { id: posting.id, version };
      setMissing([]);
      if (publishes) await publish(stored);
      const title = typed.title || t('posting.list.untitled');
      // That it is saved stands beside the button; a message over it would only be in the way.
      if (publishes) toast({ title: t('posting.done.active', { title }), tone: 'success' });
      if (posting === null) await goTo(stored.id, '');
    } catch (error) {
      const isIncomplete = refusalOf(error) === 'POSTING_INCOMPLETE';
      if (posting === null && stored !== null)
        await goTo(stored.id, isIncomplete ? '?check=publish' : '');
      else fail(error);
    } finally {
      setBusy(null);
      void cache.invalidateQueries({ queryKey: api.posting.key(), refetchType: 'none' });
    }
  }

  async function publish({ id, version: seen }: Stored): Promise<void> {
    const input = { postingId: id, to: 'active' as const, version: seen };
    const moved = await api.posting.move.call(input, {
      context: { idempotencyKey: keyFor(input) },
    });
    setVersion(moved.version);
    setState(moved.state);
  }

  /** From the form of a new posting to its own address. */
  async function goTo(id: string, search: string): Promise<void> {
    isLeaving.current = true;
    writeKept(keptId, userId, null);
    await navigate(`${postingPath(id)}${search}`, { replace: true });
  }

  /** What both sides changed stays mine; what only they changed is taken over. */
  function merge(): void {
    if (conflict === null) return;
    const theirs = savedOf(conflict);
    const mine = Object.fromEntries(
      changedFields(base, contentOf(typed)).map((field) => [field, contentOf(typed)[field]]),
    );
    follow(conflict);
    replace(typedOf({ ...theirs, ...mine }));
    setNote('merged');
  }

  function takeTheirs(): void {
    if (conflict === null) return;
    follow(conflict);
    replace(typedOf(savedOf(conflict)));
  }

  function follow(details: OwnPostingDetails): void {
    setBase(savedOf(details));
    setVersion(details.version);
    setState(details.state);
    setMissing([]);
    setConflict(null);
    setNote(null);
  }

  function discard(): void {
    const details = posting;
    if (details === null) replace(typedOf(emptyContent));
    else {
      setBase(savedOf(details));
      setVersion(details.version);
      replace(typedOf(savedOf(details)));
    }
    setNote(null);
  }

  const problems: FieldProblems = {
    ...missingTexts(missing, t),
    ...(isChecked ? problemsOf(typed, t) : {}),
  };
  return {
    typed,
    base,
    state,
    problems,
    isMissing: missing.length > 0,
    attempt,
    conflict,
    failure,
    note,
    isDirty,
    isLeaving,
    formKey,
    busy,
    change,
    submit,
    merge,
    takeTheirs,
    discard,
  };
}

/** Spaces around a text make no difference to what is saved. */
function isSame(one: PostingContent, other: PostingContent): boolean {
  return changedFields(trimmed(one), trimmed(other)).length === 0;
}

function trimmed(content: PostingContent): PostingContent {
  return JSON.parse(JSON.stringify(content), (_, value: unknown) =>
    typeof value === 'string' ? value.trim() : value,
  ) as PostingContent;
}
