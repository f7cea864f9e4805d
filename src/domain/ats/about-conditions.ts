import { leadingVerb } from '#domain/writing/leading-verb.ts';

/** What is asked of the applicant, whatever else the sentence speaks of. */
const wish =
  /\b(?:experienced?|expertise|knowledge|proficien\p{L}+|skills|skilled|background in|degree|familiar\p{L}*|fluen(?:t|cy)|understanding of|qualified)\b/iu;

const traits =
  /\b(?:race|colou?r|religio\p{L}+|creed|sex|gender|age|national origin|nationality|ancestry|ethnic\p{L}*|disabilit\p{L}+|veteran|marital|sexual|pregnan\p{L}+)\b/giu;

const checks =
  /\b(?:(?:background|criminal|credit|reference|pre-employment|drug|citizenship) (?:checks?|screenings?|histor(?:y|ies)|verification|tests?|investigations?)|security screenings?|security vetting|reasonable accommodations?|protected (?:by law|veteran|characteristic)|e-verify|sexual orientation|criminal records?)\b/iu;

const given =
  /\b(?:(?:life|health|medical|dental|travel|accident|social|disability) insurance|insurances?|pension|holidays?|vacation|annual leave|parental leave|paid (?:leave|time off)|time off|salar(?:y|ies)|bonus(?:es)?|reimburse\p{L}*|stock options?|equity|discounts?|canteen|lunch|snacks|fruits?|drinks|gym|fitness|sports|home office|flexible (?:working )?(?:hours|time)|working hours|relocation|401\(?k\)?|retirement|medical care|dental|allowances?|subsidi[sz]ed|wellness|perks?|child ?care|childcare|commut\p{L}*|tuition|education budget|compensation|benefits? package|company car)\b/giu;
const offers =
  /\b(?:we (?:also |can |will )*(?:offer|provide you)(?! ?:? ?$)|competitive (?:salar|benefits|compensation|pay|package|remuneration))/iu;
const gives =
  /\b(?:we (?:also |can |will )*(?:pay|cover|reimburse|support)|(?:company|employer) (?:pays|covers|offers|provides)|you(?:['’]ll| will| can)? (?:also )?(?:be )?(?:get|receive|enjoy|offered|paid|entitled|eligible|benefit)|salary (?:range|is|will|depends|according)|(?:insurance|pension|benefits) (?:is|are))\b/iu;
const work = /\b(?:position|role|job|internship|post|opportunit(?:y|ies)|chance)\b/iu;

const process =
  /\b(?:your (?:complete |full )?(?:application|cv|résumé|resume|cover letter)|application (?:process|procedure|deadline|form|button|portal|material)|our (?:recruitment|recruiting|hiring|selection|interview(?:ing)?) process|applications? (?:(?:will|must|should|can|may|has to) be|is|are)? ?(?:sent|submitted|received|accompanied|considered|assessed|reviewed|accepted|evaluated|in (?:english|german|danish))|application(?: in \p{L}+)? (?:must|should) (?:be|include|contain|have)|how to apply|to apply(?:[,:]| (?:please|click|visit|send|submit|use|follow|for (?:this|the)))|apply (?:online|now|today|here|before|via)|(?:before|when) applying|cover letter|curriculum vitae|(?:selected for|invited (?:to|for)) (?:an |the )?(?:job )?interviews?|conduct (?:our |the |job )?interviews|job interviews?|closing date|(?:for|find out|read|learn|know) (?:more|further|additional) (?:information |details )?(?:about|on|regarding|please|contact)|do not hesitate|don['’]t hesitate|questions (?:about|regarding) (?:the|this|your) (?:position|job|role|application))/iu;

const count = (pattern: RegExp, text: string) =>
  new Set(text.match(pattern)?.map((each) => each.toLowerCase())).size;

/**
 * Whether a sentence is about the terms of employment, the law or how to apply: what the employer
 * gives, checks or must say, not what the applicant knows or does.
 */
export function isAboutConditions(sentence: string): boolean {
  if (count(traits, sentence) > 1) return true;
  const isProcess = checks.test(sentence) || process.test(sentence);
  const gifts = count(given, sentence);
  const isOffer =
    gifts > 1 ||
    (gifts > 0 && gives.test(sentence)) ||
    (offers.test(sentence) && !work.test(sentence));
  return (isProcess || (isOffer && leadingVerb(sentence) === null)) && !wish.test(sentence);
}
