import type { Fields } from './field-places.ts';

/** For every response of a real board, where each field goes, or why nowhere; reviewed by hand. */
export const recordedRealFields: Record<string, Fields> = {
  'careerkit/ashby.json': {
    goes: {
      category: 'jobs[].department jobs[].team',
      'category level title type': 'jobs[].title',
      description: 'jobs[].descriptionHtml',
      location:
        'jobs[].address.postalAddress.addressCountry jobs[].address.postalAddress.addressLocality',
      'location workplace': 'jobs[].location',
      pay: 'jobs[].shouldDisplayCompensationOnJobPostings jobs[].compensation.scrapeableCompensationSalarySummary jobs[].compensation.summaryComponents[].interval jobs[].compensation.summaryComponents[].currencyCode jobs[].compensation.summaryComponents[].minValue jobs[].compensation.summaryComponents[].maxValue',
      postedAt: 'jobs[].publishedAt',
      ref: 'jobs[].id',
      shown: 'jobs[].isListed',
      type: 'jobs[].employmentType',
      url: 'jobs[].jobUrl jobs[].applyUrl',
      workplace: 'jobs[].isRemote jobs[].workplaceType',
    },
    left: {
      empty:
        'jobs[].secondaryLocations[] jobs[].compensation.compensationTiers[] jobs[].compensation.summaryComponents[] jobs[].compensation.compensationTiers[].additionalInformation',
      again:
        'jobs[].address.postalAddress.addressRegion jobs[].descriptionPlain jobs[].compensation.compensationTierSummary jobs[].compensation.compensationTiers[].id jobs[].compensation.compensationTiers[].tierSummary jobs[].compensation.compensationTiers[].title jobs[].compensation.compensationTiers[].components[].id jobs[].compensation.compensationTiers[].components[].summary jobs[].compensation.compensationTiers[].components[].compensationType jobs[].compensation.compensationTiers[].components[].interval jobs[].compensation.compensationTiers[].components[].currencyCode jobs[].compensation.compensationTiers[].components[].minValue jobs[].compensation.compensationTiers[].components[].maxValue',
      part: 'jobs[].compensation.summaryComponents[].compensationType',
      list: 'apiVersion',
    },
  },
  'careerkit/bamboohr.json': {
    goes: {
      category: 'result[].departmentLabel',
      'category level title type': 'result[].jobOpeningName',
      location: 'result[].location.city result[].location.state result[].atsLocation.country',
      'ref url': 'result[].id',
      type: 'result[].employmentStatusLabel result[].employmentType',
      workplace: 'result[].isRemote result[].locationType',
    },
    left: {
      list: 'meta.totalCount',
      own: 'result[].departmentId',
      empty: 'result[].atsLocation.state result[].atsLocation.province result[].atsLocation.city',
    },
  },
  'careerkit/greenhouse.json': {
    goes: {
      category: 'jobs[].departments[].name',
      'category level title type workplace': 'jobs[].title',
      company: 'jobs[].company_name',
      deadline: 'jobs[].application_deadline',
      description: 'jobs[].content',
      location: 'jobs[].offices[].name jobs[].offices[].location',
      'location workplace': 'jobs[].location.name',
      postedAt: 'jobs[].updated_at jobs[].first_published',
      ref: 'jobs[].id',
      type: 'jobs[].metadata[].value',
      url: 'jobs[].absolute_url',
    },
    left: {
      consent:
        'jobs[].data_compliance[].type jobs[].data_compliance[].requires_consent jobs[].data_compliance[].requires_processing_consent jobs[].data_compliance[].requires_retention_consent jobs[].data_compliance[].retention_period jobs[].data_compliance[].demographic_data_consent_applies jobs[].ai_disclaimer jobs[].include_ai_disclaimer jobs[].ai_opt_out_request_url',
      own: 'jobs[].internal_job_id jobs[].metadata[].id jobs[].metadata[].value_type jobs[].requisition_id jobs[].departments[].id jobs[].departments[].child_ids[] jobs[].departments[].parent_id jobs[].offices[].id jobs[].offices[].child_ids[] jobs[].offices[].parent_id',
      part: 'jobs[].metadata[].name',
      language: 'jobs[].language',
      list: 'meta.total',
    },
  },
  'careerkit/lever.json': {
    goes: {
      category: '[].categories.team',
      'category level title type workplace': '[].text',
      description: '[].additional [].description [].lists[].text [].lists[].content',
      location: '[].categories.allLocations[] [].country',
      'location workplace': '[].categories.location',
      postedAt: '[].createdAt',
      ref: '[].id',
      type: '[].categories.commitment',
      url: '[].hostedUrl [].applyUrl',
      workplace: '[].workplaceType',
    },
    left: {
      again:
        '[].additionalPlain [].descriptionPlain [].opening [].openingPlain [].descriptionBody [].descriptionBodyPlain',
    },
  },
  'careerkit/pinpoint.json': {
    goes: {
      category: 'data[].job.department.name data[].department.name',
      'category level title type': 'data[].title',
      deadline: 'data[].deadline_at',
      description:
        'data[].description data[].key_responsibilities_header data[].key_responsibilities data[].skills_knowledge_expertise_header data[].skills_knowledge_expertise data[].benefits_header data[].benefits',
      location: 'data[].location.name',
      pay: 'data[].compensation data[].compensation_minimum data[].compensation_maximum data[].compensation_currency data[].compensation_frequency data[].compensation_visible',
      ref: 'data[].id',
      url: 'data[].url data[].path',
      workplace: 'data[].workplace_type data[].workplace_type_text',
    },
    left: {
      own: 'data[].job.id data[].job.requisition_id data[].job.department.id data[].location.id data[].department.id',
      empty: 'data[].job.division',
    },
  },
  'careerkit/recruitee.json': {
    goes: {
      category: 'offers[].category_code offers[].department',
      'category level title type': 'offers[].title',
      company: 'offers[].company_name',
      deadline: 'offers[].close_at',
      description:
        'offers[].locations[].name offers[].locations[].note offers[].description offers[].requirements offers[].highlight',
      level: 'offers[].experience_code',
      location: 'offers[].state_name offers[].city offers[].country offers[].location',
      pay: 'offers[].salary.max offers[].salary.min offers[].salary.period offers[].salary.currency',
      postedAt: 'offers[].created_at offers[].published_at',
      ref: 'offers[].id',
      shown: 'offers[].status',
      type: 'offers[].employment_type_code',
      url: 'offers[].careers_apply_url offers[].careers_url',
      workplace: 'offers[].hybrid offers[].on_site offers[].remote',
    },
    left: {
      apply:
        'offers[].options_cv offers[].locations_question_required offers[].locations_question_type offers[].options_cover_letter offers[].translations.en.locations_question offers[].options_photo offers[].options_salutation offers[].dynamic_fields[] offers[].locations_question offers[].open_questions[].id offers[].open_questions[].position offers[].open_questions[].options offers[].open_questions[].required offers[].open_questions[].body offers[].open_questions[].kind offers[].open_questions[].translations.en.body offers[].open_questions[].open_question_options[] offers[].mailbox_email offers[].options_phone offers[].options_title offers[].location_question_visible offers[].open_questions[].options.length',
      page: 'offers[].position offers[].translations.en.sharing_image offers[].translations.en.sharing_title offers[].translations.en.sharing_description offers[].sharing_description offers[].sharing_image offers[].cover_image offers[].sharing_title',
      hours:
        'offers[].max_hours_per_week offers[].min_hours offers[].max_hours offers[].min_hours_per_week',
      again:
        'offers[].translations.en.description offers[].translations.en.title offers[].translations.en.highlight offers[].translations.en.requirements offers[].guid offers[].slug offers[].locations[].state offers[].locations[].country offers[].locations[].city offers[].locations[].translations.en.name offers[].locations[].translations.en.city offers[].locations[].translations.en.note offers[].locations[].country_code offers[].locations[].state_code offers[].country_code offers[].state_code',
      conditions: 'offers[].education_code',
      own: 'offers[].locations[].id offers[].tags[]',
      street:
        'offers[].locations[].translations.en.postal_code offers[].locations[].translations.en.street offers[].locations[].postal_code offers[].locations[].street offers[].postal_code',
      day: 'offers[].updated_at',
    },
  },
  'careerkit/smartrecruiters.json': {
    goes: {
      category: 'content[].industry.label content[].function.label',
      'category level title type': 'content[].name',
      company: 'content[].company.name',
      level: 'content[].experienceLevel.label',
      location:
        'content[].location.city content[].location.region content[].location.country content[].location.fullLocation',
      postedAt: 'content[].releasedDate',
      'ref url': 'content[].id',
      shown: 'content[].visibility',
      type: 'content[].typeOfEmployment.label',
      url: 'content[].company.identifier',
      workplace: 'content[].location.remote content[].location.hybrid',
    },
    left: {
      list: 'offset limit totalFound',
      again: 'content[].uuid',
      own: 'content[].jobAdId content[].defaultJobAd content[].refNumber content[].industry.id content[].function.id content[].typeOfEmployment.id content[].experienceLevel.id content[].customField[].fieldId content[].customField[].fieldLabel content[].customField[].valueId content[].customField[].valueLabel content[].ref content[].creator.name',
      street: 'content[].location.address content[].location.postalCode',
      empty: 'content[].department',
      language: 'content[].language.code content[].language.label content[].language.labelNative',
    },
  },
  'careerkit/teamtailor.json': {
    goes: {
      'category level title type workplace': 'items[].title',
      company: 'items[]._jobposting.identifier.name',
      location:
        'items[]._jobposting.jobLocation[].address.addressLocality items[]._jobposting.jobLocation[].address.addressCountry',
      postedAt: 'items[].date_published items[]._jobposting.datePosted',
      ref: 'items[].id',
      url: 'items[].url',
    },
    left: {
      list: 'version title home_page_url feed_url',
      own: 'items[]._jobposting.@context items[]._jobposting.@type items[]._jobposting.identifier.@type items[]._jobposting.identifier.value items[]._jobposting.jobLocation[].@type items[]._jobposting.jobLocation[].address.@type',
      again: 'items[]._jobposting.title items[]._jobposting.jobLocation[].address.addressRegion',
      street:
        'items[]._jobposting.jobLocation[].address.streetAddress items[]._jobposting.jobLocation[].address.postalCode',
    },
  },
  'careerkit/workable.json': {
    goes: {
      category: 'jobs[].department',
      'category level title type': 'jobs[].title',
      company: 'name',
      location:
        'jobs[].country jobs[].city jobs[].state jobs[].locations[].country jobs[].locations[].city jobs[].locations[].region jobs[].locations[].hidden',
      postedAt: 'jobs[].published_on jobs[].created_at',
      ref: 'jobs[].shortcode',
      url: 'jobs[].url jobs[].shortlink',
      workplace: 'jobs[].telecommuting',
    },
    left: {
      again: 'jobs[].locations[].countryCode',
    },
  },
  'careerkit/workday.json': {
    goes: {
      'category level title type': 'jobPostings[].title',
      'location workplace': 'jobPostings[].locationsText',
      postedAt: 'jobPostings[].postedOn',
      ref: 'jobPostings[].bulletFields[]',
    },
    left: {
      list: 'total facets[] userAuthenticated',
      part: 'jobPostings[].externalPath',
    },
  },
};
