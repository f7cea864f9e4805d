import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/lib/api.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** The company's notes about students who can no longer be found. */
export function LooseNotes() {
  const t = useTexts();
  const format = useFormat();
  const cache = useQueryClient();
  const [after, setAfter] = useState<string>();
  const { data } = useQuery(
    api.talent.listNotes.queryOptions({ input: { ...(after && { after }) } }),
  );
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (noteId: string) =>
      api.talent.removeNote.call(
        { noteId },
        { context: { idempotencyKey: `remove-note-${noteId}` } },
      ),
    onSuccess: () => toast({ title: t('talent.notes.removed'), tone: 'success' }),
    onError: (error) => showFailure(t, 'talent.notes.failed', error),
    onSettled: () => cache.invalidateQueries({ queryKey: api.talent.key() }),
  });
  if (!data || data.items.length === 0) return null;
  return (
    <Card as="section" title={t('talent.notes.title')} description={t('talent.notes.text')}>
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
      {data.older && (
        <Button size="sm" variant="ghost" onClick={() => setAfter(data.older ?? undefined)}>
          {t('talent.after')}
        </Button>
      )}
    </Card>
  );
}
