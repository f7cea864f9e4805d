/** Ties together the redirect and callback of one sign-in. */
export type AuthorizationRequest = { state: string; nonce: string; verifier: string };

/** The user, as reported by the provider. */
export type Identity = {
  /** The user's permanent id at this provider; an email address may change hands. */
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  name: string | null;
};

export type IdentityPort = {
  /** The provider's issuer id, which scopes its subjects. */
  issuer: string;
  /** Returns the redirect URL, and the state to keep until the browser is back at `returnTo`. */
  startSignIn: (returnTo: string) => Promise<{ url: string; request: AuthorizationRequest }>;
  /**
   * Verifies the callback URL and returns the identity; throws if anything differs from the
   * request.
   */
  finishSignIn: (address: string, request: AuthorizationRequest) => Promise<Identity>;
};
