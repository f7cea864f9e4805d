/** 'reply': for messages. 'rejection': for the reason that a rejected applicant reads. */
export const templateKinds = ['reply', 'rejection'] as const;
