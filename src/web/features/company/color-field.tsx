import { isColor, readableColor } from '#domain/company/brand-colors.ts';
import { useFormState } from '#web/lib/form.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

type Props = { name: 'primaryColor' | 'secondaryColor'; color: string };

/** A color picker that says how the color changes so that text stays readable. */
export function ColorField({ name, color }: Props) {
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
