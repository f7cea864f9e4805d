import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { firstNameOf, mergeTemplate } from '#domain/template/template.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';

export type Addressee = { fullName: string; postingTitle: string };

type Sender = { company: string; sender: string };

/** What a template's placeholders stand for. */
export const templateValues = (
  { company, sender }: Sender,
  { fullName, postingTitle }: Addressee,
) => ({ first_name: firstNameOf(fullName), job: postingTitle, company, sender });

/** A text with placeholders as one of its readers will see it. */
export function MergedPreview({ body, people }: { body: string; people: readonly Addressee[] }) {
  const t = useTexts();
  const [at, setAt] = useState(0);
  const { data } = useQuery(api.template.list.query());
  const place = at % Math.max(1, people.length);
  const person = people[place];
  if (!data || !person || !body.includes('{')) return null;
  const merged = mergeTemplate(body, templateValues(data, person));
  return (
    <div className="rounded-control bg-hover p-3">
      <div className="flex items-center justify-between gap-2">
        <p className="text-13 text-ink-muted">
          {t('template.preview', { name: person.fullName })}
          {people.length > 1 &&
            ` (${t('template.preview-count', { at: place + 1, total: people.length })})`}
        </p>
        {people.length > 1 && (
          <Button size="sm" variant="ghost" onClick={() => setAt(place + 1)}>
            {t('template.preview-next')}
          </Button>
        )}
      </div>
      <p className="mt-1 max-h-40 overflow-y-auto text-14 wrap-anywhere whitespace-pre-line">
        {merged}
      </p>
    </div>
  );
}
