import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Me } from '#contract/account.ts';
import type { OwnProfile } from '#contract/profile.ts';
import { profileFields } from '#domain/profile/profile-fields.ts';
import { specializations } from '#domain/profile/specialization.ts';
import { api } from '#web/lib/api.ts';
import { ConflictCallout } from '#web/lib/conflict-callout.tsx';
import { writeForm } from '#web/lib/form-values.ts';
import { Form, SubmitButton } from '#web/lib/form.tsx';
import { refusalOf } from '#web/lib/refusal-text.ts';
import { RestoredNotice } from '#web/lib/restored-notice.tsx';
import { SelectField } from '#web/lib/select-field.tsx';
import { SkillField } from '#web/lib/skill-field.tsx';
import { TextareaField, TextField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useCountText } from '#web/lib/use-count-text.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Card } from '#web/ui/card.tsx';
import { optionsOf } from '#web/ui/options-of.ts';
import { toast } from '#web/ui/toast-store.ts';
import { changedFields, profileFrom, takenOver, valuesOf, writtenOf } from './typed-profile.ts';

/** The profile form; some fields are for students only. */
export function ProfileForm({ me, profile }: { me: Me; profile: OwnProfile }) {
  const t = useTexts();
  const cache = useQueryClient();
  const [saved, setSaved] = useState(profile);
  const [conflict, setConflict] = useState<OwnProfile | null>(null);
  const follow = (next: OwnProfile) => {
    setSaved(next);
    setConflict(null);
    cache.setQueryData(api.profile.load.queryKey({ input: {} }), next);
  };
  const form = useForm({
    initial: valuesOf(saved),
    draft: 'profile',
    fields: profileFields,
    submit: (values) =>
      api.profile.update.call({ ...profileFrom(values), version: Number(values['version']) }),
    onDone: (next) => {
      follow(next);
      toast({ title: t('profile.saved'), description: t('profile.saved-text'), tone: 'success' });
      void cache.invalidateQueries({ queryKey: api.account.key() });
    },
    onFailed: (error, values): boolean => {
      const current = (error as { data?: OwnProfile }).data;
      // oxlint-disable-next-line no-console -- the requirements ask for it
      console.error(error);
      if (refusalOf(error) !== 'PROFILE_CHANGED' || current === undefined) return false;
      // The saved profile equals the input: the response to an earlier attempt was lost.
      const isSame = changedFields(writtenOf(current), profileFrom(values)).length === 0;
      if (isSame) takeSaved(current);
      else {
        const taken = takenOver(saved, values, current);
        for (const [field, value] of taken) form.set(field, value);
        const element = form.props.ref.current;
        if (element) writeForm(element, { ...values, ...Object.fromEntries(taken) });
        setConflict(current);
      }
      return isSame;
    },
    failedTitle: t('profile.failed'),
    unknownText: t('profile.failed-text'),
  });
  const takeSaved = (next: OwnProfile) => {
    follow(next);
    form.reset();
  };
  /** Saves the input over the other tab's version. */
  const keepMine = (theirs: OwnProfile) => {
    follow(theirs);
    form.set('version', String(theirs.version));
  };
  /** The fields that the other tab set to a different value. */
  const disputed = conflict ? changedFields(writtenOf(conflict), profileFrom(form.values)) : [];
  const isStudent = me.kind === 'student';
  const countText = useCountText();
  return (
    <Card as="section">
      <Form form={form}>
        {conflict !== null && (
          <ConflictCallout
            title={t('profile.conflict.title')}
            version={conflict}
            keep={{ text: t('profile.conflict.keep'), onChoose: () => keepMine(conflict) }}
            take={{ text: t('profile.conflict.take'), onChoose: () => takeSaved(conflict) }}
          >
            <p>
              {disputed.length > 0 &&
                `${t('profile.conflict.text', { fields: disputed.map((field) => t(`profile.field.${field}`)).join(', ') })} `}
              {t('profile.conflict.same')}
            </p>
          </ConflictCallout>
        )}
        {form.isRestored && conflict === null && (
          <RestoredNotice onDiscard={() => takeSaved(profile)} />
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            name="firstName"
            id="firstName"
            label={t('profile.field.firstName')}
            required
            autoComplete="given-name"
          />
          <TextField
            name="lastName"
            label={t('profile.field.lastName')}
            autoComplete="family-name"
          />
        </div>
        <TextareaField
          name="bio"
          id="bio"
          label={t('profile.field.bio')}
          help={t(isStudent ? 'profile.help.bio' : 'profile.help.bio-at-work')}
          rows={4}
          countText={countText}
        />
        {isStudent && (
          <TextField
            name="education"
            id="education"
            label={t('profile.field.education')}
            help={t('profile.help.education')}
          />
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            name="location"
            id="location"
            label={t('profile.field.location')}
            autoComplete="address-level2"
          />
          <TextField
            name="phone"
            id="phone"
            label={t('profile.field.phone')}
            type="tel"
            autoComplete="tel"
          />
        </div>
        {isStudent && (
          <>
            <SelectField
              name="specialization"
              id="specialization"
              label={t('profile.field.specialization')}
              placeholder={t('profile.no-specialization')}
              options={optionsOf(specializations, (value) => t(`profile.specialization.${value}`))}
            />
            <SkillField
              label={t('profile.field.skills')}
              help={t('profile.help.skills')}
              skills={profileFrom(form.values).skills}
              most={profileFields.skills.max}
              maxLength={profileFields.skills.longest}
              onChange={(skills) => form.set('skills', skills.join('\n'))}
            />
          </>
        )}
        <SubmitButton busyText={t('profile.saving')} className="self-start">
          {t('profile.save')}
        </SubmitButton>
      </Form>
    </Card>
  );
}
