import { useQueryClient } from '@tanstack/react-query';
import type { BrandingForm, OwnCompany } from '#contract/company-profile.ts';
import {
  type BrandColors,
  offeredColors as offered,
  isColor,
  readableColor,
} from '#domain/company/brand-colors.ts';
import { api } from '#web/lib/api.ts';
import type { FormValues } from '#web/lib/form-values.ts';
import { Form, SubmitButton, useFormState } from '#web/lib/form.tsx';
import { PictureCard } from '#web/lib/picture-card.tsx';
import { RestoredNotice } from '#web/lib/restored-notice.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { BrandPreview } from './brand-preview.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { startOf, versionFor } from './use-conflict.ts';
import { useOwnCompany } from './use-own-company.ts';

const names = ['primaryColor', 'secondaryColor'] as const;

function enteredOf({ primaryColor, secondaryColor }: BrandColors): FormValues {
  return {
    hasColors: primaryColor === null && secondaryColor === null ? '' : 'on',
    primaryColor: primaryColor ?? offered.primaryColor,
    secondaryColor: secondaryColor ?? primaryColor ?? offered.secondaryColor,
  };
}

function colorsOf(values: FormValues): BrandColors {
  if (!values['hasColors']) return { primaryColor: null, secondaryColor: null };
  const { primaryColor = null, secondaryColor = null } = values;
  return { primaryColor, secondaryColor };
}

/** The company's own logo and colors, for owners and recruiters. */
export function Branding() {
  const cache = useQueryClient();
  const own = useOwnCompany();
  const { base, take } = own;
  /** The logo is saved on its own, so the colors being chosen must not count as outdated. */
  const reload = async () => {
    const query = api.company.loadOwn.query();
    await cache.invalidateQueries({ queryKey: api.company.key() });
    const now = cache.getQueryData(query.queryKey);
    if (now && sameColors(now, base)) take(now);
  };
  return (
    <BrandingCards
      {...own}
      action="/company-dashboard/profile/branding"
      save={api.company.saveBranding.call}
      removeLogo={() => api.company.removeLogo.call({})}
      reload={reload}
    />
  );
}

type Props = Pick<
  ReturnType<typeof useOwnCompany>,
  'base' | 'current' | 'theirs' | 'take' | 'noticed'
> & {
  /** Where the logo is uploaded. */
  action: string;
  save: (form: BrandingForm, sent: { context: { idempotencyKey: string } }) => Promise<OwnCompany>;
  removeLogo: () => Promise<unknown>;
  reload: () => Promise<unknown>;
};

/** Logo and colors of a company, as they look on its page and its jobs. */
export function BrandingCards(props: Props) {
  const t = useTexts();
  const { base, current, theirs, take, noticed, save } = props;
  const start = startOf(enteredOf(base));
  const form = useForm({
    initial: start,
    draft: `company-branding-${base.slug}`,
    changes: api.company.key(),
    submit: (values, { context }) =>
      save({ ...colorsOf(values), version: versionFor(values, start, base) }, { context }),
    onDone: (saved) => take(saved),
    doneText: t('company.branding.saved'),
    onFailed: (error, sent): boolean => noticed(error, sent, form, enteredOf),
    failedTitle: t('company.branding.failed'),
  });
  const colors = colorsOf(form.values);
  const differing = theirs ? names.filter((name) => theirs[name] !== colors[name]) : [];
  return (
    <div className="flex flex-col gap-6">
      <PictureCard
        name="logo"
        action={props.action}
        avatar={{
          name: current.name,
          src: current.logoId && `/logos/${current.logoId}`,
          shape: 'company',
        }}
        remove={props.removeLogo}
        onChange={props.reload}
      />
      <Card title={t('company.branding.colors')} description={t('company.branding.colors-text')}>
        <Form form={form} className="flex flex-col gap-5">
          {theirs && (
            <ConflictNotice
              form={form}
              theirs={theirs}
              enteredOf={enteredOf}
              differing={differing.map((name) => t(`company.branding.${name}`))}
              take={take}
            />
          )}
          {form.isRestored && !theirs && <RestoredNotice onDiscard={form.reset} />}
          <Switch
            name="hasColors"
            defaultChecked={Boolean(form.values['hasColors'])}
            label={t('company.branding.own')}
            description={t('company.branding.own-text')}
          />
          <div className="grid gap-4 sm:grid-cols-2" hidden={!form.values['hasColors']}>
            {names.map((name) => (
              <ColorField key={name} name={name} color={form.values[name] ?? ''} />
            ))}
          </div>
          <BrandPreview name={base.name} logoId={current.logoId} colors={colors} />
          <SubmitButton busyText={t('common.saving')} className="self-start">
            {t('dashboard.save-changes')}
          </SubmitButton>
        </Form>
      </Card>
    </div>
  );
}

export const sameColors = (one: OwnCompany, other: OwnCompany) =>
  names.every((name) => one[name] === other[name]);

type ColorProps = { name: (typeof names)[number]; color: string };

/** A color picker that says how the color changes so that text stays readable. */
function ColorField({ name, color }: ColorProps) {
  const t = useTexts();
  const { control } = useFormState();
  return (
    <Field label={t(`company.branding.${name}`)} help={<Note color={color} />}>
      <Input {...control(name)} type="color" className="h-11 w-24 p-1" />
    </Field>
  );
}

function Note({ color }: { color: string }) {
  const t = useTexts();
  if (!isColor(color)) return null;
  const [light, dark] = [readableColor(color, 'light'), readableColor(color, 'dark')];
  if (light === color && dark === color) return t('company.branding.as-chosen', { color });
  if (dark === color) return t('company.branding.adjusted-light', { color: light });
  if (light === color) return t('company.branding.adjusted-dark', { color: dark });
  return t('company.branding.adjusted', { light, dark });
}
