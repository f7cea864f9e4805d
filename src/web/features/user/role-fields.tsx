import { useState } from 'react';
import { type UserType, userTypes } from '#domain/account/user-type.ts';
import type { Refusal } from '#domain/refusals.ts';
import { type ChosenCompany, CompanyChoice } from '#web/lib/company-choice.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Field } from '#web/ui/field.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Select } from '#web/ui/select.tsx';

type Typed = Record<string, string>;

const memberRoles = ['owner', 'recruiter', 'interviewer'] as const;

/** A company member needs a company. */
export function judgeRole(typed: Typed): Partial<Record<string, Refusal>> {
  const { userType, companyId = '' } = typed;
  return userType === 'company' && companyId === '' ? { companyId: 'FIELDS_REQUIRED' } : {};
}

/** What was chosen, as the API takes it. */
export function roleOf({ userType, companyId, memberRole }: Typed) {
  const type = userTypes.find((each) => each === userType) ?? 'student';
  const role = memberRoles.find((each) => each === memberRole) ?? 'recruiter';
  return type === 'company'
    ? { userType: type, companyId: companyId ?? '', memberRole: role }
    : { userType: type };
}

/** The kind of an account, and of a company member the company and what the person does there. */
export function RoleFields({
  given,
  company,
  companyError,
}: {
  given: UserType;
  company: (ChosenCompany & { role: (typeof memberRoles)[number] }) | null;
  companyError: string | undefined;
}) {
  const t = useTexts();
  const [type, setType] = useState<string>(given);
  const [chosen, setChosen] = useState<ChosenCompany | null>(company);
  return (
    <>
      <RadioGroup
        legend={t('admin-users.form.type')}
        name="userType"
        value={type}
        onValueChange={setType}
        options={userTypes.map((each) => ({
          value: each,
          label: t(`admin-users.badge.${each}`),
          description: t(`admin-users.role.${each}`),
        }))}
      />
      {type === 'company' && (
        <>
          <CompanyChoice
            texts={{
              find: t('admin-users.form.find-company'),
              company: t('admin-users.form.company'),
              choose: t('admin-users.form.choose-company'),
            }}
            chosen={chosen}
            onChoose={setChosen}
            error={companyError}
          />
          <Field
            label={t('admin-users.form.member-role')}
            help={t('admin-users.form.member-role-help')}
          >
            <Select
              name="memberRole"
              defaultValue={company?.role ?? 'recruiter'}
              options={memberRoles.map((each) => ({
                value: each,
                label: t(`admin-users.member-role.${each}`),
              }))}
            />
          </Field>
        </>
      )}
    </>
  );
}
