import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { FirstRung } from '#web/ui/first-rung.tsx';
import { Logo } from '#web/ui/logo.tsx';

export const loader = pageLoader({
  texts: ['maintenance'],
  prefetch: async ({ context }) => {
    if (!context.settings.isUnderMaintenance) throw new Response(null, { status: 404 });
  },
  title: (t) => t('maintenance.title'),
});

/** Served for every URL during maintenance, without scripts. */
export default function Maintenance() {
  const t = useTexts();
  const name = t('site.product');
  return (
    <main
      id="main"
      className="mx-auto flex min-h-dvh max-w-page flex-col items-center justify-center px-4 py-16 text-center text-16"
    >
      <Logo name={name} />
      <FirstRung className="mt-10" />
      <h1 className="mt-6 font-display text-28 font-bold sm:text-40">{t('maintenance.title')}</h1>
      <p className="mt-3 max-w-text text-balance text-ink-muted">
        {t('maintenance.text', { name })}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty URL reloads the current page */}
        <a href="" className={buttonClass('primary', 'lg')}>
          {t('common.retry')}
        </a>
        <ButtonLink to="/login" size="lg" reloadDocument>
          {t('maintenance.sign-in')}
        </ButtonLink>
      </div>
    </main>
  );
}
