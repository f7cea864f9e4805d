import { useState } from 'react';
import { userTypes } from '#domain/account/user-type.ts';
import { type CompanyOption, CompanyChoice } from '#web/lib/company-choice.tsx';
import type { Problems } from '#web/lib/form-problems.ts';
import type { FormValues } from '#web/lib/form-values.ts';
import { useFormState } from '#web/lib/form.tsx';
import { SelectField } from '#web/lib/select-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { optionsOf } from '#web/ui/options-of.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';

const memberRoles = ['owner', 'recruiter', 'interviewer'] as const;

/** A company member needs a company. */
export function findRoleProblems({ userType, companyId = '' }: FormValues): Problems {
  return userType === 'company' && companyId === '' ? { companyId: 'FIELDS_REQUIRED' } : {};
}

export function roleOf({ userType, companyId, memberRole }: FormValues) {
  const type = userTypes.find((each) => each === userType) ?? 'student';
  const role = memberRoles.find((each) => each === memberRole) ?? 'recruiter';
  return type === 'company'
    ? { userType: type, companyId: companyId ?? '', memberRole: role }
    : { userType: type };
}

export function RoleFields({ company }: { company: CompanyOption | null }) {
  const t = useTexts();
  const { values, control, errorOf } = useFormState();
  const [selectedCompany, setSelectedCompany] = useState<CompanyOption | null>(company);
  return (
    <>
      <RadioGroup
        {...control('userType')}
        legend={t('admin-users.form.type')}
        options={userTypes.map((each) => ({
          value: each,
          label: t(`admin-users.badge.${each}`),
          description: t(`admin-users.role.${each}`),
        }))}
      />
      {values['userType'] === 'company' && (
        <>
          <CompanyChoice
            selected={selectedCompany}
            onChoose={setSelectedCompany}
            error={errorOf('companyId')}
          />
          <SelectField
            name="memberRole"
            label={t('admin-users.form.member-role')}
            help={t('admin-users.form.member-role-help')}
            options={optionsOf(memberRoles, (each) => t(`admin-users.member-role.${each}`))}
          />
        </>
      )}
    </>
  );
}
