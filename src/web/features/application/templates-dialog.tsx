import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Template } from '#contract/template.ts';
import { maxTemplateLength, placeholders, type TemplateKind } from '#domain/template/template.ts';
import { api } from '#web/lib/api.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useCountText } from '#web/lib/use-count-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast-store.ts';

type Typed = { name: string; body: string; of: Template | null };

const nothing: Typed = { name: '', body: '', of: null };

/** The company's templates of one kind: add, edit, remove. */
export default function TemplatesDialog({
  kind,
  items,
  open,
  onClose,
}: {
  kind: TemplateKind;
  items: readonly Template[];
  open: boolean;
  onClose: () => void;
}) {
  const t = useTexts();
  const countText = useCountText();
  const cache = useQueryClient();
  const [typed, setTyped] = useState(nothing);
  const [hasTried, setHasTried] = useState(false);
  const reload = () => cache.invalidateQueries({ queryKey: api.template.key() });
  const save = useMutation({
    mutationFn: async ({ name, body, of }: Typed) => {
      if (of === null) await api.template.create.call({ kind, name, body });
      else await api.template.update.call({ templateId: of.id, version: of.version, name, body });
    },
    onSuccess: () => {
      setTyped(nothing);
      setHasTried(false);
      toast({ title: t('template.dialog.saved'), tone: 'success' });
    },
    onSettled: reload,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Template) => api.template.remove.call({ templateId: id }),
    onSuccess: (_, { id }) => {
      if (typed.of?.id === id) setTyped(nothing);
      toast({ title: t('template.dialog.removed'), tone: 'success' });
    },
    onSettled: reload,
  });
  const failure = save.error ?? remove.error;
  const isMissing = { name: typed.name.trim() === '', body: typed.body.trim() === '' };
  const submit = () => {
    setHasTried(true);
    remove.reset();
    if (!isMissing.name && !isMissing.body) save.mutate(typed);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(`template.dialog.title.${kind}`)}
      description={t('template.dialog.text')}
    >
      <div className="flex flex-col gap-5">
        {items.length === 0 ? (
          <p className="text-14 text-ink-muted">{t('template.dialog.empty')}</p>
        ) : (
          <ul className="flex flex-col divide-y divide-line">
            {items.map((item) => (
              <li key={item.id} className="flex items-center gap-2 py-1">
                <span className="min-w-0 grow text-14 wrap-anywhere">{item.name}</span>
                <IconButton
                  icon={Pencil}
                  size="sm"
                  label={t('template.dialog.edit', { name: item.name })}
                  onClick={() => setTyped({ name: item.name, body: item.body, of: item })}
                />
                <IconButton
                  icon={Trash2}
                  size="sm"
                  label={t('template.dialog.remove', { name: item.name })}
                  onClick={() => {
                    save.reset();
                    remove.mutate(item);
                  }}
                />
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-col gap-4 border-t border-line pt-4">
          <h3 className="text-14 font-semibold">
            {typed.of
              ? t('template.dialog.edit', { name: typed.of.name })
              : t('template.dialog.new')}
          </h3>
          <Field
            label={t('dashboard.name')}
            required
            error={hasTried && isMissing.name ? t('template.dialog.name-missing') : undefined}
          >
            <Input
              value={typed.name}
              maxLength={maxTemplateLength.name}
              onChange={(event) => setTyped({ ...typed, name: event.currentTarget.value })}
            />
          </Field>
          <Field
            label={t('template.dialog.body')}
            required
            error={hasTried && isMissing.body ? t('template.dialog.body-missing') : undefined}
          >
            <Textarea
              rows={6}
              dir="auto"
              value={typed.body}
              most={maxTemplateLength.body}
              countText={countText}
              onChange={(event) => setTyped({ ...typed, body: event.currentTarget.value })}
            />
          </Field>
          <div className="flex flex-wrap items-center gap-2">
            <span className="text-13 text-ink-muted">{t('template.placeholders')}</span>
            {placeholders.map((each) => (
              <Button
                key={each}
                size="sm"
                variant="ghost"
                onClick={() => setTyped({ ...typed, body: `${typed.body}{${each}}` })}
              >
                {t(`template.placeholder.${each}`)}
              </Button>
            ))}
          </div>
          {failure && (
            <p role="alert" className="text-13 text-danger">
              {t(callFailure(failure))}
            </p>
          )}
          <Button
            variant="primary"
            busy={save.isPending}
            busyText={t('common.saving')}
            onClick={submit}
            className="self-end"
          >
            {t('template.dialog.save')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
