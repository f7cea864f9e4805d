type Facts = {
  /** The confirmed address belongs to an active administrator. */
  isAdmin: boolean;
  isOfDemo: boolean;
};

/**
 * Whether an account requires a second factor: all do if the site requires it, and administrators
 * outside the demo set always do.
 */
export function mustUseTwoFactor({ isAdmin, isOfDemo }: Facts, siteRequires: boolean): boolean {
  return siteRequires || (isAdmin && !isOfDemo);
}
