import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { OpenedApplication } from '#contract/application-pipeline.ts';
import { api } from '#web/lib/api.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { useFormDraft } from '#web/lib/use-form-draft.ts';
import { useIntentKey } from '#web/lib/use-intent-key.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

const most = 4_000;
const nothing = { body: '' };

/** What members of the company write about an application for each other. */
export function ApplicationNotes({ application }: { application: OpenedApplication }) {
  const t = useTexts();
  const format = useFormat();
  const [sent, setSent] = useState(0);
  const { noteList } = application;
  return (
    <div className="flex flex-col gap-4">
      <NoteForm
        key={sent}
        applicationId={application.id}
        isNext={sent > 0}
        onSent={() => setSent(sent + 1)}
      />
      {noteList.length === 0 ? (
        <p className="text-13 text-ink-muted">{t('pipeline.drawer.note-none')}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {noteList.map(({ id, body, at, author }) => (
            <li key={id} className="rounded-control bg-hover px-3 py-2.5">
              <p className="flex flex-wrap justify-between gap-x-3 text-12 text-ink-muted">
                <span className="font-medium wrap-anywhere text-ink">
                  {author ?? t('pipeline.drawer.by-nobody')}
                </span>
                <time dateTime={at.toISOString()}>{format.dateTime(at)}</time>
              </p>
              <p className="mt-1 text-14 wrap-anywhere whitespace-pre-line">{body}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type NoteFormProps = { applicationId: string; isNext: boolean; onSent: () => void };

function NoteForm({ applicationId, isNext, onSent }: NoteFormProps) {
  const t = useTexts();
  const cache = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const keyFor = useIntentKey();
  const [problem, setProblem] = useState<string>();
  const forgetDraft = useFormDraft(form, `note:${applicationId}`, nothing, true);
  useEffect(() => {
    // The button that was pressed belonged to the form before: the next note is typed here.
    if (isNext) form.current?.querySelector('textarea')?.focus();
  }, [isNext]);
  const { mutate, isPending } = useMutation({
    mutationFn: (body: string) => {
      const input = { applicationId, body };
      return api.application.createNote.call(input, { context: { idempotencyKey: keyFor(input) } });
    },
    onSuccess: () => {
      forgetDraft();
      onSent();
      return cache.invalidateQueries({ queryKey: api.application.key() });
    },
    onError: (error) => setProblem(t(callFailure(error))),
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const body = String(new FormData(event.currentTarget).get('body') ?? '').trim();
    const wrong =
      body === ''
        ? t('pipeline.drawer.note-missing')
        : body.length > most
          ? t('pipeline.drawer.note-long')
          : undefined;
    setProblem(wrong);
    if (wrong === undefined) mutate(body);
    else event.currentTarget.querySelector('textarea')?.focus();
  };
  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="flex flex-col items-start gap-3">
      <Field
        label={t('pipeline.drawer.note')}
        help={t('pipeline.drawer.notes-private')}
        error={problem}
        className="w-full"
      >
        <Textarea
          name="body"
          rows={3}
          most={most}
          countText={(used, limit) => t('pipeline.drawer.note-count', { used, most: limit })}
        />
      </Field>
      <Button type="submit" size="sm" busy={isPending}>
        {t('pipeline.drawer.note-add')}
      </Button>
    </form>
  );
}
