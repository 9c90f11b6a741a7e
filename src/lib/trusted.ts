interface TrustedTypes {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

declare global {
  // Not in TypeScript's DOM, which also wants strings where browsers with Trusted Types want what a policy gives.
  var trustedTypes: { createPolicy(name: string, rules: TrustedTypes): TrustedTypes } | undefined;
}

/**
 * Marks HTML and addresses of scripts that the site itself has made: by its Content-Security-Policy, browsers that know Trusted
 * Types take no other, so that a mistake elsewhere can't make a script of what somebody wrote. Other browsers get the text as it is.
 */
export const trusted: TrustedTypes = (() => {
  const rules = { createHTML: (html: string) => html, createScriptURL: (url: string) => url };
  return globalThis.trustedTypes?.createPolicy('situs', rules) ?? rules;
})();
