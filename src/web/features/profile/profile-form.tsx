import { useEffect, useRef } from 'react';
import type { Me } from '#contract/account.ts';
import type { OwnProfile } from '#contract/profile.ts';
import type { ProfileField } from '#domain/profile/compare-resume.ts';
import { profileFields } from '#domain/profile/profile-fields.ts';
import { specializations } from '#domain/profile/specialization.ts';
import { problemText } from '#web/lib/problem-text.ts';
import { SkillField } from '#web/lib/skill-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { useProfileForm } from './use-profile-form.ts';

/** All that a person says of themself; what only applies to students is asked of students alone. */
export function ProfileForm({ me, profile }: { me: Me; profile: OwnProfile }) {
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const editor = useProfileForm(form, profile, me.userId);
  const { typed, problems, conflict, disputed } = editor;
  const isStudent = me.kind === 'student';
  const box = useRef<HTMLDivElement>(null);
  // It stands at the top of the form, and what led here at its end.
  useEffect(() => {
    if (conflict !== null) box.current?.focus();
  }, [conflict]);
  const errorOf = (name: ProfileField) => {
    const problem = problems[name];
    return problemText(t, problem, profileFields[name].max);
  };
  const countText = (used: number, most: number) => t('profile.help.used', { used, most });
  return (
    <Card as="section">
      <form
        key={editor.formKey}
        ref={form}
        noValidate
        onSubmit={editor.onSubmit}
        onChange={editor.onChange}
        className="flex flex-col gap-5"
      >
        {conflict !== null && (
          <div ref={box} tabIndex={-1} className="scroll-mt-24 rounded-card">
            <Callout tone="warning" live title={t('profile.conflict.title')}>
              <p>
                {disputed.length > 0 &&
                  `${t('profile.conflict.text', { fields: disputed.map((field) => t(`profile.field.${field}`)).join(', ') })} `}
                {t('profile.conflict.same')}
              </p>
              <div className="mt-3 flex flex-wrap gap-2">
                <Button variant="primary" onClick={editor.keepMine}>
                  {t('profile.conflict.keep')}
                </Button>
                <Button onClick={editor.takeSaved}>{t('profile.conflict.take')}</Button>
              </div>
            </Callout>
          </div>
        )}
        {editor.isRestored && conflict === null && (
          <Callout
            live
            action={
              <Button size="sm" onClick={editor.takeSaved}>
                {t('profile.discard')}
              </Button>
            }
          >
            {t('profile.restored')}
          </Callout>
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            label={t('profile.field.firstName')}
            id="firstName"
            required
            error={errorOf('firstName')}
          >
            <Input name="firstName" defaultValue={typed.firstName} autoComplete="given-name" />
          </Field>
          <Field label={t('profile.field.lastName')} error={errorOf('lastName')}>
            <Input name="lastName" defaultValue={typed.lastName} autoComplete="family-name" />
          </Field>
        </div>
        <Field
          label={t('profile.field.bio')}
          id="bio"
          help={t('profile.help.bio')}
          error={errorOf('bio')}
        >
          <Textarea
            name="bio"
            rows={4}
            defaultValue={typed.bio}
            most={profileFields.bio.max}
            countText={countText}
          />
        </Field>
        {isStudent && (
          <Field
            label={t('profile.field.education')}
            id="education"
            help={t('profile.help.education')}
            error={errorOf('education')}
          >
            <Input name="education" defaultValue={typed.education} />
          </Field>
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t('profile.field.location')} id="location" error={errorOf('location')}>
            <Input name="location" defaultValue={typed.location} autoComplete="address-level2" />
          </Field>
          <Field label={t('profile.field.phone')} id="phone" error={errorOf('phone')}>
            <Input name="phone" type="tel" defaultValue={typed.phone} autoComplete="tel" />
          </Field>
        </div>
        {isStudent && (
          <>
            <Field label={t('profile.field.specialization')} id="specialization">
              <Select
                name="specialization"
                defaultValue={typed.specialization ?? ''}
                placeholder={t('profile.no-specialization')}
                options={specializations.map((value) => ({
                  value,
                  label: t(`profile.specialization.${value}`),
                }))}
              />
            </Field>
            <SkillField
              label={t('profile.field.skills')}
              help={t('profile.help.skills')}
              skills={typed.skills}
              most={profileFields.skills.max}
              maxLength={profileFields.skills.longest}
              onChange={editor.setSkills}
            />
          </>
        )}
        <Button
          type="submit"
          variant="primary"
          busy={editor.isPending}
          busyText={t('profile.saving')}
          className="self-start"
        >
          {t('profile.save')}
        </Button>
      </form>
    </Card>
  );
}
