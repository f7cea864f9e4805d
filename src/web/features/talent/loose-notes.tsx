import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/lib/api.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** The company's notes about students who can no longer be found. */
export function LooseNotes() {
  const t = useTexts();
  const format = useFormat();
  const [place, setPlace] = useState<{ after?: string; before?: string }>({});
  const { data } = useQuery(api.talent.listNotes.query(place));
  // The last note of a later page was deleted: the earlier ones are still there.
  if (data?.items.length === 0 && Object.keys(place).length > 0) setPlace({});
  const { mutate, isPending, variables } = useChange({
    call: (noteId: string) =>
      api.talent.removeNote.call(
        { noteId },
        { context: { idempotencyKey: `remove-note-${noteId}` } },
      ),
    changes: api.talent.key(),
    done: t('talent.notes.removed'),
    failed: t('talent.notes.failed'),
  });
  if (!data || data.items.length === 0) return null;
  return (
    <Card title={t('talent.notes.title')} description={t('talent.notes.text')}>
      <ul className="divide-y divide-line">
        {data.items.map(({ id, body, author, updatedAt }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-3 py-3">
            <div className="min-w-0 flex-1 basis-60">
              <p className="text-14 wrap-anywhere whitespace-pre-line">{body}</p>
              <p className="mt-1 text-13 text-ink-muted">
                {t('talent.notes.by', {
                  name: author ?? t('talent.former'),
                  date: format.date(updatedAt),
                })}
              </p>
            </div>
            <Button size="sm" busy={isPending && variables === id} onClick={() => mutate(id)}>
              {t('talent.notes.remove')}
            </Button>
          </li>
        ))}
      </ul>
      {data.newer && (
        <Button size="sm" variant="ghost" onClick={() => setPlace({ before: data.newer ?? '' })}>
          {t('dashboard.previous')}
        </Button>
      )}
      {data.older && (
        <Button size="sm" variant="ghost" onClick={() => setPlace({ after: data.older ?? '' })}>
          {t('dashboard.next')}
        </Button>
      )}
    </Card>
  );
}
