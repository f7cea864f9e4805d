import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { homePath } from '#domain/home/home-paths.ts';
import { api } from '#web/lib/api.ts';
import { invalidate } from '#web/lib/invalidate.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';

/** Skills found in the resume, added to the profile with one press. */
export function ResumeSkills({ skills }: { skills: readonly string[] }) {
  const t = useTexts();
  const cache = useQueryClient();
  const { data: profile } = useSuspenseQuery(api.profile.load.query());
  const all = [...new Set([...profile.skills, ...skills])];
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const { firstName, lastName, bio, education, location, phone, specialization, version } =
        profile;
      return api.profile.update.call({
        firstName,
        lastName,
        bio,
        education,
        location,
        phone,
        specialization,
        skills: all,
        version,
      });
    },
    onSuccess: (saved) => {
      cache.setQueryData(api.profile.load.queryKey({ input: {} }), saved);
      return invalidate(cache, api.home, api.match);
    },
    onError: async (error) => {
      await cache.invalidateQueries({ queryKey: api.profile.load.key() });
      showFailure(t, 'student-home.first.failed', error);
    },
  });
  return (
    <div>
      <p className="text-13 text-ink-muted">{t('student-home.first.skills.found')}</p>
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {skills.map((skill) => (
          <li key={skill} className="min-w-0">
            <Chip>{skill}</Chip>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button size="sm" variant="primary" busy={isPending} onClick={() => mutate()}>
          {t('student-home.first.skills.confirm', { count: skills.length })}
        </Button>
        <Link
          to={`${homePath}/update-profile#skills`}
          className="text-13 text-primary underline underline-offset-4"
        >
          {t('dashboard.edit')}
        </Link>
      </div>
    </div>
  );
}
