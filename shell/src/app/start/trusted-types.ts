interface ScriptPolicies {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): unknown;
}

/** The address when it is of this origin or one of `others`, else null, which the browser refuses to load. */
export function trustedScript(url: string, origin: string, others: readonly string[] = []): string | null {
  return URL.canParse(url, origin) && [origin, ...others].includes(new URL(url, origin).origin) ? url : null;
}

/** Where the browser has Trusted Types: scripts that code adds to the page come from this origin only, and from a developer's own servers. */
export function restrictScripts(window: Window, ownServers: readonly string[]): void {
  const { trustedTypes } = window as { trustedTypes?: ScriptPolicies };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => trustedScript(url, window.location.origin, ownServers),
  });
}
