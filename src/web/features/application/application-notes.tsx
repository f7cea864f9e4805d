import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { OpenedApplication } from '#contract/application-pipeline.ts';
import { api } from '#web/lib/api.ts';
import { Form, SubmitButton } from '#web/lib/form.tsx';
import { TextareaField } from '#web/lib/text-field.tsx';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { useCountText } from '#web/lib/use-count-text.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { useLostFocus } from '#web/ui/use-lost-focus.ts';

const maxLength = 4_000;

/** Internal notes of the company's members about an application. */
export function ApplicationNotes({ application }: { application: OpenedApplication }) {
  const t = useTexts();
  const format = useFormat();
  const { id: applicationId, olderNotes } = application;
  const [wantsOlder, setWantsOlder] = useState(false);
  const older = useInfiniteQuery({
    ...api.application.listNotes.infiniteOptions({
      input: (after: string) => ({ applicationId, after }),
      initialPageParam: olderNotes ?? '',
      getNextPageParam: (page) => page.older,
    }),
    enabled: wantsOlder && olderNotes !== null,
  });
  const pages = older.data?.pages ?? [];
  const noteList = [...application.noteList, ...pages.flatMap(({ items }) => items)];
  const hasOlder = wantsOlder ? older.hasNextPage || older.isError : olderNotes !== null;
  const list = useRef<HTMLUListElement>(null);
  const hasButton = hasOlder || older.isFetching;
  useLostFocus(hasButton, list);
  return (
    <div className="flex flex-col gap-4">
      <NoteForm key={application.id} applicationId={application.id} />
      {noteList.length === 0 ? (
        <p className="text-13 text-ink-muted">{t('pipeline.drawer.note-none')}</p>
      ) : (
        <ul ref={list} tabIndex={-1} className="flex flex-col gap-3">
          {noteList.map(({ id, body, at, author }) => (
            <li key={id} className="rounded-control bg-hover px-3 py-2.5">
              <p className="flex flex-wrap justify-between gap-x-3 text-12 text-ink-muted">
                <span className="font-medium wrap-anywhere text-ink">
                  {author ?? t('dashboard.former-user')}
                </span>
                <time dateTime={at.toISOString()}>{format.dateTime(at)}</time>
              </p>
              <p className="mt-1 text-14 wrap-anywhere whitespace-pre-line">{body}</p>
            </li>
          ))}
        </ul>
      )}
      {hasButton && (
        <Button
          size="sm"
          className="self-start"
          busy={older.isFetching}
          onClick={() => {
            setWantsOlder(true);
            if (pages.length > 0) void older.fetchNextPage();
            else if (older.isError) void older.refetch();
          }}
        >
          {t(older.isError ? 'common.retry' : 'pipeline.drawer.notes-older')}
        </Button>
      )}
    </div>
  );
}

function NoteForm({ applicationId }: { applicationId: string }) {
  const t = useTexts();
  const countText = useCountText();
  const [added, setAdded] = useState(0);
  const form = useForm({
    initial: { body: '' },
    draft: `note-${applicationId}`,
    validate: ({ body = '' }) => {
      if (body.trim() === '') return { body: 'FIELDS_REQUIRED' };
      return body.trim().length > maxLength ? { body: 'TEXT_TOO_LONG' } : {};
    },
    textOf: (refusal) => {
      if (refusal === 'FIELDS_REQUIRED') return t('pipeline.drawer.note-missing');
      return refusal === 'TEXT_TOO_LONG' ? t('pipeline.drawer.note-long') : undefined;
    },
    longest: { body: maxLength },
    fieldOf: 'body',
    changes: api.application.key(),
    submit: ({ body = '' }, { context }) =>
      api.application.createNote.call({ applicationId, body: body.trim() }, { context }),
    // Keeps the focus in the field for the next note.
    onDone: (): void => {
      form.props.ref.current?.querySelector('textarea')?.focus();
      setAdded((before) => before + 1);
    },
  });
  return (
    <Form form={form} className="flex flex-col items-start gap-3">
      <TextareaField
        name="body"
        label={t('pipeline.drawer.note')}
        help={t('pipeline.drawer.notes-private')}
        className="w-full"
        rows={3}
        countText={countText}
      />
      <SubmitButton variant="secondary" size="sm">
        {t('pipeline.drawer.note-add')}
      </SubmitButton>
      <p role="status" className="sr-only">
        {added > 0 && t('pipeline.drawer.note-added', { count: added })}
      </p>
    </Form>
  );
}
