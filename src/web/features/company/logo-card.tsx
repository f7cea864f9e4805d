import type { OwnCompany } from '#contract/company-profile.ts';
import { api } from '#web/lib/api.ts';
import { PictureCard } from '#web/lib/picture-card.tsx';

export function LogoCard({ own, onChange }: { own: OwnCompany; onChange: () => Promise<unknown> }) {
  return (
    <PictureCard
      name="logo"
      action="/company-dashboard/profile/branding"
      avatar={{ name: own.name, src: own.logoId && `/logos/${own.logoId}`, shape: 'company' }}
      remove={() => api.company.removeLogo.call({})}
      onChange={onChange}
    />
  );
}
