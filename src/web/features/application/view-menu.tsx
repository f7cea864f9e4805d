import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { maxViewNameLength, viewQuery } from '#domain/application/received-view.ts';
import { text } from '#domain/fields.ts';
import { api } from '#web/lib/api.ts';
import { DialogForm } from '#web/lib/dialog-form.tsx';
import { showFailure } from '#web/lib/show-failure.ts';
import { TextField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { useUndoToast } from '#web/lib/use-undo-toast.ts';
import { Button } from '#web/ui/button.tsx';
import type { DialogState } from '#web/ui/dialog.tsx';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';

type View = { id: string; name: string; query: string };

/** The member's saved views: filters, order and columns under a name. */
export function ViewMenu() {
  const t = useTexts();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [isSaving, setIsSaving] = useState(false);
  const { data } = useQuery(api.application.listViews.query());
  const views = data?.items ?? [];
  const now = viewQuery(params);
  // One query can have several names.
  const current = views.filter(({ query }) => query === now);
  const offerUndo = useUndoToast();
  const reload = () => cache.invalidateQueries({ queryKey: api.application.listViews.key() });
  const remove = useMutation({
    mutationFn: ({ id }: View) => api.application.removeView.call({ viewId: id }),
    onSuccess: (_, { name, query }) =>
      offerUndo({
        title: t('pipeline.views.removed', { name }),
        undo: () => api.application.saveView.call({ name, query, isNew: true }),
        undone: t('pipeline.views.restored', { name }),
        failed: t('pipeline.views.not-restored'),
        reload,
      }),
    onError: (error) => showFailure(t, 'pipeline.views.failed', error),
    onSettled: reload,
  });
  const items: MenuItem[] = [
    ...views.map((view): MenuItem => ({
      text: view.name,
      checked: current.includes(view),
      onSelect: () => void navigate(`?${view.query}`),
    })),
    ...(views.length > 0 ? [{ kind: 'separator' } as const] : []),
    { text: t('pipeline.views.save'), onSelect: () => setIsSaving(true) },
    ...current.map((view): MenuItem => ({
      text: t('pipeline.views.remove', { name: view.name }),
      danger: true,
      onSelect: () => remove.mutate(view),
    })),
  ];
  return (
    <>
      <Menu
        trigger={
          <Button size="sm" icon={Bookmark}>
            <span className={current[0] ? 'max-w-32 truncate' : 'max-sm:sr-only'}>
              {current[0]?.name ?? t('pipeline.views.title')}
            </span>
          </Button>
        }
        items={items}
      />
      <SaveView open={isSaving} query={now} onClose={() => setIsSaving(false)} />
    </>
  );
}

function SaveView({ query, ...dialog }: { query: string } & DialogState) {
  const t = useTexts();
  const form = useForm({
    initial: { name: '' },
    fields: { name: text({ max: maxViewNameLength, required: true }) },
    changes: api.application.listViews.key(),
    submit: ({ name = '' }, { context }) =>
      api.application.saveView.call({ name: name.trim(), query }, { context }),
    onDone: dialog.onClose,
    doneText: (_, { name = '' }) => t('pipeline.views.saved', { name: name.trim() }),
  });
  return (
    <DialogForm
      form={form}
      {...dialog}
      title={t('pipeline.views.save')}
      description={t('pipeline.views.text')}
      size="sm"
      submitText={t('pipeline.views.submit')}
      busyText={t('common.saving')}
    >
      <TextField name="name" label={t('dashboard.name')} autoComplete="off" />
    </DialogForm>
  );
}
