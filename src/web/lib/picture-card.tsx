import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { Avatar, type AvatarProps } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PictureInput } from '#web/ui/picture-input.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { postForm } from './post-form.ts';
import { callFailure } from './refusal-text.ts';
import { useTexts } from './texts.tsx';
import { useForm } from './use-form.ts';

type Props = {
  /** The form field, which also picks the texts. */
  name: 'photo' | 'logo';
  action: string;
  avatar: Pick<AvatarProps, 'name' | 'shape'> & { src: string | null };
  remove: () => Promise<unknown>;
  onChange: () => Promise<unknown>;
};

const texts = { photo: 'profile.photo', logo: 'company.logo' } as const;

/** A picture of a person or company: uploaded on selection, or by a button without scripts. */
export function PictureCard({ name, action, avatar, remove, onChange }: Props) {
  const t = useTexts();
  const area = texts[name];
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
      toast({ title: t(`${area}.saved`), tone: 'success' });
      return onChange();
    },
  });
  const removal = useMutation({
    mutationFn: remove,
    onSuccess: () => toast({ title: t(`${area}.removed`), tone: 'success' }),
    onError: (error) =>
      toast({ title: t(`${area}.failed`), description: t(callFailure(error)), tone: 'danger' }),
    onSettled: onChange,
  });
  return (
    <Card title={t(`${area}.title`)}>
      <form
        {...form.props}
        encType="multipart/form-data"
        className="flex flex-wrap items-center gap-4"
      >
        <Avatar {...avatar} size="xl" />
        <div className="flex min-w-0 flex-1 basis-40 flex-col gap-3">
          <div className="flex flex-wrap gap-2">
            <PictureInput
              ref={input}
              name={name}
              helpId={`${name}-help`}
              busy={form.busy}
              text={t(avatar.src ? `${area}.change` : `${area}.choose`)}
              busyText={t(`${area}.busy`)}
              sendText={t(`${area}.send`)}
            />
            {avatar.src && (
              <Button
                variant="ghost"
                busy={removal.isPending}
                busyText={t(`${area}.removing`)}
                onClick={() => removal.mutate()}
              >
                {t(`${area}.remove`)}
              </Button>
            )}
          </div>
          <p id={`${name}-help`} className="text-13 text-ink-muted">
            {t(`${area}.help`)}
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
