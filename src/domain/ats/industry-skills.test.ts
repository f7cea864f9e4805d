import { expect, test } from 'vitest';
import { findSkills } from './find-skills.ts';
import { skillsInLines } from './skills-in-lines.ts';

/**
 * Known when `industry-skills.ts` was written, so no independent measure; the gaps show what the
 * dictionary still lacks.
 */
const table = `
Real estate: commercial real estate, residential sales, property marketing, rent rolls, lease negotiation, tenant improvements, home inspection, title insurance, foreclosure, investment analysis, capital improvements, CoStar, Argus, MLS, rental applications, move-in inspections, vendor contracts, real estate finance, cap rates, 1031 exchanges, open house, listing presentations, lead follow-up, land acquisition, construction management, space planning, occupancy rates, landlord tenant law, section 8, property accounting
Hospitality: guest check-in, guest services, food safety, allergen awareness, mixology, sommelier, cocktail preparation, dining room service, kitchen operations, food cost control, staff scheduling, rate management, Micros, OpenTable, room reservations, group bookings, wedding planning, conference services, bellhop, valet, spa services, laundry, sanitation, room cleaning, buffet, customer complaints, cash register, hosting, stewarding, butchery
Government: policy development, legislative research, stakeholder consultation, regulatory analysis, public budgeting, fund accounting, zoning codes, building permits, ordinance drafting, community development, housing assistance, child protection, benefits administration, criminal investigation, crime scene, firearms, homeland security, customs, visa processing, foreign affairs, military intelligence, open data, transportation planning, water resources, parks and recreation, public procurement, audit, ethics, crisis communications, voter registration
Healthcare: acute care, blood draw, specimen collection, catheter care, blood pressure, patient assessment, medication management, charting, Cerner, telehealth, immunization, nutrition counseling, rehabilitation, respiratory therapy, cardiac care, labor and delivery, neonatal care, operating room, medical imaging, X-ray, MRI, dental hygiene, optometry, hospice, case management, utilization review, clinical documentation, CNA, NCLEX, medical records
`;
const industries = table
  .trim()
  .split('\n')
  .map((line) => {
    const [industry = '', terms = ''] = line.split(': ');
    return [industry, terms.split(', ')] as const;
  });
const least = new Map([
  ['Real estate', 0.4],
  ['Hospitality', 0.35],
  ['Government', 0.5],
  ['Healthcare', 0.75],
]);

test.each(industries)('ATS-04 skills of %s are known', (industry, terms) => {
  const found = terms.filter((term) =>
    findSkills(`Experience in ${term}.`).some(({ start, end }) => end - start >= term.length / 2),
  );
  expect(found.length / terms.length).toBeGreaterThanOrEqual(least.get(industry) ?? 1);
});

test.each([
  'You will call the guest and the mortgage bank about the escrow of their housing.',
  'We are an equal opportunity employer with medical care and a call center.',
  'Our yarn shop sells chef hats, salt and an ionic pendant by the windows.',
  'The hospital near the court and the police station is open at night.',
])('ATS-04 words of a trade are no skills where nobody asks for them: %s', (sentence) => {
  expect(findSkills(sentence)).toEqual([]);
});

test('ATS-04 a list of trade words names skills', () => {
  const [found = []] = skillsInLines(['Skills: housekeeping, catering, bartending, front desk']);
  expect(found.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Housekeeping', 'Catering', 'Bartending']),
  );
});

test.each(['Experience in oil & gas.', 'Experience in oil and gas.'])(
  'ATS-04 an ampersand is a word: %s',
  (sentence) => {
    expect(findSkills(sentence).map(({ name }) => name)).toEqual(['Oil and gas']);
  },
);
