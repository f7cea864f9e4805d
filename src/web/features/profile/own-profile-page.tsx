import { useSuspenseQuery, useQueryClient } from '@tanstack/react-query';
import type { Me } from '#contract/account.ts';
import { homeOf } from '#domain/account/home-of.ts';
import { ownSettingsPath } from '#domain/account/own-settings-path.ts';
import { printedName } from '#domain/account/printed-name.ts';
import { api } from '#web/lib/api.ts';
import { invalidate } from '#web/lib/invalidate.ts';
import { PictureCard } from '#web/lib/picture-card.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ProfileCompleteness } from './profile-completeness.tsx';
import { ProfileForm } from './profile-form.tsx';

/** The profile editor, for every kind of account. */
export function OwnProfilePage({ me }: { me: Me }) {
  const t = useTexts();
  const { data: profile } = useSuspenseQuery(api.profile.load.query());
  return (
    <>
      <PageHeader
        title={t('dashboard.update-profile')}
        purpose={t(`profile.purpose.${me.kind === 'member' ? 'company' : me.kind}`)}
        action={
          // In the administrators' menu the site settings take that place.
          me.kind === 'admin' ? (
            <ButtonLink to={ownSettingsPath(me.kind)}>{t('dashboard.my-settings')}</ButtonLink>
          ) : (
            me.kind === 'student' && (
              <ButtonLink to="/student-dashboard/job-preferences">
                {t('dashboard.what-youre-looking-for')}
              </ButtonLink>
            )
          )
        }
      />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <ProfileForm key={me.userId} me={me} profile={profile} />
        <div className="flex flex-col gap-6">
          {profile.completeness && (
            <ProfileCompleteness completeness={profile.completeness} withParts />
          )}
          <PhotoCard me={me} />
        </div>
      </div>
    </>
  );
}

function PhotoCard({ me }: { me: Me }) {
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
