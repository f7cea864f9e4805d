import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

export function PublicPageLink({ slug }: { slug: string }) {
  const t = useTexts();
  return (
    <ButtonLink to={`/companies/${slug}`} size="sm">
      {t('company.profile.public')}
    </ButtonLink>
  );
}
