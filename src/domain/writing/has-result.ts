const amount =
  /(?<![\p{L}\p{N}])(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundreds?|thousands?|millions?|dozens?|half|a (?:third|quarter|fifth|tenth)|doubl(?:e|ed|ing)|tripl(?:e|ed|ing)|twice)(?![\p{L}\p{N}])/iu;

/** 'HTML5', 'C++17', 'v2', '1.2.3', and 'Python 3.11', but not 'Rated 4.8'. */
const version =
  /\p{L}[-.+]*\d+(?:\.\d+)*|(?<!\d)\d+(?:\.\d+){2,}|(?<=\S )\p{Lu}\p{L}+ \d+\.\d+(?!\S| ?(?:%|\p{Ll}))/gu;

/** Whether it contains a number that measures something, not a year, version or part of a name. */
export function hasNumber(point: string): boolean {
  const left = point
    .replaceAll(/(?<![\d$€£₹])\b(?:19|20)\d\d\b(?!\s*(?:%|\p{Ll}))/gu, ' ')
    .replaceAll(version, ' ');
  return /(?:[$€£₹]\s?)?\d/u.test(left) || amount.test(point);
}

const outcome =
  /(?<![\p{L}])(?:improv|increas|reduc|decreas|sav(?:ed|ing|es)\b|cut(?:ting|s)?\b|grew\b|grow(?:n|ing|th)|rais(?:ed|ing)|boost|accelerat|doubl|tripl|halv|eliminat|prevent|achiev|won\b|win(?:ning|s)?\b|earn|exceed|surpass|deliver(?:ed|ing)? .*\b(?:early|under|ahead)|result(?:ed|ing) in|led to|leading to|enabl|allow(?:ed|ing)|so that|thereby|which (?:let|made|cut|saved|helped|enabled)|instead of|fewer|faster|shorter|lower(?:ed|ing)|higher|generat|gain(?:ed|ing)|attract|secur(?:ed|ing)|serv(?:ed|ing)\b|handl(?:ed|ing)\b|used by|adopted by|(?:that|which) (?!(?:we|i|you|they|is|are|was|were) )(?:[\p{L}\d][\p{L}\d,.’'-]* ){1,5}(?:use[sd]?|adopt(?:s|ed)?|rel(?:y|ies|ied) on)\b|rank(?:ed|ing)|recogni[sz]ed|awarded|recover|featured|resolv|shorten|streamlin|optimi[sz]|minimi[sz]|maximi[sz])|(?:by|to|from) (?:(?:about|over|nearly|up to|more than) )?[$€£₹]?\d[\d,.]*\s*(?:%|percent|x\b|k\b|m\b)|\d\s*%|(?<![\p{L}])by (?:a|one) (?:third|quarter|fifth|half|tenth)/iu;

/** Whether a line states an outcome of the work. */
export function hasOutcome(line: string): boolean {
  return outcome.test(line);
}

/** Whether a line has a number that measures something, or states an outcome. */
export function hasResult(line: string): boolean {
  return hasNumber(line) || hasOutcome(line);
}
