/** Suggested locations; any other may be entered too. */
export const offeredPlaces = [
  'Ahmedabad',
  'Bengaluru',
  'Bhubaneswar',
  'Chandigarh',
  'Chennai',
  'Coimbatore',
  'Gurugram',
  'Hyderabad',
  'India',
  'Indore',
  'Jaipur',
  'Kochi',
  'Kolkata',
  'Lucknow',
  'Mumbai',
  'Mysuru',
  'Nagpur',
  'New Delhi',
  'Noida',
  'Pune',
  'Thiruvananthapuram',
  'Visakhapatnam',
] as const;

export const offeredCountries = [
  'Australia',
  'Canada',
  'France',
  'Germany',
  'India',
  'Ireland',
  'Japan',
  'Netherlands',
  'Singapore',
  'Sri Lanka',
  'Sweden',
  'Switzerland',
  'United Arab Emirates',
  'United Kingdom',
  'United States',
] as const;

/** The name of a country, from its two-letter code. */
export function countryName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
}
