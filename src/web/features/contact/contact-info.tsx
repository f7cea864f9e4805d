import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '#web/lib/texts.tsx';

/** Office hours, and faster ways to get common questions answered. */
export function ContactInfo() {
  const t = useTexts();
  return (
    <aside className="flex flex-col gap-8">
      <Part title={t('contact.hours.title')}>
        <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1">
          <dt>{t('contact.hours.week')}</dt>
          <dd className="font-medium text-ink">{t('contact.hours.week-times')}</dd>
          <dt>{t('contact.hours.weekend')}</dt>
          <dd className="font-medium text-ink">{t('contact.hours.weekend-times')}</dd>
        </dl>
      </Part>
      <Part title={t('contact.where.title')}>
        <ul className="flex flex-col gap-3">
          <li>{t.rich('contact.where.company', { link: to('/companies/request') })}</li>
          <li>{t.rich('contact.where.posting', { link: to('/welcome') })}</li>
          <li>{t.rich('contact.where.data', { link: to('/settings') })}</li>
        </ul>
      </Part>
    </aside>
  );
}

const questions = ['cost', 'account', 'silent', 'rejected'] as const;

export function ContactQuestions() {
  const t = useTexts();
  return (
    <section aria-labelledby="asked" className="mt-16 border-t border-line pt-12">
      <h2 id="asked" className="font-display text-28 font-bold">
        {t('contact.faq.title')}
      </h2>
      <dl className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-2">
        {questions.map((question) => (
          <div key={question}>
            <dt className="font-semibold">{t(`contact.faq.${question}`)}</dt>
            <dd className="mt-1 text-ink-muted">{t(`contact.faq.${question}-answer`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 font-semibold">{title}</h2>
      <div className="text-ink-muted">{children}</div>
    </section>
  );
}

function to(path: string) {
  return (text: ReactNode) => <Link to={path}>{text}</Link>;
}
