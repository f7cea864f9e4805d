/** Strong claims: a rewrite may use a word of a row only if the source uses one of the same row. */
export const claimRows: readonly string[] = [
  'led lead leads leading leader leadership managed manage manages managing management head headed heading direct directed directing oversaw oversee overseeing supervised supervise supervising spearheaded orchestrated chaired',
  'developed develop develops developing built build builds building created create creates creating implemented implement implements implementing engineered architected programmed program coded code wrote write writes writing made make makes making crafted work works worked working designed design designs designing authored drafted prepared prepare preparing',
  'founded founding established launched launch pioneered invented initiated introduced started',
  'increased increase increasing raised raising grew grow growing growth boosted boosting doubled doubling tripled expanded expanding higher more',
  'reduced reduce reducing reduction cut cutting lowered lowering decreased decreasing decrease shortened shortening halved fewer less lower',
  'improved improve improving improvement enhanced enhance enhancing optimized optimised optimizing optimising optimization optimize better streamlined streamlining refined refining',
  'saved save saving savings',
  'sped faster accelerated accelerating accelerate speed speeding quicker',
  'won win winning award awarded prize recognized recognised ranked ranking topped',
  'achieved achieve achieving exceeded exceeding surpassed attained',
  'resulted resulting result results led leading thereby consequently',
  'eliminated eliminating removed removing prevented preventing avoided',
  'certified certification certificate licensed accredited',
  'promoted promotion',
  'trained training taught teaching mentored mentoring coached coaching tutored guided guiding',
  'deployed deploying deploy released releasing shipped shipping delivered delivering deliver published publishing',
  'tested testing test verified validated validating checked checking',
  'researched researching research studied studying investigated investigating analyzed analysed analyzing analysing analysis examined evaluated evaluating assessed assessing',
];

/** Qualifiers that change the meaning of a number, grouped by meaning. */
export const aboutWords: readonly string[] = [
  'over more than exceeding above beyond least',
  'nearly almost up about around approximately roughly under below less most',
];

/** Words without factual content, which a rewrite may add. */
export const plainWords = `
a an the and or nor but so as at by for from in into of off on onto out per through to toward towards under up upon via with within without
across after against along among around before behind below between during except since than until while where which who whose that this these
those it its they them their there here be is are was were been being am do does did done have has had having can could may might will would
shall should must not no each every both all any such same own other another also then thus hence however
used use uses using applied apply applying based including include includes involving supporting supported support supports enabling
helping helped help assisted assisting contributed contributing contribute collaborated collaborating participated participating handled
handling handle carried provided providing provide performed performing perform conducted conducting completed completing maintained
maintaining maintain ensured ensuring ensure coordinated coordinating organized organised organizing organising gathered collected
documented presented presenting reviewed reviewing updated updating configured integrated integrating set
work task tasks project projects role part parts effort efforts process processes way ways use area areas activity activities item items
development implementation creation preparation collection integration maintenance execution operation operations
clearly directly closely regularly together independently jointly
new
`;
