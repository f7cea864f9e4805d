import { useTexts } from '#web/lib/texts.tsx';

// Plain share URLs: no third-party scripts or images on our pages, and no data about the reader.
const places = {
  linkedin: 'https://www.linkedin.com/sharing/share-offsite/?url=',
  whatsapp: 'https://wa.me/?text=',
  x: 'https://x.com/intent/post?url=',
  email: 'mailto:?body=',
};

/** Social share links for our site. */
export function ShareLinks({ address }: { address: string }) {
  const t = useTexts();
  return (
    <nav aria-label={t('site.share.title')} className="mt-6">
      <p className="text-13 font-semibold">{t('site.share.title')}</p>
      <ul className="mt-1 flex flex-wrap gap-x-4">
        {(Object.keys(places) as (keyof typeof places)[]).map((place) => (
          <li key={place}>
            <a
              href={places[place] + encodeURIComponent(address)}
              rel="noreferrer"
              className="inline-flex min-h-8 touch-height items-center rounded-small text-ink-muted no-underline transition-colors hover:text-ink"
            >
              {t(`site.share.${place}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
