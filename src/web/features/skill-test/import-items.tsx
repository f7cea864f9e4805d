import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { ImportProblem } from '#contract/skill-test.ts';
import { maxItemFileLength, maxImported } from '#domain/skill-test/find-item-faults.ts';
import { api } from '#web/lib/api.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useFileSize } from '#web/lib/use-file-size.ts';
import { useIntentKey } from '#web/lib/use-intent-key.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Card } from '#web/ui/card.tsx';
import { FileInput } from '#web/ui/file-input.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** Adds private items from a file, and says what is wrong with it. */
export function ImportItems() {
  const t = useTexts();
  const sizeText = useFileSize();
  const cache = useQueryClient();
  const keyFor = useIntentKey();
  const [file, setFile] = useState<File | null>(null);
  const [refused, setRefused] = useState<'none' | 'too-large' | null>(null);
  /** Changes after an import, for an empty file field. */
  const [turn, setTurn] = useState(0);
  const send = useMutation({
    mutationFn: async (selected: File) => {
      const input = { file: await selected.text() };
      return api.skillTest.importItems.call(input, { context: { idempotencyKey: keyFor(input) } });
    },
    onSuccess: ({ imported, problems }) => {
      if (problems.length > 0) return undefined;
      toast({
        title: t('admin-skill-test.import.done', { count: imported }),
        tone: 'success',
      });
      setFile(null);
      setTurn((last) => last + 1);
      return cache.invalidateQueries({ queryKey: api.skillTest.listItems.key() });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send.reset();
    const why = file === null ? 'none' : file.size > maxItemFileLength ? 'too-large' : null;
    setRefused(why);
    if (file && why === null) send.mutate(file);
  };
  const problems = send.data?.problems ?? [];
  return (
    <Card
      title={t('admin-skill-test.import.title')}
      description={t('admin-skill-test.import.text')}
    >
      <form onSubmit={submit} className="flex max-w-text flex-col gap-4">
        <FileInput
          key={turn}
          aria-label={t('admin-skill-test.import.prompt')}
          prompt={t('admin-skill-test.import.prompt')}
          hint={t('admin-skill-test.import.hint', {
            count: maxImported,
            size: sizeText(maxItemFileLength),
          })}
          accept=".json,application/json"
          clearLabel={(name) => t('admin-skill-test.import.clear', { name })}
          sizeText={sizeText}
          onFiles={([selected]) => {
            setFile(selected ?? null);
            setRefused(null);
            send.reset();
          }}
        />
        {(refused || send.error || problems.length > 0) && (
          <Callout tone="danger" title={t('admin-skill-test.import.failed')} live>
            {refused && t(`admin-skill-test.import.${refused}`)}
            {send.error && t(callFailure(send.error))}
            {problems.length > 0 && <Problems problems={problems} />}
          </Callout>
        )}
        <Button
          type="submit"
          variant="primary"
          busy={send.isPending}
          busyText={t('admin-skill-test.import.busy')}
          className="self-start"
        >
          {t('admin-skill-test.import.submit')}
        </Button>
      </form>
    </Card>
  );
}

function Problems({ problems }: { problems: readonly ImportProblem[] }) {
  const t = useTexts();
  const textOf = ({ place, problem: code, detail }: ImportProblem) => {
    const plain = t(`admin-skill-test.problem.${code}`);
    const problem = detail
      ? t('admin-skill-test.problem.detail', { problem: plain, detail })
      : plain;
    return place === null ? problem : t('admin-skill-test.problem.place', { place, problem });
  };
  return (
    <ul className="list-disc ps-5">
      {problems.map((problem) => (
        <li key={`${problem.place} ${problem.problem} ${problem.detail}`} className="wrap-anywhere">
          {textOf(problem)}
        </li>
      ))}
    </ul>
  );
}
