const labelled =
  /(?<![\p{L}])(?:date of birth|birth ?date|d\.?o\.?b\.?|age|gender|sex|marital status|religion|caste|father['’]?s name|mother['’]?s name|husband['’]?s name|spouse(?:['’]s)? name)\s*[:–-]\s*\S/iu;
const alone =
  /^(?:date of birth|marital status|father['’]?s name)\b|(?<![\p{L}])(?:born (?:on|in) (?:\p{L}+ )?\d|(?:aged|am) \d{2}\b|(?:gender|sex) (?:is )?(?:male|female)\b|photo(?:graph)? (?:attached|enclosed|above|here)|(?:passport|recent)[- ](?:size )?photo(?:graph)?)/iu;
const lone = /^\W*(?:male|female|married|unmarried|photo|photograph)\W*$/iu;

/**
 * Personal data in a line that must not influence hiring: age, gender, marital status, religion,
 * family, a photo.
 */
export function findPersonalData(line: string): string | null {
  return (labelled.exec(line) ?? alone.exec(line) ?? lone.exec(line))?.[0].trim() ?? null;
}
