import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import type { Refusal } from '#domain/refusals.ts';
import type { SettingGroup } from '#domain/setting/setting-groups.ts';
import { api } from '#web/lib/api.ts';
import { problemText, refusalWords } from '#web/lib/problem-text.ts';
import { callFailure, refusalOf, refusedField } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { differences, settingsFrom, type Typed, typedOf, unsaved } from './setting-form.ts';

type Group = Record<string, unknown> & { version: number };
type Problems = Partial<Record<string, Refusal>>;

type Options = {
  group: SettingGroup;
  loaded: Group;
  findProblems: (settings: Record<string, unknown>) => Problems;
  save: (settings: Record<string, unknown> & { version: number }) => Promise<Group>;
};

/** One group of settings as a form: judged here and there, saved as a whole, told when somebody was faster. */
export function useSettingForm({ group, loaded, findProblems, save }: Options) {
  const t = useTexts();
  const cache = useQueryClient();
  const kept = unsaved.get(group);
  const [base, setBase] = useState(kept?.base ?? loaded);
  const [typed, setTyped] = useState<Typed>(kept?.typed ?? typedOf(loaded));
  const [theirs, setTheirs] = useState<Group | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  const isChanged = differences(typed, typedOf(base)).length > 0;
  const { mutate, isPending } = useMutation({ mutationFn: save });

  useEffect(() => {
    if (!isChanged) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);

  function show(next: Typed, from: Group): void {
    setTyped(next);
    if (differences(next, typedOf(from)).length > 0)
      unsaved.set(group, { typed: next, base: from });
    else unsaved.delete(group);
  }

  function take(now: Group): void {
    setBase(now);
    setTheirs(null);
    setProblems({});
    show(typedOf(now), now);
    void cache.invalidateQueries({ queryKey: api.setting.key() });
  }

  function submit(version: number): void {
    const settings = settingsFrom(typed);
    const found = findProblems(settings);
    setProblems(found);
    const [problem] = Object.values(found);
    if (problem !== undefined) {
      focusOn(Object.keys(found)[0]);
      toast({ title: refusalWords(t, problem), tone: 'danger' });
      return;
    }
    mutate(
      { ...settings, version },
      {
        onSuccess: (now) => {
          take(now);
          toast({ title: t('admin-settings.saved'), tone: 'success' });
        },
        onError: (error) => {
          const refusal = refusalOf(error);
          if (refusal === 'SETTINGS_CHANGED') setTheirs((error as { data?: Group }).data ?? null);
          const field = refusal && refusedField(error);
          if (refusal && field) {
            setProblems({ [field]: refusal });
            focusOn(field);
          }
          const description = t(callFailure(error));
          toast({ title: t('admin-settings.failed'), description, tone: 'danger' });
        },
      },
    );
  }

  return {
    base,
    typed,
    theirs,
    isChanged,
    busy: isPending,
    take,
    undo: () => take(base),
    saveOver: () => theirs && submit(theirs.version),
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!isPending) submit(base.version);
    },
    /** What is wrong with a field, in words. */
    errorOf: (name: string) => {
      const problem = problems[name];
      return problemText(t, problem);
    },
    textOf: (name: string) => ({
      name,
      value: String(typed[name] ?? ''),
      onChange: (event: { currentTarget: { value: string } }) =>
        show({ ...typed, [name]: event.currentTarget.value }, base),
    }),
    switchOf: (name: string) => ({
      name,
      checked: typed[name] === true,
      onChange: (event: { currentTarget: HTMLInputElement }) =>
        show({ ...typed, [name]: event.currentTarget.checked }, base),
    }),
  };
}

function focusOn(name: string | undefined): void {
  const field = name === undefined ? null : document.getElementsByName(name)[0];
  field?.focus();
}
