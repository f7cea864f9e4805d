import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { TemplateKind } from '#domain/template/template.ts';
import { api } from '#web/lib/api.ts';
import { importWithRetry } from '#web/lib/import-with-retry.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useWasOpen } from '#web/lib/use-was-open.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';

const TemplatesDialog = lazy(() => importWithRetry(() => import('./templates-dialog.tsx')));

const builtin = {
  rejection: ['experience', 'filled'],
  reply: ['received', 'question'],
} as const;

/** A menu of the company's texts, and of suggested ones to start from. */
export function TemplatePicker({
  kind,
  onPick,
}: {
  kind: TemplateKind;
  /** Gets the text with its placeholders. */
  onPick: (body: string) => void;
}) {
  const t = useTexts();
  const [isManaging, setManaging] = useState(false);
  const wasManaging = useWasOpen(isManaging);
  const { data } = useQuery(api.template.list.query());
  const own = (data?.items ?? []).filter((each) => each.kind === kind);
  const starts =
    kind === 'rejection'
      ? builtin.rejection.map((key) => ({
          name: t(`template.builtin.rejection.${key}.name`),
          body: t(`template.builtin.rejection.${key}.body`),
        }))
      : builtin.reply.map((key) => ({
          name: t(`template.builtin.reply.${key}.name`),
          body: t(`template.builtin.reply.${key}.body`),
        }));
  const itemOf = ({ name, body }: { name: string; body: string }) => ({
    text: name,
    onSelect: () => onPick(body),
  });
  return (
    <>
      <Menu
        trigger={
          <Button size="sm" icon={FileText} className="self-start">
            {t('template.use')}
          </Button>
        }
        items={[
          ...(own.length > 0 ? [{ kind: 'label' as const, text: t('template.own') }] : []),
          ...own.map(itemOf),
          { kind: 'label', text: t('template.starts') },
          ...starts.map(itemOf),
          { kind: 'label', text: t(`template.dialog.title.${kind}`) },
          { text: t('template.manage'), onSelect: () => setManaging(true) },
        ]}
      />
      <Suspense>
        {wasManaging && (
          <TemplatesDialog
            kind={kind}
            items={own}
            open={isManaging}
            onClose={() => setManaging(false)}
          />
        )}
      </Suspense>
    </>
  );
}
