import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PublicProfile } from '#contract/profile.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Chip } from '#web/ui/chip.tsx';

export function Person({ person, handle }: { person: PublicProfile; handle: string }) {
  const t = useTexts();
  const { name, bio, education, location, skills, specialization, photoId, contact } = person;
  const line = [specialization && t(`person.is.${specialization}`), location].filter(Boolean);
  const isEmpty = !bio && !education && skills.length === 0 && !contact && !person.resume;
  return (
    <article className="mx-auto w-full max-w-3xl px-4 py-12 sm:px-6 sm:py-20">
      <header className="flex flex-wrap items-center gap-5">
        <Avatar name={name} src={photoId && `/photos/${photoId}`} size="xl" />
        <div className="min-w-0 flex-1 basis-56">
          <h1 className="font-display text-28 font-bold wrap-anywhere sm:text-40">{name}</h1>
          {line.length > 0 && (
            <p className="mt-1 wrap-anywhere text-ink-muted">{line.join(' · ')}</p>
          )}
        </div>
      </header>
      {isEmpty && <p className="mt-10 text-ink-muted">{t('person.empty', { name })}</p>}
      <div className="mt-10 flex flex-col gap-8">
        {bio && (
          <Part title={t('person.about')}>
            <p className="wrap-anywhere whitespace-pre-line">{bio}</p>
          </Part>
        )}
        {education && (
          <Part title={t('person.education')}>
            <p className="wrap-anywhere">{education}</p>
          </Part>
        )}
        {skills.length > 0 && (
          <Part title={t('common.skills')}>
            <ul className="flex flex-wrap gap-1.5">
              {skills.map((skill) => (
                <li key={skill} className="max-w-full">
                  <Chip>{skill}</Chip>
                </li>
              ))}
            </ul>
          </Part>
        )}
        {contact && (
          <Part title={t('common.contact')}>
            <p className="wrap-anywhere">
              {t('common.label', { label: t('common.email') })}
              {t.gap}
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </p>
            {contact.phone && (
              <p className="mt-1 wrap-anywhere">
                {t('common.label', { label: t('person.phone') })} <span>{contact.phone}</span>
              </p>
            )}
          </Part>
        )}
        {person.resume && (
          <Part title={t('common.resume')}>
            <ButtonLink to={`/people/${handle}/resume`} reloadDocument icon={Download}>
              {t('common.download-name', { name: person.resume.name })}
            </ButtonLink>
          </Part>
        )}
      </div>
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-16 font-semibold">{title}</h2>
      {children}
    </section>
  );
}
