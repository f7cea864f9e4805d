import type { Law } from './rule.ts';

/** The clauses that forbid a criterion. Names of laws are not translated. */
export const lawNames: Record<Law, string> = {
  gender: 'Code on Wages, 2019 (India), section 3; Equality Act 2010 (UK), section 39',
  age: 'Age Discrimination in Employment Act (US), 29 U.S.C. § 623(e); Equality Act 2010 (UK), section 39',
  disability:
    'Rights of Persons with Disabilities Act, 2016 (India), section 3(3); Equality Act 2010 (UK), section 39',
  health: 'HIV and AIDS (Prevention and Control) Act, 2017 (India), section 3',
  race: 'Civil Rights Act of 1964 (US), 42 U.S.C. § 2000e-3(b); Equality Act 2010 (UK), section 39',
  caste:
    'Protection of Civil Rights Act, 1955 (India), section 4; Civil Rights Act of 1964 (US), 42 U.S.C. § 2000e-3(b)',
  marital: 'Equality Act 2010 (UK), section 39; Code on Wages, 2019 (India), section 3',
};
