/** Places that are offered while somebody types; any other may be typed too. */
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

/** A country of two letters by its name. */
export function countryName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
}
