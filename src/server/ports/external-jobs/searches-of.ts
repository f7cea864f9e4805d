import { type Adapter, below, withQuery } from './request.ts';
import type { SourceOptions } from './source-options.ts';
import type { Question } from './sources.ts';

type SearchId =
  | 'linkedin'
  | 'glassdoor'
  | 'naukri'
  | 'adzuna'
  | 'jsearch'
  | 'usajobs'
  | 'arbeitsagentur';

const partly = () => false;
const wordsOf = (question: Question) => ('words' in question ? question.words : '');
const placeOf = (question: Question) => ('words' in question ? question.place : '');

/** The sources that are queried with the user's search terms. */
export function searchesOf({
  network,
  reviews,
  indian,
  adzuna,
  jsearch,
  usajobs,
  arbeitsagentur,
}: SourceOptions): Record<SearchId, Adapter> {
  return {
    linkedin: {
      needs: { NETWORK_JOBS_URL: network.url, NETWORK_JOBS_KEY: network.key },
      request: (question) => ({
        url: withQuery(network.url, { keywords: wordsOf(question), location: placeOf(question) }),
        headers: { authorization: `Bearer ${network.key}` },
      }),
      isWhole: partly,
    },
    glassdoor: {
      needs: {
        REVIEW_JOBS_URL: reviews.url,
        REVIEW_JOBS_PARTNER: reviews.partner,
        REVIEW_JOBS_KEY: reviews.key,
      },
      request: (question) => ({
        url: withQuery(reviews.url, {
          partner: reviews.partner,
          key: reviews.key,
          jobTitle: wordsOf(question),
          countryId: reviews.country,
        }),
      }),
      isWhole: partly,
    },
    naukri: {
      needs: { INDIAN_JOBS_URL: indian.url, INDIAN_JOBS_KEY: indian.key },
      request: (question) => ({
        url: withQuery(indian.url, {
          searchType: 'adv',
          keyword: wordsOf(question),
          location: placeOf(question),
        }),
        headers: { authorization: `Bearer ${indian.key}` },
      }),
      isWhole: partly,
    },
    adzuna: {
      needs: { ADZUNA_ID: adzuna.id, ADZUNA_KEY: adzuna.key },
      request: (question) => ({
        url: withQuery(below(adzuna.url, `${adzuna.country}/search/1`), {
          app_id: adzuna.id,
          app_key: adzuna.key,
          results_per_page: '50',
          what: wordsOf(question),
          where: placeOf(question),
          'content-type': 'application/json',
        }),
      }),
      isWhole: partly,
    },
    jsearch: {
      needs: { JSEARCH_KEY: jsearch.key },
      request: (question) => ({
        url: withQuery(jsearch.url, {
          query: [wordsOf(question), placeOf(question)].filter(Boolean).join(' in '),
          page: '1',
          num_pages: '1',
        }),
        headers: {
          'x-rapidapi-key': jsearch.key ?? '',
          'x-rapidapi-host': new URL(jsearch.url).hostname,
        },
      }),
      isWhole: partly,
    },
    usajobs: {
      needs: { USAJOBS_EMAIL: usajobs.email, USAJOBS_KEY: usajobs.key },
      request: (question) => ({
        url: withQuery(usajobs.url, {
          Keyword: wordsOf(question),
          LocationName: placeOf(question),
          ResultsPerPage: '50',
          // Descriptions come with all fields only.
          Fields: 'full',
        }),
        headers: { 'user-agent': usajobs.email ?? '', 'authorization-key': usajobs.key ?? '' },
      }),
      isWhole: partly,
    },
    arbeitsagentur: {
      needs: { ARBEITSAGENTUR_KEY: arbeitsagentur.key },
      request: (question) => ({
        url: withQuery(arbeitsagentur.url, {
          was: wordsOf(question),
          wo: placeOf(question),
          page: '1',
          size: '50',
        }),
        headers: { 'x-api-key': arbeitsagentur.key ?? '' },
      }),
      isWhole: partly,
    },
  };
}
