import type { Law } from './rule.ts';

const equality = 'Equality Act 2010 (UK), section 39';
const civilRights = 'Civil Rights Act of 1964 (US), 42 U.S.C. § 2000e-3(b)';

/** The clauses that forbid a criterion. Names of laws are not translated. */
export const lawNames: Record<Law, string> = {
  gender: `Code on Wages, 2019 (India), section 3; ${equality}; ${civilRights}`,
  age: `Age Discrimination in Employment Act (US), 29 CFR § 1625.4; ${equality}`,
  disability: `Rights of Persons with Disabilities Act, 2016 (India), section 3(3); ${equality}`,
  health: 'HIV and AIDS (Prevention and Control) Act, 2017 (India), section 3',
  race: `${civilRights}; ${equality}`,
  caste: `Protection of Civil Rights Act, 1955 (India), section 4, for caste; ${civilRights}, for religion and origin`,
  // Section 8 protects those who are married or in a civil partnership, not those who are single.
  marital: `${equality}, with section 8 (marriage and civil partnership) and section 18 (pregnancy)`,
};
