interface ScriptPolicies {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): unknown;
}

/** The address when it is of this origin, else null, which the browser refuses to load. */
export function sameOriginScript(url: string, origin: string): string | null {
  return URL.canParse(url, origin) && new URL(url, origin).origin === origin ? url : null;
}

/** Where the browser has Trusted Types: scripts that code adds to the page come from this origin only. */
export function restrictScripts(window: Window): void {
  const { trustedTypes } = window as { trustedTypes?: ScriptPolicies };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => sameOriginScript(url, window.location.origin),
  });
}
