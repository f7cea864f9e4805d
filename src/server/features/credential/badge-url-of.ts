/** The link that verifies a badge of this site. */
export const badgeUrlOf = ({ publicUrl }: { publicUrl: string }, id: string) =>
  `${publicUrl}/blockchain-verification?badge=${id}`;
