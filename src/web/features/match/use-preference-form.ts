import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { OwnPreferences } from '#contract/match.ts';
import { api } from '#web/lib/api.ts';
import { callFailure, refusalOf } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { countryName } from './place-names.ts';
import { type PreferenceProblem, readPreferences } from './typed-preferences.ts';

/** What a student looks for while it is being written. What is typed stays where a saving is refused. */
export function usePreferenceForm(saved: OwnPreferences) {
  const t = useTexts();
  const cache = useQueryClient();
  const [version, setVersion] = useState(saved.version);
  const [locations, setLocations] = useState(saved.locations);
  const [permits, setPermits] = useState(() => saved.permits.map(countryName));
  const [problems, setProblems] = useState<PreferenceProblem[]>([]);
  const { mutate, isPending } = useMutation(
    api.match.savePreferences.mutationOptions({
      onSuccess: (next) => {
        setVersion(next.version);
        cache.setQueryData(api.match.loadPreferences.queryKey({ input: {} }), next);
        // Every number that was worked out so far is of before.
        void cache.invalidateQueries({ queryKey: api.match.load.key() });
        toast({ title: t('match.saved'), tone: 'success' });
      },
      onError: (error) => {
        const isChanged = refusalOf(error) === 'PROFILE_CHANGED';
        const now = (error as { data?: OwnPreferences }).data;
        if (isChanged && now !== undefined) setVersion(now.version);
        const description = t(isChanged ? 'match.changed' : callFailure(error));
        toast({ title: t('match.failed'), description, tone: 'danger' });
      },
    }),
  );

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const read = readPreferences(new FormData(form), { locations, permits });
    setProblems(read.problems);
    const [first] = read.problems;
    if (first === undefined) mutate({ ...read.typed, version });
    else form.querySelector<HTMLElement>(`#${fieldOf[first]}`)?.focus();
  }
  return { locations, setLocations, permits, setPermits, problems, isPending, onSubmit };
}

const fieldOf: Record<PreferenceProblem, string> = {
  years: 'years',
  pay: 'expectedSalary',
  graduation: 'graduationYear',
  permits: 'permits',
};
