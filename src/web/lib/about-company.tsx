import type { PostingDetails } from '#contract/posting.ts';
import { useTexts } from './texts.tsx';

const links = ['website', 'linkedinUrl'] as const;

export function AboutCompany({ about }: Pick<PostingDetails, 'about'>) {
  const t = useTexts();
  return (
    <>
      {about?.description && (
        <p className="mt-3 max-w-text wrap-anywhere text-ink-muted">{about.description}</p>
      )}
      {links.map((link) => {
        const url = about?.[link];
        return (
          url?.match(/^https?:\/\//u) && (
            <p key={link} className="mt-3">
              <a href={url} rel="noopener noreferrer nofollow">
                {t(`about-company.${link}`)}
              </a>
            </p>
          )
        );
      })}
    </>
  );
}
