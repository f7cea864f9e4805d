import { useTexts } from '#web/lib/texts.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { ImportChoices } from './import-choices.tsx';
import { type ImportReviewState, profileKey } from './use-import-review.ts';

/** What the resume would change in the profile: filled fields and conflicts. */
export function ImportProfile({ review }: { review: ImportReviewState }) {
  const t = useTexts();
  const { compared } = review;
  if (compared === null) return null;
  const nameOf = (field: (typeof compared.filled)[number]['field']) =>
    t(`resume-reading.profile.${field}`);
  const { filled, conflicts, skills, tooLong, skillsOver } = compared;
  if (filled.length + conflicts.length + skills.length + tooLong.length === 0)
    return <p className="text-14 text-ink-muted">{t('resume-reading.review.profile-same')}</p>;
  return (
    <div className="flex flex-col gap-5">
      {filled.length + skills.length > 0 && (
        <section>
          <h3 className="mb-2 text-14 font-semibold text-ink">
            {t('resume-reading.review.profile-filled')}
          </h3>
          <DescriptionList
            items={[
              ...filled.map(({ field, value }) => ({ term: nameOf(field), detail: value })),
              ...(skills.length > 0
                ? [{ term: t('resume-reading.profile.skills'), detail: skills.join(', ') }]
                : []),
            ]}
          />
        </section>
      )}
      <ImportChoices
        title={t('resume-reading.review.profile-disputes')}
        choices={conflicts.map(({ field, mine, theirs }) => ({
          key: profileKey(field),
          label: nameOf(field),
          mine,
          theirs,
        }))}
        replaced={review.taken}
        onTake={review.take}
      />
      {(tooLong.length > 0 || skillsOver > 0) && (
        <p className="text-13 text-ink-muted">
          {[
            ...tooLong.map((field) =>
              t('resume-reading.review.profile-long', { field: nameOf(field) }),
            ),
            ...(skillsOver > 0
              ? [t('resume-reading.review.profile-skills', { count: skillsOver })]
              : []),
          ].join(t.gap)}
        </p>
      )}
    </div>
  );
}
