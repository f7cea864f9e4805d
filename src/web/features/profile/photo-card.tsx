import { useQueryClient } from '@tanstack/react-query';
import type { Me } from '#contract/account.ts';
import { homeOf } from '#domain/account/home-of.ts';
import { printedName } from '#domain/account/printed-name.ts';
import { api } from '#web/lib/api.ts';
import { invalidate } from '#web/lib/invalidate.ts';
import { PictureCard } from '#web/lib/picture-card.tsx';

export function PhotoCard({ me }: { me: Me }) {
  const cache = useQueryClient();
  return (
    <PictureCard
      name="photo"
      action={`${homeOf(me.kind)}/update-profile`}
      avatar={{
        name: printedName(me),
        src: me.photoId && `/photos/${me.photoId}`,
      }}
      remove={() => api.profile.removePhoto.call({})}
      onChange={() => invalidate(cache, api.account, api.profile)}
    />
  );
}
