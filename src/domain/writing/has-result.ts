const numbers =
  /\p{N}|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|dozens|hundred|hundreds|thousand|thousands|million|millions|half|twice|doubled|tripled|halved)\b/iu;
const outcomes =
  /\b(?:result(?:ed|ing)? in|led to|leading to|so that|which (?:let|cut|saved|made|helped|enabled)|thereby|(?:reduc|increas|improv|sav|cutt|boost|rais|lower|doubl|tripl|enabl|allow|eliminat|halv|speed|shorten|exceed|achiev|earn|winn)ing|reduced|increased|improved|saved|cut|boosted|raised|lowered|doubled|tripled|eliminated|won|earned|exceeded|achieved|awarded|featured|adopted by|used by|serving|from scratch to)\b/iu;

/** Whether a line says how much or how many. */
export function hasNumber(line: string): boolean {
  return numbers.test(line);
}

/** Whether a line says what came of the work: a number, or a change for the better. */
export function hasResult(line: string): boolean {
  return hasNumber(line) || outcomes.test(line);
}
