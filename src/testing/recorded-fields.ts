import type { Fields } from './field-places.ts';
import { recordedRealFields } from './recorded-real-fields.ts';

/**
 * The fields of every recorded response: from real boards, made by hand, and from Greenhouse's
 * documentation.
 */
export const recordedFields: Record<string, Fields> = {
  ...recordedRealFields,
  'devpyle/adzuna.json': {
    goes: {
      'category level title type workplace': 'results[].title',
      company: 'results[].company.display_name',
      description: 'results[].description',
      'location pay workplace': 'results[].location.display_name',
      pay: 'results[].salary_min results[].salary_max results[].salary_is_predicted',
      postedAt: 'results[].created',
      'ref url': 'results[].redirect_url',
    },
    left: {},
  },
  'devpyle/ashby.json': {
    goes: {
      'category level title type': 'jobs[].title',
      'location workplace': 'jobs[].location',
      postedAt: 'jobs[].publishedDate',
      'ref url': 'jobs[].jobUrl',
      url: 'jobs[].applyUrl',
    },
    left: {},
  },
  'devpyle/greenhouse.json': {
    goes: {
      'category level title type workplace': 'jobs[].title',
      'location workplace': 'jobs[].location.name',
      postedAt: 'jobs[].updated_at',
      'ref url': 'jobs[].absolute_url',
    },
    left: {},
  },
  'devpyle/himalayas.json': {
    goes: {
      'category level title type': '[].title',
      company: '[].companyName',
      description: '[].description',
      pay: '[].minSalary [].maxSalary [].currency',
      postedAt: '[].pubDate',
      'ref url': '[].applicationLink',
    },
    left: {
      again: '[].excerpt',
    },
  },
  'devpyle/jobicy.json': {
    goes: {
      'category level title type': 'jobs[].jobTitle',
      company: 'jobs[].companyName',
      description: 'jobs[].jobDescription',
      pay: 'jobs[].annualSalaryMin jobs[].annualSalaryMax jobs[].salaryCurrency',
      postedAt: 'jobs[].pubDate',
      'ref url': 'jobs[].url',
    },
    left: {},
  },
  'devpyle/jsearch.json': {
    goes: {
      'category level title type': 'data[].job_title',
      company: 'data[].employer_name',
      description: 'data[].job_description',
      'location workplace': 'data[].job_city data[].job_state',
      pay: 'data[].job_min_salary data[].job_max_salary data[].job_salary_period',
      postedAt: 'data[].job_posted_at_timestamp',
      'ref url': 'data[].job_apply_link',
      url: 'data[].job_google_link',
      workplace: 'data[].job_is_remote',
    },
    left: {},
  },
  'devpyle/lever.json': {
    goes: {
      'category level title type workplace': '[].text',
      description:
        '[].descriptionPlain [].additionalPlain [].lists[].text [].lists[].content [].lists[]',
      'location workplace': '[].categories.location',
      'ref url': '[].hostedUrl',
    },
    left: {},
  },
  'devpyle/remoteok.json': {
    goes: {
      'category level title type': '[].position',
      company: '[].company',
      description: '[].description',
      pay: '[].salary_min [].salary_max',
      postedAt: '[].date',
      ref: '[].id',
      url: '[].url',
    },
    left: {
      list: '[].legal',
    },
  },
  'devpyle/remotive.json': {
    goes: {
      'category level title type': 'jobs[].title',
      company: 'jobs[].company_name',
      description: 'jobs[].description',
      location: 'jobs[].candidate_required_location',
      pay: 'jobs[].salary',
      postedAt: 'jobs[].publication_date',
      'ref url': 'jobs[].url',
    },
    left: {},
  },
  'greenhouse-docs/_jobs.md': {
    goes: {
      category: 'jobs[].departments[].name',
      'category level title type workplace': 'jobs[].title',
      description: 'jobs[].content',
      location: 'jobs[].offices[].name jobs[].offices[].location',
      'location workplace': 'jobs[].location.name',
      pay: 'jobs[].pay_input_ranges[].min_cents jobs[].pay_input_ranges[].max_cents jobs[].pay_input_ranges[].currency_type jobs[].pay_input_ranges[].title jobs[].pay_input_ranges[].blurb',
      postedAt: 'jobs[].updated_at',
      ref: 'jobs[].id',
      url: 'jobs[].absolute_url',
    },
    left: {
      own: 'jobs[].internal_job_id jobs[].requisition_id jobs[].departments[].id jobs[].departments[].parent_id jobs[].departments[].child_ids[] jobs[].offices[].id jobs[].offices[].parent_id jobs[].offices[].child_ids[] jobs[].metadata[].id jobs[].metadata[].name jobs[].metadata[].value_type jobs[].metadata[].value',
      language: 'jobs[].language',
      empty: 'jobs[].metadata',
      list: 'meta.total',
      apply:
        'jobs[].location_questions[].label jobs[].location_questions[].fields[].name jobs[].location_questions[].fields[].type jobs[].location_questions[].fields[].values[] jobs[].location_questions[].required jobs[].questions[].required jobs[].questions[].label jobs[].questions[].fields[].name jobs[].questions[].fields[].type jobs[].questions[].fields[].values[].value jobs[].questions[].fields[].values[].label',
      consent:
        'jobs[].data_compliance[].type jobs[].data_compliance[].requires_consent jobs[].data_compliance[].requires_processing_consent jobs[].data_compliance[].requires_retention_consent jobs[].data_compliance[].retention_period',
    },
  },
};
