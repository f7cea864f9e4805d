import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Me } from '#contract/account.ts';
import { homeOf } from '#domain/account/home-of.ts';
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

/** The account's photo: uploaded on selection, or by a button without scripts. */
export function PhotoCard({ me }: { me: Me }) {
  const t = useTexts();
  const cache = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const changed = () =>
    Promise.all(
      [api.account.key(), api.profile.key()].map((queryKey) =>
        cache.invalidateQueries({ queryKey }),
      ),
    );
  const fail = (description: string) =>
    void toast({ title: t('profile.photo.failed'), description, tone: 'danger' });
  const action = `${homeOf(me.kind)}/update-profile`;
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
      toast({ title: t('profile.photo.saved'), tone: 'success' });
      return changed();
    },
  });
  const { mutate: remove, isPending } = useMutation(
    api.profile.removePhoto.mutationOptions({
      onSuccess: () => toast({ title: t('profile.photo.removed'), tone: 'success' }),
      onError: (error) => fail(t(callFailure(error))),
      onSettled: changed,
    }),
  );
  const src = me.photoId && `/photos/${me.photoId}`;
  return (
    <Card as="section" title={t('profile.photo.title')}>
      <form
        {...form.props}
        encType="multipart/form-data"
        className="flex flex-wrap items-center gap-4"
      >
        <Avatar name={`${me.firstName} ${me.lastName}`} src={src} size="xl" />
        <div className="flex min-w-0 flex-1 basis-40 flex-col gap-3">
          <div className="flex flex-wrap gap-2">
            <PictureInput
              ref={input}
              name="photo"
              helpId="photo-help"
              busy={form.busy}
              text={t(src ? 'profile.photo.change' : 'profile.photo.choose')}
              busyText={t('profile.photo.busy')}
              sendText={t('profile.photo.send')}
            />
            {src && (
              <Button
                variant="ghost"
                busy={isPending}
                busyText={t('profile.photo.removing')}
                onClick={() => remove({})}
              >
                {t('profile.photo.remove')}
              </Button>
            )}
          </div>
          <p id="photo-help" className="text-13 text-ink-muted">
            {t('profile.photo.help')}
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
