import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { OwnCompany } from '#contract/company-profile.ts';
import { api } from '#web/lib/api.ts';
import { postForm } from '#web/lib/post-form.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PictureInput } from '#web/ui/picture-input.tsx';
import { toast } from '#web/ui/toast-store.ts';

const action = '/company-dashboard/profile/branding';

/** The company's logo: uploaded on selection, or by a button without scripts. */
export function LogoCard({ own, onChange }: { own: OwnCompany; onChange: () => Promise<unknown> }) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const form = useForm({
    action,
    submit: async (_values, sent) => {
      try {
        return await postForm(action, sent.form);
      } finally {
        if (input.current) input.current.value = '';
      }
    },
    onDone: () => {
      toast({ title: t('company.logo.saved'), tone: 'success' });
      return onChange();
    },
  });
  const { mutate: remove, isPending } = useMutation(
    api.company.removeLogo.mutationOptions({
      onSuccess: () => toast({ title: t('company.logo.removed'), tone: 'success' }),
      onError: (error) =>
        toast({
          title: t('company.logo.failed'),
          description: t(callFailure(error)),
          tone: 'danger',
        }),
      onSettled: onChange,
    }),
  );
  const src = own.logoId && `/logos/${own.logoId}`;
  return (
    <Card as="section" level={2} title={t('company.logo.title')}>
      <form
        {...form.props}
        encType="multipart/form-data"
        className="flex flex-wrap items-center gap-4"
      >
        <Avatar name={own.name} src={src} size="xl" shape="company" />
        <div className="flex min-w-0 flex-1 basis-40 flex-col gap-3">
          <div className="flex flex-wrap gap-2">
            <PictureInput
              ref={input}
              name="logo"
              helpId="logo-help"
              busy={form.busy}
              text={t(src ? 'company.logo.change' : 'company.logo.choose')}
              busyText={t('company.logo.busy')}
              sendText={t('company.logo.send')}
            />
            {src && (
              <Button
                variant="ghost"
                busy={isPending}
                busyText={t('company.logo.removing')}
                onClick={() => remove({})}
              >
                {t('company.logo.remove')}
              </Button>
            )}
          </div>
          <p id="logo-help" className="text-13 text-ink-muted">
            {t('company.logo.help')}
          </p>
          {form.message && (
            <p role="alert" className="text-13 text-danger">
              {form.message}
            </p>
          )}
        </div>
      </form>
    </Card>
  );
}
