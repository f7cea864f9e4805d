import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { maxLengths } from '#domain/assessment/assessment.ts';
import { api } from '#web/lib/api.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast-store.ts';

type Props = {
  area: 'assessment.person' | 'assessment.time';
  rows: number;
  request: (note: string) => Promise<unknown>;
  children?: ReactNode;
};

/** A request to the company about an assessment, with a note. */
export function RequestForm({ area, rows, request, children }: Props) {
  const t = useTexts();
  const cache = useQueryClient();
  const [note, setNote] = useState('');
  const ask = useMutation({
    mutationFn: () => request(note),
    onSuccess: () => {
      toast({ title: t(`${area}.asked`), tone: 'success' });
      return cache.invalidateQueries({ queryKey: api.assessment.findOwn.key() });
    },
  });
  return (
    <Disclosure summary={t(`${area}.title`)}>
      <div className="mt-3 flex max-w-xl flex-col gap-4">
        {children}
        <Field label={t(`${area}.note`)} help={t(`${area}.note-help`)}>
          <Textarea
            value={note}
            rows={rows}
            maxLength={maxLengths.note}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
        {ask.isError && (
          <Callout tone="danger" live>
            {t(callFailure(ask.error))}
          </Callout>
        )}
        <Button className="self-start" busy={ask.isPending} onClick={() => ask.mutate()}>
          {t(`${area}.ask`)}
        </Button>
      </div>
    </Disclosure>
  );
}
