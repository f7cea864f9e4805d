import { useSearchParams } from 'react-router';
import { ContactForm } from '#web/features/contact/contact-form.tsx';
import { ContactInfo, ContactQuestions } from '#web/features/contact/contact-info.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { SignUpLink } from '#web/lib/sign-up-link.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Callout } from '#web/ui/callout.tsx';

export const loader = pageLoader({
  texts: ['contact', 'refusal'],
  title: (t) => t('site.contact'),
  description: (t) => t('contact.description'),
});

export default function Contact() {
  const t = useTexts();
  const [search] = useSearchParams();
  return (
    <div className="mx-auto w-full max-w-page px-4 py-12 sm:px-6 sm:py-20">
      <h1 className="font-display text-28 font-bold sm:text-40">{t('contact.heading')}</h1>
      <p className="mt-2 max-w-prose text-ink-muted">{t('contact.lead')}</p>
      <div className="mt-10 grid gap-12 lg:grid-cols-[3fr_2fr]">
        <div className="flex flex-col gap-6">
          {search.has('sent') && (
            <Callout tone="success" live>
              <strong>{t('contact.sent')}</strong> {t('contact.sent-text')}
            </Callout>
          )}
          <ContactForm />
        </div>
        <ContactInfo />
      </div>
      <ContactQuestions />
      <section className="mt-16 rounded-card bg-primary-soft px-6 py-10 sm:px-10">
        <h2 className="font-display text-28 font-bold">{t('contact.closing.title')}</h2>
        <p className="mt-2 text-ink-muted">{t('contact.closing.text')}</p>
        <p className="mt-6 flex flex-wrap gap-3">
          <SignUpLink size="lg" variant="primary">
            {t('common.create-your-account')}
          </SignUpLink>
          <ButtonLink to="/careers" size="lg" variant="secondary">
            {t('common.see-open-jobs')}
          </ButtonLink>
        </p>
      </section>
    </div>
  );
}
