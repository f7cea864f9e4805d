/** Separators between items of a list. */
export const between =
  /^\s*(?:[,;|/•·+&()]\s*|\s[-–]\s|,?\s*(?:and\/or|and|or)\s)[\s(]*(?:(?:and|or)\s)?\s*$/iu;

/** The following name starts a list item. */
export const startsItem =
  /(?:^[\s•·*\-–]*|[,;|/•·(:]\s*|\b(?:and|or)\s+)(?:(?:plain|modern|core|basic|advanced|strong|good|solid|excellent)\s+)?$/iu;

/** The preceding name ends a list item. */
export const endsItem = /^\s*(?:[,;|/•·()&]|$|[.!?](?:\s|$)|(?:and|or|is|are|on|for|with|as)\b)/iu;

/** A label such as 'Languages:' at the start of a line. */
export const label =
  /^[\s•·*\-–]*(?:[\p{L}&/]+ ){0,3}(?:languages?|skills?|tools?|technolog(?:y|ies)|tech|stack|software|frameworks?|librar(?:y|ies)|databases?|platforms?|programming|coding)(?:\s+(?:skills|used|stack|include))?\s*[:–-]\s/iu;

/** 'Experience with', 'good at': a skill follows. */
export const wish =
  /\b(?:experienced?|expertise|expert|proficien(?:t|cy)|skill(?:s|ed)?|knowledge|fluen(?:t|cy)|familiar(?:ity)?|competen(?:t|ce|cy)|background|exposure|versed|command|mastery|understanding|certified|hands-on|coding|programming|code|coded|program|written|write|scripting|implemented)\s+(?:with|in|of|using|on)\s+(?:(?:the|ms|microsoft|modern|advanced|basic|core|both|either|idiomatic|plain|pure|native)\s+)*$|\b(?:good|great|skilled|strong|comfortable|adept) (?:at|in|with)\s+$|\b(?:writing|coding)\s+$|\byears?['’]?(?: of)?\s+$|\b(?:know|knows|learn|e\.g\.|fluent|native|speak|speaks|speaking|spoken|written)\s+(?:(?:the|ms|microsoft|modern|advanced|basic|core|either|both)\s+)*$/iu;

/** The name stands alone: 'Excel.', but not 'Excel Centre'. */
export const endsName =
  /^\s*(?:[,;.)|/:!?(]|$|(?:and|or|a plus|in production|at scale|(?:is|are) (?:an?|required|needed|preferred|essential|mandatory|desirable|helpful|useful)|preferred|required|desirable|needed|essential)\b)/iu;

/** Introduces a name, whether or not it is a skill. */
export const mention =
  /\b(?:in|with|using|on|via|of|like|as|by|through|use|uses|our|your|from)\s+(?:(?:plain|modern)\s+)?$/iu;

/** 'experience' after a name, not followed by what the experience is in. */
export const requestAfter =
  /^ (?:experience|expertise|knowledge|proficiency|development)\b(?=[,;.)]|$|\s(?:and|or|is|are|required|preferred|a plus|on|for|with)\b)/u;

/** Start of a sentence, where capitals mean nothing. */
export const sentenceStart = /(?:^|[.!?]\s)[\s•·*\-–]*$/u;

/** Introduces a tool. */
export const tool = /\b(?:with|using|via|use|uses)\s+$/iu;

export const aboutWork =
  /\b(?:programming|coding|code|codebase|software|developers?|engineers?|scripts?|scripting|framework|librar(?:y|ies)|back[- ]?end|front[- ]?end|server-side|apis?|databases?|(?:micro)?services?|web|apps?|compiler|spreadsheets?|deploy(?:s|ed|ment)?|pipelines?|queries|prototypes?|pivot|configuration management|mobile|languages?|tech stack)\b/iu;

/** 'Grade', 'vitamin': a following letter is a kind of number. */
export const numbered =
  /\b(?:vitamins?|grades?|plans?|series|class|section|sections|part|group|type|hepatitis|appendix|schedule|tier|level|category|option|figure|exhibit|room|block|wing|gate|terminal|point|team|building|road|zone|phase|division|a|b|&)\s+$/iu;
