/** What keeps one way through a provider together, from leaving here until coming back. */
export type AuthorizationRequest = { state: string; nonce: string; verifier: string };

/** Who came back, as the provider says it. */
export type Identity = {
  /** Who it is at this provider, for ever; an address may change hands. */
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  name: string | null;
};

/** People who sign in elsewhere. */
export type IdentityPort = {
  /** The provider's own name for itself: subjects are its own. */
  issuer: string;
  /** Where the browser is sent, and what has to be kept until it is back at `returnTo`. */
  startSignIn: (returnTo: string) => Promise<{ url: string; request: AuthorizationRequest }>;
  /** Who the address that the browser came back to stands for; throws when anything about it is not as it was asked. */
  finishSignIn: (address: string, request: AuthorizationRequest) => Promise<Identity>;
};
