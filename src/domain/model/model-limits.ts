/** How much a student may ask of the model outside, and how much is told to it. */
export const modelLimits = {
  /** Questions of one student a day, by the clock of UTC; one that got no answer is given back. */
  callsADay: 30,
  /** Lines of a resume that one question tells, and characters of each. */
  lines: 40,
  lineLength: 600,
} as const;
