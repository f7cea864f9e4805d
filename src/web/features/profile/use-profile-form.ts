import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OwnProfile } from '#contract/profile.ts';
import { findProblems, type Problems } from '#domain/fields.ts';
import { profileFields } from '#domain/profile/profile-fields.ts';
import { api } from '#web/lib/api.ts';
import { draftKey, readDraft, writeDraft } from '#web/lib/form-draft.ts';
import { refusalOf, callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { changedFields, readFields, type WrittenProfile, writtenOf } from './typed-profile.ts';

type Kept = { typed: WrittenProfile; version: number };

/** A profile that is being written: this tab keeps what is typed until it is saved, and another tab's words are shown before they are written over. */
export function useProfileForm(
  form: RefObject<HTMLFormElement | null>,
  profile: OwnProfile,
  userId: string,
) {
  const t = useTexts();
  const cache = useQueryClient();
  const [saved, setSaved] = useState(() => writtenOf(profile));
  const [version, setVersion] = useState(profile.version);
  const [typed, setTyped] = useState(saved);
  const [problems, setProblems] = useState<Problems<typeof profileFields>>({});
  const [conflict, setConflict] = useState<OwnProfile | null>(null);
  const [isRestored, setRestored] = useState(false);
  const [formKey, setFormKey] = useState(0);
  const key = draftKey('profile', userId);
  const isDirty = changedFields(saved, typed).length > 0;

  const replace = (next: WrittenProfile) => {
    setTyped(next);
    setFormKey((count) => count + 1);
  };
  const follow = (next: OwnProfile) => {
    setSaved(writtenOf(next));
    setVersion(next.version);
    setConflict(null);
    setRestored(false);
    cache.setQueryData(api.profile.load.queryKey({ input: {} }), next);
  };

  const start = useEffectEvent(() => {
    const kept = readKept(key);
    if (kept !== null) {
      setVersion(kept.version);
      replace(kept.typed);
      setRestored(true);
    } else if (form.current !== null) {
      // Someone may have typed before the scripts came.
      setTyped(readFields(form.current, typed));
    }
  });
  // oxlint-disable-next-line react/set-state-in-effect -- what this tab kept is unknown where the page was first made
  useEffect(() => start(), [key]);
  const isFirst = useRef(true);
  useEffect(() => {
    // The first time is before what was kept came back.
    if (!isFirst.current) {
      const value = isDirty ? JSON.stringify({ typed, version } satisfies Kept) : '';
      writeDraft(sessionStorage, key, { kept: value }, { kept: '' });
    }
    isFirst.current = false;
  }, [key, typed, version, isDirty]);

  const { mutate, isPending } = useMutation(
    api.profile.update.mutationOptions({
      onSuccess: (next) => {
        follow(next);
        replace(writtenOf(next));
        toast({ title: t('profile.saved'), description: t('profile.saved-text'), tone: 'success' });
        void cache.invalidateQueries({ queryKey: api.account.key() });
      },
      onError: (error) => {
        const now = (error as { data?: OwnProfile }).data;
        const isChanged = refusalOf(error) === 'PROFILE_CHANGED' && now !== undefined;
        // What was saved is what is typed: the answer to an earlier try was lost on its way.
        if (isChanged && changedFields(writtenOf(now), typed).length === 0) return follow(now);
        if (isChanged) setConflict(now);
        const isKnown = refusalOf(error) !== null || !('status' in error);
        toast({
          title: t('profile.failed'),
          description: t(isKnown ? callFailure(error) : 'profile.failed-text'),
          tone: 'danger',
        });
        // oxlint-disable-next-line no-console -- the documents want it there too
        console.error(error);
      },
    }),
  );

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isPending) return;
    const now = readFields(event.currentTarget, typed);
    const found = findProblems(profileFields, now);
    setTyped(now);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first === undefined) return mutate({ ...now, version });
    event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  }

  return {
    formKey,
    typed,
    problems,
    conflict,
    /** The fields that the other tab changed to something else than what is typed here. */
    disputed: conflict === null ? [] : changedFields(writtenOf(conflict), typed),
    isRestored,
    isPending,
    onSubmit,
    onChange: (event: FormEvent<HTMLFormElement>) =>
      setTyped(readFields(event.currentTarget, typed)),
    setSkills: (skills: string[]) => setTyped((now) => ({ ...now, skills })),
    /** What is typed is to be saved over what the other tab saved. */
    keepMine: () => {
      if (conflict !== null) follow(conflict);
    },
    takeSaved: () => {
      const next = conflict ?? profile;
      follow(next);
      setProblems({});
      replace(writtenOf(next));
    },
  };
}

function readKept(key: string): Kept | null {
  const { kept } = readDraft(sessionStorage, key);
  if (kept === undefined) return null;
  try {
    return JSON.parse(kept) as Kept;
  } catch {
    return null;
  }
}
