/** Page on which a service is searched; every service has its list under its own name (spec section 2). */
export function servicePath(service: string): string {
  return `/${service}/list`;
}

/** Whether a path is a list of results, where the header leaves the room to them. */
export function isResultList(path: string): boolean {
  return /^\/[\w-]+\/list(\/|$)/.test(path);
}

/** Whether a path lies inside a service. */
export function isInService(service: string, path: string): boolean {
  return path === `/${service}` || path.startsWith(`/${service}/`);
}
