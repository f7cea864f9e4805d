import { IssuedBadges } from '#web/features/credential/issued-badges.tsx';
import { issuedInput } from '#web/features/credential/issued-input.ts';
import { SigningKeys } from '#web/features/credential/signing-keys.tsx';
import { type PageHandle, pageLoader } from '#web/lib/page.ts';
import { Reauthenticate } from '#web/lib/reauthenticate.tsx';

export const loader = pageLoader({
  texts: ['admin-community', 'admin-credential', 'security', 'auth'],
  only: ['admin'],
  prefetch: ({ api, load, search }) =>
    Promise.all([
      load(api.credential.list.query(issuedInput(search))),
      load(api.credential.listKeys.query()),
    ]),
  title: (t) => t('admin-credential.title'),
});

export const handle: PageHandle = { failed: 'admin.failed.moderation' };

export default function AdminBadges() {
  return (
    <Reauthenticate>
      <IssuedBadges />
      <SigningKeys />
    </Reauthenticate>
  );
}
