import { countryOf } from '#domain/posting/country-of.ts';
import { readList, getPath } from './get-path.ts';
import { countryNamed, placeIn } from './join-places.ts';
import type { Shape } from './raw-posting.ts';
import { stripHtml } from './strip-html.ts';

/** Currencies by country, for responses without one: the countries that Adzuna covers. */
const currencies: Record<string, string> = {
  ...Object.fromEntries(['AT', 'BE', 'DE', 'ES', 'FR', 'IT', 'NL'].map((each) => [each, 'EUR'])),
  AU: 'AUD',
  BR: 'BRL',
  CA: 'CAD',
  CH: 'CHF',
  GB: 'GBP',
  IN: 'INR',
  MX: 'MXN',
  NZ: 'NZD',
  PL: 'PLN',
  SG: 'SGD',
  US: 'USD',
  ZA: 'ZAR',
};

function usual(country: string | null | undefined): { usualCurrency?: string } {
  const currency = currencies[country ?? ''];
  return currency === undefined ? {} : { usualCurrency: currency };
}

/** Response format of an Adzuna search; estimated pay is dropped. */
export const adzuna: Shape = {
  list: 'results',
  read: (job) => {
    const at = (path: string) => getPath(job, path);
    const isGuess = String(at('salary_is_predicted')) === '1';
    const place = at('location.display_name');
    const wide = String(at('location.area.0') ?? place ?? '');
    // A trailing two-letter code may be a US state, so countryOf ignores it; 'US' itself is
    // unambiguous.
    const country = /(?:^|,\s*)US$/u.test(wide) ? 'US' : countryOf(wide);
    return {
      ref: at('id') ?? at('redirect_url'),
      title: stripHtml(at('title')),
      company: stripHtml(at('company.display_name')),
      description: [{ html: at('description') }],
      location: [place],
      workplace: [place, at('title')],
      type: [at('contract_type') === 'contract' && 'contract', at('contract_time'), at('title')],
      level: [at('title')],
      category: [at('title'), at('category.label')],
      skills: [],
      pay: isGuess
        ? []
        : [{ min: at('salary_min'), max: at('salary_max'), period: 'year', ...usual(country) }],
      postedAt: [at('created')],
      deadline: [],
      url: [at('redirect_url')],
    };
  },
};

/**
 * Response format of a JSearch search, which covers the United States unless another country is
 * given.
 */
export const jsearch: Shape = {
  list: ['data', 'data.jobs'],
  read: (job) => {
    const at = (path: string) => getPath(job, path);
    const country = countryNamed(at('job_country'));
    const place = placeIn(at('job_city'), at('job_state'), country);
    return {
      ref: at('job_id') ?? at('job_apply_link'),
      title: at('job_title'),
      company: at('employer_name'),
      description: [{ html: at('job_description') }],
      location: [place, at('job_location')],
      workplace: [at('job_is_remote'), place],
      type: [at('job_employment_type'), at('job_title')],
      level: [at('job_title')],
      category: [at('job_title')],
      skills: readList(job, 'job_required_skills'),
      pay: [
        {
          min: at('job_min_salary'),
          max: at('job_max_salary'),
          currency: at('job_salary_currency'),
          period: at('job_salary_period'),
          ...usual(typeof country === 'string' ? countryOf(country) : 'US'),
        },
      ],
      postedAt: [at('job_posted_at_timestamp'), at('job_posted_at_datetime_utc')],
      deadline: [at('job_offer_expiration_timestamp')],
      url: [at('job_apply_link'), at('job_google_link')],
    };
  },
};
