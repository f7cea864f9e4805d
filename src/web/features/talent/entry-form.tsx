import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { EntryText, TalentDetails } from '#contract/talent.ts';
import { talentLimits } from '#domain/talent/talent-limits.ts';
import { api } from '#web/lib/api.ts';
import type { FormValues } from '#web/lib/form-values.ts';
import { Form, SubmitButton } from '#web/lib/form.tsx';
import { refusalOf } from '#web/lib/refusal-text.ts';
import { TextareaField, TextField } from '#web/lib/text-field.tsx';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';

const tagsIn = (typed = '') => [
  ...new Set(
    typed
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

function validate({ tags, note = '' }: FormValues) {
  const names = tagsIn(tags);
  const isLong = names.some((tag) => [...tag].length > talentLimits.tag);
  return {
    ...((names.length > talentLimits.tags || isLong) && { tags: 'OUT_OF_RANGE' as const }),
    ...([...note.trim()].length > talentLimits.note && { note: 'TEXT_TOO_LONG' as const }),
  };
}

/** Tags and note of a student; a colleague's newer version is shown, and nothing typed is lost. */
export function EntryForm({ entryId, saved }: { entryId: string; saved: EntryText }) {
  const t = useTexts();
  const format = useFormat();
  const cache = useQueryClient();
  const [version, setVersion] = useState(saved.version);
  const [theirs, setTheirs] = useState<EntryText | null>(null);
  const form = useForm({
    initial: { tags: saved.tags.join(', '), note: saved.note },
    validate,
    textOf: (refusal, field) => {
      if (field === 'tags' && refusal === 'OUT_OF_RANGE') return t('talent.form.too-many');
      if (refusal !== 'TALENT_CHANGED' || theirs === null) return undefined;
      const tags = theirs.tags.length > 0 ? format.list(theirs.tags) : t('talent.form.no-tags');
      return t('talent.form.changed', { tags, note: theirs.note });
    },
    submit: ({ tags, note = '' }, { context }) =>
      api.talent.save.call(
        { entryId, version, tags: tagsIn(tags), note: note.trim() },
        { context },
      ),
    onDone: (next) => {
      setVersion(next.version);
      setTheirs(null);
      cache.setQueryData(
        api.talent.loadCandidate.queryKey({ input: { entryId } }),
        (before: TalentDetails | undefined) => before && { ...before, ...next },
      );
      void cache.invalidateQueries({ queryKey: api.talent.list.key() });
    },
    doneText: t('common.saved'),
    onFailed: (error) => {
      const current = (error as { data?: EntryText }).data;
      if (refusalOf(error) === 'TALENT_CHANGED' && current !== undefined) {
        setVersion(current.version);
        setTheirs(current);
      }
      return false;
    },
    failedTitle: t('talent.form.failed'),
  });
  return (
    <Form form={form} className="flex flex-col gap-4">
      <TextField
        name="tags"
        label={t('talent.form.tags')}
        help={t('talent.form.tags-help')}
        autoComplete="off"
      />
      <TextareaField
        name="note"
        label={t('dashboard.note')}
        help={t('talent.form.note-help')}
        rows={3}
      />
      <SubmitButton busyText={t('common.saving')} className="self-start">
        {t('dashboard.save')}
      </SubmitButton>
    </Form>
  );
}
