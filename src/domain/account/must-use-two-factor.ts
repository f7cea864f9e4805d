type Facts = {
  /** Whether the address, confirmed, has an active row among the administrators. */
  isAdmin: boolean;
  /** Whether the account belongs to the demo set. */
  isOfDemo: boolean;
};

/** Whether an account may be used with a second factor only: every one where the site asks for it, and administrators outside the demo always. */
export function mustUseTwoFactor({ isAdmin, isOfDemo }: Facts, siteRequires: boolean): boolean {
  return siteRequires || (isAdmin && !isOfDemo);
}
